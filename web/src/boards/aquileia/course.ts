import type { EventItem, Item } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import type { Phase } from './view';

const EVENT = 'aquileia-event-';

/** Where the game is: placing, one of the quarters, between two rounds, or at the last scoring. */
export type Stop = Phase | 'round' | 'scoring' | null;

/** The last part of an event's id: what kind of thing happened. */
export function kindOf(item: Item): string {
  return item.kind === 'event' ? item.id.replace(EVENT, '').replace(/-unseen$/, '') : '';
}

export function eventsOf(items: Item[]): EventItem[] {
  return items.filter((item) => item.kind === 'event');
}

const TELLS: Record<string, Stop> = {
  ...{ starts: 'round', round: 'round', market: 'round', 'open-laurel': 'round' },
  ...{ places: 'placement', 'lays-fee': 'placement', crest: 'placement', stops: 'placement' },
  ...{ trades: 'mercatus', buys: 'mercatus', 'buys-slaves': 'mercatus', 'buys-nothing': 'mercatus', 'has-blue-dice': 'mercatus' },
  ...{ fights: 'arena', takes: 'arena', races: 'stadium', looks: 'stadium', keeps: 'stadium', 'passes-on': 'stadium', returns: 'stadium', 'no-race': 'stadium' },
  ...{ reveals: 'theatrum', bids: 'theatrum', drops: 'theatrum', wins: 'theatrum', 'gets-free': 'theatrum' },
  ...{ 'pays-slaves': 'forum', builds: 'forum', 'builds-nothing': 'forum' },
  ...{ steals: 'portus', 'steals-nothing': 'portus', activates: 'portus', forgoes: 'portus' },
  ...{ laurels: 'scoring', neutral: 'scoring', villas: 'scoring', total: 'scoring' },
};

const CONTESTS = new Set<Stop>(['arena', 'stadium']);

/** Where the last of these things happened, the first of them having happened after a moment at some place. */
export function courseOf(told: Item[], from: Stop): Stop {
  let at = from;
  let ranked = false;
  for (const event of eventsOf(told)) {
    const kind = kindOf(event);
    if (kind === 'ranks') ranked = true;
    if (kind === 'fights' || kind === 'races') ranked = false;
    at = TELLS[kind] ?? unsure(kind, at, ranked);
  }
  return at;
}

/** Dice and coins move in many places: after placing they belong to the market, after building to the harbour. */
function unsure(kind: string, at: Stop, ranked: boolean): Stop {
  if (at === 'placement') return 'mercatus';
  if (kind === 'rolls' && at !== 'mercatus' && (!CONTESTS.has(at) || ranked)) return 'portus';
  return at;
}

/** What a value of an event is called in the data set: `gold-horse-2`. */
export function termOf(speech: Speech, kind: string, value: unknown): string {
  return speech.lexicon.terms[kind]?.[Number(value)]?.replace(`aquileia-${kind}-`, '') ?? '';
}

/** How many coins are given in an exchange for one: its name begins with the number. */
export function paidFor(speech: Speech, trade: number): number {
  return Number.parseInt(speech.name('trade', trade), 10) || 1;
}
