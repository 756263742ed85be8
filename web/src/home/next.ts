import type { TableSeen } from '../generated/http';

/** What is going on at one of my tables: whether I am asked, and a sentence about it. */
export interface Going {
  asked: boolean;
  sentence: string;
}

export type Next =
  | { kind: 'asked' | 'running' | 'waiting'; table: TableSeen }
  | { kind: 'again'; game: string } // come back and play
  | { kind: 'first' }; // nobody here has played yet

/** The one thing to do next: answer where I am asked, go on, look after a table that waits, play again, or learn. */
export function nextThing(mine: TableSeen[], going: Record<string, Going>, ended: TableSeen[], known: boolean): Next {
  const asked = mine.find((table) => going[table.id]?.asked);
  if (asked) return { kind: 'asked', table: asked };
  const running = mine.find((table) => table.status === 'playing');
  if (running) return { kind: 'running', table: running };
  const waiting = mine.find((table) => table.status === 'open');
  if (waiting) return { kind: 'waiting', table: waiting };
  const last = ended.find((table) => table.seats.some((chair) => chair.mine));
  return known && last ? { kind: 'again', game: last.family } : { kind: 'first' };
}

/** Tables in which I am asked first, then those in play, then those that wait for players. */
export function byUrgency(tables: TableSeen[], going: Record<string, Going>): TableSeen[] {
  const rank = (table: TableSeen): number => (going[table.id]?.asked ? 0 : table.status === 'playing' ? 1 : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
