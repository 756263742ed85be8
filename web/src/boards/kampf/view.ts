import type { View } from '../../lib/scene';

/** What the game shows, as its `sight` names it. */

export const KINDS = ['sword', 'spear', 'net', 'prong', 'shield'] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;
export type Face = 'blank' | 'single' | 'full';

export interface Animal {
  name: string;
  symbols: Counts;
  hits: number;
  stones: number;
}

export interface Team {
  seat: number;
  gladiators: Counts;
}

export interface Space {
  name: string;
  beside: string[];
  stones: number;
  team?: Team;
  animal?: Animal;
}

export interface Player {
  seat: number;
  trophies: Counts;
  animals: string[];
  carriers: number;
  score: number;
}

export interface Side {
  space: string;
  seat: number;
  symbols: Counts;
  netted: Counts;
}

export interface Fight {
  sides: [Side, Side];
  first: number;
  striker: number;
  dice: Face[];
  owed: number;
}

export interface KampfView extends View {
  spaces: Space[];
  supply: Counts;
  pile: string[];
  beside: Animal[];
  players: Player[];
  fight: Fight | null;
}

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

export function spotsOf(spaces: Space[]): Spot[] {
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
