import type { EventItem, Item } from '../../../generated/protocol';
import { emptied, kindOf, played } from '../played';
import { WORTH_OF_AN_ANIMAL, type KampfView, type Space } from '../view';

/** One fight of a game that is over: who stood where, and what each seat gained in it. */
export interface Fought {
  number: number; // counted from the first of the game
  sides: [Space, Space]; // as they stood before it
  seat: number; // who challenged
  gains: Map<number, number>; // points by seat
  last: EventItem; // how it ended
}

const POINTS: Record<string, number> = { taken: 1, beaten: WORTH_OF_AN_ANIMAL };

/** All fights of a game, told again from its beginning. */
export function fightsOf(view: KampfView, items: Item[]): Fought[] {
  const found: Fought[] = [];
  let table = emptied(view);
  for (const item of items) {
    if (item.kind !== 'event') continue;
    if (kindOf(item) === 'challenges') {
      const sides = [item.facts.space, item.facts.target].map((space) => structuredClone(table.spaces[Number(space)]!)) as [Space, Space];
      found.push({ number: found.length + 1, sides, seat: Number(item.facts.seat), gains: new Map(), last: item });
    }
    const fought = found.at(-1);
    const points = POINTS[kindOf(item)];
    if (fought && points) {
      const seat = Number(item.facts.seat);
      fought.gains.set(seat, (fought.gains.get(seat) ?? 0) + points);
      fought.last = item;
    }
    table = played(table, [item], view);
  }
  return found;
}

/** Those in which most points changed hands, in the order they were fought. */
export function decisive(fights: Fought[], most = 3): Fought[] {
  const weight = (fought: Fought): number => [...fought.gains.values()].reduce((sum, gain) => sum + gain, 0);
  return [...fights]
    .filter((fought) => weight(fought) > 0)
    .sort((a, b) => weight(b) - weight(a) || b.number - a.number)
    .slice(0, most)
    .sort((a, b) => a.number - b.number);
}
