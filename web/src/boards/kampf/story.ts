import type { EventItem, Item } from '../../generated/protocol';

/** What belongs to a fight, from the challenge on. */
const BEGINS = 'kampf-event-challenges';
const BELONGS = new Set(
  ['acts-for', 'strikes-first', 'nets', 'rolls', 'animal-rolls', 'keeps', 'rolls-again', 'shielded', 'stones', 'taken', 'killed', 'wiped-out', 'beaten', 'slain'].map(
    (name) => `kampf-event-${name}`,
  ),
);

/** The latest fight, step by step; empty before the first. */
export function storyOf(items: Item[]): EventItem[] {
  const story: EventItem[] = [];
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    if (item.kind !== 'event') continue;
    if (item.id === BEGINS) return [item, ...story];
    if (BELONGS.has(item.id)) story.unshift(item);
  }
  return [];
}

/** Where a piece that moved last came from: the space it left, by the space it reached. */
export function travels(items: Item[], since: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const item of items) {
    if (item.n > since && item.kind === 'event' && item.id === 'kampf-event-moves') {
      found.set(Number(item.facts.to), Number(item.facts.space));
    }
  }
  return found;
}
