import type { Item } from '../../generated/protocol';

/** The numbers of the events that were taken back: those between the one an `undo` names and itself. */
export function undone(items: Item[]): Set<number> {
  const found = new Set<number>();
  let from = Infinity;
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    if (item.kind === 'event') {
      if (item.n >= from) found.add(item.n);
    } else if (item.from !== undefined) {
      from = Math.min(from, item.from);
    }
  }
  return found;
}

/** What still counts of all that was told. */
export function standing(items: Item[]): Item[] {
  const gone = undone(items);
  return gone.size ? items.filter((item) => !gone.has(item.n)) : items;
}
