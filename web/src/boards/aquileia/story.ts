import type { EventItem, Item } from '../../generated/protocol';

function events(items: Item[]): EventItem[] {
  return items.filter((item) => item.kind === 'event');
}

const SCORING = new Set(['laurels', 'neutral', 'villas', 'total'].map((name) => `aquileia-event-${name}`));

/** The last scoring, seat by seat; empty before the end. */
export function scoringOf(items: Item[]): Map<number, EventItem[]> {
  const found = new Map<number, EventItem[]>();
  for (const item of events(items)) {
    if (!SCORING.has(item.id)) continue;
    const seat = Number(item.facts.seat);
    found.set(seat, [...(found.get(seat) ?? []), item]);
  }
  return found;
}

const ENTERS = new Set(['aquileia-event-fights', 'aquileia-event-races']);
const TELLS = new Set(['rolls', 'rolls-blue', 'plays', 'ranks'].map((name) => `aquileia-event-${name}`));

/** What everyone has done in the latest contest, by seat: dice and cards, and the place in the end. */
export function contestOf(items: Item[]): { area: string; steps: EventItem[] } | null {
  const all = events(items);
  const last = all.findLastIndex((item) => ENTERS.has(item.id));
  if (last < 0) return null;
  const id = all[last]!.id;
  let first = last;
  while (all[first - 1]?.id === id) first--;
  const rest = all.slice(last + 1);
  const end = rest.findLastIndex((item) => item.id === 'aquileia-event-ranks');
  const over = end >= 0 ? rest.slice(0, end + 1) : rest;
  const steps = [...all.slice(first, last + 1), ...over.filter((item) => TELLS.has(item.id))];
  return { area: id.endsWith('races') ? 'stadium' : 'arena', steps };
}

/** The faces somebody has rolled, as numbers of metals. */
export function facesOf(steps: EventItem[], seat: number): number[] {
  return steps.filter((item) => item.facts.seat === seat).flatMap((item) => (Array.isArray(item.facts.dice) ? item.facts.dice : []));
}
