import type { NightSeat, NightTable } from '../generated/http';
import { changed } from '../puzzles/standing';

/** A number with its sign, or a dash where there is nothing to tell. */
export function signed(value: number | null): string {
  return value === null ? '–' : changed(value);
}

/** The tables as they stand: the best first, and those without a result behind them in their order. */
export function standing(tables: NightTable[]): NightTable[] {
  return [...tables].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.place - b.place);
}

/** What is going on at a table, as the id of a message. */
export function stateOf(table: NightTable): string {
  if (table.early) return 'web-night-early';
  return { open: 'web-lobby-waiting-short', playing: 'web-playing', ended: 'web-night-through' }[table.status];
}

/** The seats that wait for whoever has a link. */
export function waiting(tables: NightTable[]): { table: NightTable; seat: NightSeat }[] {
  return tables.flatMap((table) => (table.status === 'open' ? table.seats.filter(({ kind }) => kind === 'invited' || kind === 'open').map((seat) => ({ table, seat })) : []));
}

/** The seats people take, after one of them was taken in or left out; one stays at least. */
export function toggled(people: number[], seat: number): number[] {
  const others = people.filter((each) => each !== seat);
  if (others.length === people.length) return [...people, seat].sort((a, b) => a - b);
  return others.length ? others : people;
}
