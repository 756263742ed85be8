import type { Space } from '../view';

/** The arena, seen from the stands: hexes foreshortened, in units of a drawing of 890 by 668. */
const WIDTH = 160;
const FORESHORTENED = 0.82;
const ROW = 113.6;
const HEIGHT = (WIDTH / Math.sqrt(3)) * FORESHORTENED; // from the middle of a hex to its upper corner

export const MIDDLE = { x: 445, y: 338 };

export interface Spot {
  x: number;
  y: number;
}

/** The outline of a hex round the middle. */
export function hex(scale = 1): string {
  const [w, h] = [(WIDTH / 2) * scale, HEIGHT * scale];
  return `M0 ${-h}L${w} ${-h / 2}V${h / 2}L0 ${h}L${-w} ${h / 2}V${-h / 2}Z`;
}

/** Where the middle of each space is drawn: rows by letter, each centred. */
export function spotsOf(spaces: Space[]): Map<string, Spot> {
  const rows = [...new Set(spaces.map((space) => space.name[0]!))].map((letter) => spaces.filter((space) => space.name.startsWith(letter)));
  const found = new Map<string, Spot>();
  rows.forEach((row, i) =>
    row.forEach((space, j) => {
      found.set(space.name, { x: MIDDLE.x + (j - (row.length - 1) / 2) * WIDTH, y: MIDDLE.y + (i - (rows.length - 1) / 2) * ROW });
    }),
  );
  return found;
}

/** The same row of numbers between 0 and 1 every time, for scenery. */
export function scattered(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}
