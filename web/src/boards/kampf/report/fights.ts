import type { EventItem, Item } from '../../../generated/protocol';
import { emptied, isChallenge, kindOf, played } from '../played';
import { KINDS, WORTH_OF_AN_ANIMAL, type KampfView, type Kind, type Space } from '../view';

/** One fight of a game that is over: who stood where, and what each seat gained in it. */
export interface Fought {
  number: number; // counted from the first of the game
  opening: EventItem; // who challenged whom
  sides: [Space, Space]; // as they stood before it
  gains: Map<number, number>; // points by seat
  scores: number[]; // by seat, before it
}

/** A gladiator somebody took, and whose he was. */
export interface Trophy {
  kind: Kind;
  from: number;
}

/** A game that is over, told again from its beginning. */
export interface Course {
  fights: Fought[];
  trophies: Trophy[][]; // by the seat that has them
}

const POINTS: Record<string, number> = { taken: 1, beaten: WORTH_OF_AN_ANIMAL };

/** All fights of a game and whose the trophies were; nothing where the beginning of the game is not known. */
export function courseOf(view: KampfView, items: Item[]): Course {
  const course: Course = { fights: [], trophies: view.players.map(() => []) };
  if (items[0]?.n !== 1) return course;
  let table = emptied(view);
  for (const item of items) {
    if (item.kind !== 'event') continue;
    if (isChallenge(item)) course.fights.push(begun(item, table, course.fights.length + 1));
    record(course, item, table);
    table = played(table, [item], view);
  }
  return course;
}

function begun(opening: EventItem, table: KampfView, number: number): Fought {
  const sides = [opening.facts.space, opening.facts.target].map((space) => structuredClone(table.spaces[Number(space)]!)) as [Space, Space];
  return { number, opening, sides, gains: new Map(), scores: table.players.map(({ score }) => score) };
}

/** Write down what an event brings to whom. */
function record({ fights, trophies }: Course, event: EventItem, table: KampfView): void {
  const points = POINTS[kindOf(event)];
  const fought = fights.at(-1);
  if (!points || !fought) return;
  const seat = Number(event.facts.seat);
  fought.gains.set(seat, (fought.gains.get(seat) ?? 0) + points);
  const from = table.spaces[Number(event.facts.space)]?.team?.seat;
  if (kindOf(event) === 'taken' && from !== undefined) trophies[seat]!.push({ kind: KINDS[Number(event.facts.gladiator)]!, from });
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
