import type * as seen from '../../generated/views/kampf';

export type { Animal, Fight, Player, Side, Space, Team } from '../../generated/views/kampf';
export type KampfView = seen.View;

export const KINDS = ['sword', 'spear', 'net', 'prong', 'shield'] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;
export type Face = seen.Fight['dice'][number];

/** One entry per gladiator, in a fixed order. */
export function listed(counts: Counts): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind]).fill(kind));
}

/** Where the middle of each space is drawn: rows by letter, each centred, in units of the drawing. */
export const RADIUS = 60;
const WIDTH = Math.sqrt(3) * RADIUS;

export interface Spot {
  x: number;
  y: number;
}

export function spotsOf(spaces: seen.Space[]): Spot[] {
  const rows = new Map<string, number>();
  for (const space of spaces) rows.set(space.name[0]!, (rows.get(space.name[0]!) ?? 0) + 1);
  const widest = Math.max(...rows.values());
  const letters = [...rows.keys()];
  const seen = new Map<string, number>();
  return spaces.map((space) => {
    const letter = space.name[0]!;
    const column = seen.get(letter) ?? 0;
    seen.set(letter, column + 1);
    return {
      x: (column + (widest - rows.get(letter)!) / 2 - (widest - 1) / 2) * WIDTH,
      y: (letters.indexOf(letter) - (letters.length - 1) / 2) * 1.5 * RADIUS,
    };
  });
}
