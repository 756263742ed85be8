import type { Outcome } from '../generated/protocol';

export interface Rank {
  seat: number;
  score: number;
  won: boolean;
  place: number; // whoever has as much shares it
}

/** Who comes where in a finished game, the best first. */
export function ranksOf({ scores, winners }: Outcome): Rank[] {
  const all = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  const before = (one: { score: number; won: boolean }): number => (one.won ? 0 : all.filter(({ score, won }) => won || score > one.score).length);
  return all.map((one) => ({ ...one, place: 1 + before(one) })).sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}
