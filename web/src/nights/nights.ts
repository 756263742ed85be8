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

/** What somebody made of a seat at one of the tables, or the bots whose result is par. */
export interface Fared {
  seat: NightSeat;
  table: NightTable;
  isPar: boolean;
  score: number;
}

/** Seat by seat what people made of it, with par among them, the most first: they all had the same dice and cards. */
export function fared(tables: NightTable[], par: NightTable | null): Fared[][] {
  const ofPeople = tables.flatMap((table) => table.seats.filter(({ kind }) => kind === 'person').map((seat) => ({ table, seat, isPar: false })));
  const numbers = [...new Set(ofPeople.map(({ seat }) => seat.seat))].sort((a, b) => a - b);
  const ofBots = (par?.seats ?? []).map((seat) => ({ table: par!, seat, isPar: true }));
  return numbers
    .map((number) => [...ofPeople, ...ofBots].flatMap((each) => (each.seat.seat === number && each.seat.score !== null ? [{ ...each, score: each.seat.score }] : [])))
    .filter((each) => each.length > 1)
    .map((each) => each.sort((a, b) => b.score - a.score));
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
