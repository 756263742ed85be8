import type { Replay } from '../generated/http';
import type { EventItem, Message } from '../generated/protocol';
import { api, type Sight } from '../lib/server/api';

export interface Wanted {
  step: number;
  sight: Sight;
  seat: number;
  spoilers: boolean;
}

const SLOTS = 1000; // more than one step ever tells

/** The steps of a finished game, fetched when first looked at. */
export class Reel {
  private steps = new Map<string, Promise<Replay>>();
  private stories = new Map<string, Promise<EventItem[]>>();
  private told = new Map<number, EventItem[]>();

  constructor(private readonly table: string) {}

  async at(wanted: Wanted): Promise<Replay> {
    const found = await this.fetch(wanted);
    this.told.set(found.step, asItems(found.events, found.step));
    return found;
  }

  /** Fetch a step that will probably be looked at next. */
  ahead(wanted: Wanted): void {
    void this.fetch(wanted).catch(() => {});
  }

  /** What was told up to a step, as far as it has been looked at without a gap. */
  itemsUpTo(step: number): EventItem[] {
    const items: EventItem[] = [];
    for (let i = step; this.told.has(i); i--) items.unshift(...this.told.get(i)!);
    return items;
  }

  /** What one step told. */
  itemsOf(step: number): EventItem[] {
    return this.told.get(step) ?? [];
  }

  /** Everything the game told, from its beginning to its end. */
  story({ sight, seat }: Wanted): Promise<EventItem[]> {
    const key = `${sight} ${seat}`;
    const asked = this.stories.get(key) ?? api.replayEvents(this.table, sight, seat).then(({ steps }) => steps.flatMap(asItems));
    this.stories.set(key, asked);
    asked.catch(() => this.stories.delete(key));
    return asked;
  }

  private fetch({ step, sight, seat, spoilers }: Wanted): Promise<Replay> {
    const key = `${step} ${sight} ${seat} ${spoilers}`;
    const known = this.steps.get(key);
    if (known) return known;
    const asked = api.replay(this.table, step, sight, seat, spoilers);
    this.steps.set(key, asked);
    asked.catch(() => this.steps.delete(key));
    return asked;
  }
}

/** The step at which something was told. */
export function stepOf(n: number): number {
  return Math.floor((n - 1) / SLOTS);
}

function asItems(events: Message[], step: number): EventItem[] {
  return events.map((event, i) => ({ ...event, kind: 'event', at: 0, n: step * SLOTS + i + 1 }));
}
