import type { EventItem, Item } from '../../../generated/protocol';
import type { Speech } from '../../../lib/speech';
import { eventsOf, kindOf, termOf } from '../course';

/** What one of those who fight or race has done so far. */
export interface Entry {
  seat: number;
  spaces: number; // the strength of the spaces
  dice: number[];
  cards: string[];
  blue: number[];
  place: number | null; // in the end
}

const ENTERS: Record<string, 'arena' | 'stadium'> = { fights: 'arena', races: 'stadium' };

/** The latest contest from its first entrant on; null before the first. */
export function contestOf(items: Item[]): { area: 'arena' | 'stadium'; steps: EventItem[] } | null {
  const all = eventsOf(items);
  const last = all.findLastIndex((item) => kindOf(item) in ENTERS);
  if (last < 0) return null;
  const area = ENTERS[kindOf(all[last]!)]!;
  let first = last;
  while (first > 0 && ENTERS[kindOf(all[first - 1]!)] === area) first--;
  return { area, steps: all.slice(first) };
}

/** Everybody in a contest, as they entered it. */
export function entriesOf(steps: EventItem[], speech: Speech): Entry[] {
  const entries: Entry[] = [];
  let ranked = false;
  for (const step of steps) {
    const { facts } = step;
    const kind = kindOf(step);
    if (kind in ENTERS) entries.push({ seat: Number(facts.seat), spaces: Number(facts.strength), dice: [], cards: [], blue: [], place: null });
    const entry = entries.find(({ seat }) => seat === facts.seat);
    if (!entry) continue;
    if (kind === 'ranks') {
      entry.place = Number(facts.place);
      ranked = true;
    } else if (!ranked) add(entry, kind, facts, speech);
  }
  return entries;
}

function add(entry: Entry, kind: string, facts: EventItem['facts'], speech: Speech): void {
  if (kind === 'rolls') entry.dice = facts.dice as number[];
  if (kind === 'rolls-blue') entry.blue = facts.dice as number[];
  if (kind === 'plays') entry.cards.push(termOf(speech, 'card', facts.card));
}

export const STEPS = ['places', 'red', 'cards', 'blue', 'prizes'] as const;

/** How far a contest has got. */
export function stepOf(steps: EventItem[], asked: string | undefined): (typeof STEPS)[number] {
  const kinds = steps.map(kindOf);
  if (kinds.includes('ranks')) return 'prizes';
  if (kinds.includes('rolls-blue') || asked === 'aquileia-ask-blue') return 'blue';
  if (kinds.includes('plays') || asked === 'aquileia-ask-cards') return 'cards';
  return kinds.includes('rolls') ? 'red' : 'places';
}

const DEEDS = new Set(['rolls', 'gets', 'pays', 'scores', 'trades', 'buys', 'buys-slaves', 'buys-nothing', 'has-blue-dice', 'draws', 'no-card', 'steals', 'steals-nothing', 'activates', 'forgoes']);
const BEGINS = new Set(['rolls', 'trades', 'pays', 'has-blue-dice']);
const ENDS = new Set(['buys-nothing', 'forgoes']);

/** What one player has just done in the market or in the harbour. */
export function deedOf(items: Item[], seat: number | null): EventItem[] {
  const found: EventItem[] = [];
  const events = eventsOf(items);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    const kind = kindOf(event);
    if (!DEEDS.has(kind) || event.facts.seat !== seat || (ENDS.has(kind) && found.length)) break;
    found.unshift(event);
    const trading = kind === 'pays' && i > 0 && kindOf(events[i - 1]!) === 'trades';
    if (BEGINS.has(kind) && !trading) break;
  }
  return found;
}
