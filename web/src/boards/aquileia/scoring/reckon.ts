import type { Item } from '../../../generated/protocol';
import { eventsOf, kindOf } from '../course';
import { COLOURS, type Colour, type Player } from '../view';

export type Row = 'before' | 'neutral' | Colour | 'total';
export const ROWS: Row[] = ['before', 'neutral', ...COLOURS, 'total'];

export interface Cell {
  how: [number, number] | null; // the villas of a colour, and how often they count
  value: number;
}

/** One player's scoring, as the engine reckons it; over, the points hold it already. */
export function sheetOf({ points, standing }: Player, over: boolean): Record<Row, Cell> {
  const villas = COLOURS.map((colour): [Colour, Cell] => [colour, { how: standing.sums[colour] ? [standing.sums[colour], standing.cards[colour]] : null, value: standing.sums[colour] * standing.cards[colour] }]);
  const gained = standing.neutral + villas.reduce((sum, [, { value }]) => sum + value, 0);
  const before = over ? points - gained : points;
  return { before: { how: null, value: before }, neutral: { how: null, value: standing.neutral }, ...(Object.fromEntries(villas) as Record<Colour, Cell>), total: { how: null, value: standing.total } };
}

/** The players as they stand: winners first, then the best; equals as they sit. */
export function ranked(players: Player[], winners: number[]): Player[] {
  const won = ({ seat }: Player): number => Number(winners.includes(seat));
  return players.toSorted((a, b) => won(b) - won(a) || b.standing.total - a.standing.total || a.seat - b.seat);
}

/** What is being told of the last scoring, and what has been told of it. */
export interface Telling {
  seat: number;
  row: Row | null;
  told: Set<string>; // `seat/row`
}

export function tellingOf(items: Item[]): Telling | null {
  const told = new Set<string>();
  let last: Omit<Telling, 'told'> | null = null;
  for (const event of eventsOf(items)) {
    const seat = Number(event.facts.seat);
    const row = rowOf(kindOf(event), event.facts.colour);
    if (row === undefined) continue;
    for (const each of row === 'total' ? ROWS : row ? [row] : []) told.add(`${seat}/${each}`);
    last = { seat, row };
  }
  return last && { ...last, told };
}

/** The line of the sheet an event fills; laurels laid open fill none. */
function rowOf(kind: string, colour: unknown): Row | null | undefined {
  if (kind === 'laurels') return null;
  if (kind === 'villas') return COLOURS[Number(colour)]!;
  return kind === 'neutral' || kind === 'total' ? kind : undefined;
}
