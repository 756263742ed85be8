import type { Replay } from '../generated/http';
import { api, type Sight } from './api';
import type { EventItem } from '../generated/protocol';

interface Wanted {
  step: number;
  sight: Sight;
  seat: number;
  spoilers: boolean;
}

const SLOTS = 1000; // more than one step ever tells

/** The steps of a finished game, fetched when first looked at; the next one is fetched ahead. */
export class Reel {
  private steps = new Map<string, Promise<Replay>>();
  private told = new Map<number, EventItem[]>();

  constructor(private readonly table: string) {}

  async at(wanted: Wanted): Promise<Replay> {
    const found = await this.fetch(wanted);
    this.told.set(found.step, asItems(found));
    if (found.steps !== null && found.step < found.steps) void this.fetch({ ...wanted, step: wanted.step + 1 });
    return found;
  }

  /** What was told up to a step, as far as it has been looked at without a gap. */
  itemsUpTo(step: number): EventItem[] {
    const items: EventItem[] = [];
    for (let i = step; this.told.has(i); i--) items.unshift(...this.told.get(i)!);
    return items;
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

function asItems(found: Replay): EventItem[] {
  return found.events.map((event, i) => ({ ...event, kind: 'event', at: 0, n: found.step * SLOTS + i + 1 }));
}
