import type { Item, Scene } from '../../generated/protocol';

/** What arrives after one act: what happened, and the table as it lies then. */
export interface Frame {
  items: Item[];
  scene: Scene;
}

/** One thing that is being told: over the scene before it, on the way to the scene after it. */
export interface Beat {
  item: Item;
  ms: number; // how long it stays, at the present pace
  told: Item[]; // what was told of its frame so far, itself last: none of it lies in the scene before
  after: Scene;
}

/** How long a thing is told at normal pace; 0 is told by its line in the chronicle alone. */
export type Length = (item: Item, after: Scene) => number;

/** Time, which a test can hold in its hand. */
export interface Clock {
  now: () => number;
  after: (ms: number, call: () => void) => () => void; // returns how to cancel it
}

export const PACES = { slow: 1.7, normal: 1, fast: 0.4, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Tells everything strictly in order, at the pace of whoever watches.
 *
 * Frames wait in a queue. The beats of a frame are told one after the other over the scene before it; then its scene is
 * shown. Whatever is skipped, the scene at the end is that of the last frame. Nothing is lost and nothing told twice.
 */
export class Director {
  scene: Scene | null = null; // on the stage
  beat: Beat | null = null; // being told
  told: Item[] = []; // everything told so far, the present beat included
  missed: Item[] = []; // told at once while nobody watched
  paused = false;

  private queue: Frame[] = [];
  private place = 0; // how many items of the first frame are told
  private away = false;
  private pace: Pace = 'normal';
  private cancel: (() => void) | null = null;
  private ends = 0; // when the present beat ends, while it runs
  private left = 0; // how long the present beat still lasts, while paused

  constructor(
    private readonly length: Length,
    private readonly changed: () => void,
    private readonly clock: Clock = browserClock,
  ) {}

  /** How many things are still to be told. */
  get behind(): number {
    return this.queue.reduce((sum, frame) => sum + frame.items.length, 0) - this.place;
  }

  /** Whether the stage shows the table as it is now: only then is anybody asked. */
  get isNow(): boolean {
    return this.queue.length === 0;
  }

  /** Show a table as it lies; what led to it has been told before. */
  open(told: Item[], scene: Scene): void {
    this.stop();
    this.queue = [];
    this.place = 0;
    this.told = told;
    this.missed = [];
    this.beat = null;
    this.scene = scene;
    this.changed();
  }

  /** What was told before all that is here. */
  earlier(items: Item[]): void {
    this.told = [...items, ...this.told];
    this.changed();
  }

  /** Something happened. */
  take(frame: Frame): void {
    this.queue.push(frame);
    if (this.away) this.hurry();
    else if (!this.beat && !this.paused) this.advance();
    else this.changed();
  }

  /** Hold the present beat. */
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.left = this.beat ? Math.max(0, this.ends - this.clock.now()) : 0;
    this.stop();
    this.changed();
  }

  /** Go on where it was held. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.beat) this.wait(this.left);
    else this.advance();
    this.changed();
  }

  /** Tell the next thing, and hold there. */
  step(): void {
    this.stop();
    this.paused = true;
    this.left = 0;
    this.advance();
  }

  /** Tell everything at once: the stage shows the table as it is now. */
  skip(): void {
    this.stop();
    this.paused = false;
    this.play(true);
    this.changed();
  }

  /** From now on faster or slower; a beat that has begun goes on at the new pace. */
  keepPace(pace: Pace): void {
    const before = PACES[this.pace];
    this.pace = pace;
    if (pace === 'at-once') return this.skip();
    if (!this.beat || !before) return;
    const scale = PACES[pace] / before;
    if (this.paused) this.left *= scale;
    else this.wait(Math.max(0, this.ends - this.clock.now()) * scale);
  }

  /** Nobody watches: things go on at once, and are kept as missed. */
  leave(): void {
    this.away = true;
    if (!this.isNow) this.hurry();
  }

  /** Somebody watches again. */
  comeBack(): void {
    this.away = false;
  }

  /** What was missed has been seen. */
  forgetMissed(): void {
    this.missed = [];
    this.changed();
  }

  /** Tell nothing more. */
  close(): void {
    this.stop();
    this.queue = [];
  }

  private hurry(): void {
    const known = this.told.length;
    this.skip();
    this.missed = [...this.missed, ...this.told.slice(known)];
    this.changed();
  }

  private advance(): void {
    this.play(PACES[this.pace] === 0);
    this.changed();
  }

  /** Tell things until one takes its time. */
  private play(atOnce: boolean): void {
    this.beat = null;
    for (let frame = this.queue[0]; frame; frame = this.queue[0]) {
      const item = frame.items[this.place];
      if (!item) {
        this.scene = frame.scene;
        this.queue.shift();
        this.place = 0;
        continue;
      }
      this.place++;
      this.told = [...this.told, item];
      const ms = atOnce ? 0 : this.length(item, frame.scene) * PACES[this.pace];
      if (ms <= 0) continue;
      this.beat = { item, ms, told: frame.items.slice(0, this.place), after: frame.scene };
      if (this.paused) this.left = ms;
      else this.wait(ms);
      return;
    }
  }

  private wait(ms: number): void {
    this.stop();
    this.ends = this.clock.now() + ms;
    this.cancel = this.clock.after(ms, () => {
      this.cancel = null;
      this.advance();
    });
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
