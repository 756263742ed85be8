import type { Option } from '../../../generated/protocol';

/** Where the middle of each hex is drawn: rows by letter, each centred, in units of the drawing. */
export const RADIUS = 40;
const WIDTH = Math.sqrt(3) * RADIUS;

export interface Spot {
  name: string;
  x: number;
  y: number;
}

export function spotsOf(hexes: string[]): Spot[] {
  const letters = [...new Set(hexes.map((name) => name[0]))];
  return hexes.map((name) => {
    const row = hexes.filter((other) => other[0] === name[0]);
    return {
      name,
      x: (row.indexOf(name) - (row.length - 1) / 2) * WIDTH,
      y: (letters.indexOf(name[0]) - (letters.length - 1) / 2) * 1.5 * RADIUS,
    };
  });
}

const DANGEROUS = ['spartacus-leads-moves-into-fray', 'spartacus-leads-moves-into-danger'];

/** Whether an enemy could strike there without moving, as the consequence of the move says. */
export function isDangerous({ consequence }: Option): boolean {
  return DANGEROUS.includes(consequence?.id ?? '');
}
