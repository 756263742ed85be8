import type { EventItem } from '../../generated/protocol';

/** When each step of a story is told: one after the other, in whatever batches they arrive. */
export class Telling {
  private starts = new Map<number, number>();
  private newest: number;

  /** What is there already has been told. */
  constructor(story: EventItem[]) {
    this.newest = story.at(-1)?.n ?? 0;
  }

  /** How many milliseconds from now on a step of the story is told, if each takes so long. */
  waitFor(n: number, story: EventItem[], pace: number): number {
    const now = performance.now();
    this.hear(story, pace, now);
    return Math.max(0, (this.starts.get(n) ?? now) - now);
  }

  private hear(story: EventItem[], pace: number, now: number): void {
    let free = now; // when the step before is told
    for (const { n } of story) {
      if (n > this.newest) this.starts.set(n, Math.max(now, free));
      free = (this.starts.get(n) ?? -Infinity) + pace;
    }
    this.newest = Math.max(this.newest, story.at(-1)?.n ?? 0);
  }
}
