import type { Phase, Space } from '../view';

/** The city, seen from the south and a little from above, in units of a drawing of 890 by 668. */
export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export const WHOLE: Box = { x: 0, y: 0, width: 890, height: 668 };

export type Quarter = Exclude<Phase, 'placement'>;

/** The six quarters in the order in which they act: where they lie, and where their name stands. */
export const QUARTERS: { name: Quarter; number: string; box: Box; plate: Spot; width: number }[] = [
  { name: 'mercatus', number: 'I', box: { x: 0, y: 118, width: 340, height: 232 }, plate: { x: 8, y: 134 }, width: 112 },
  { name: 'arena', number: 'II', box: { x: 350, y: 118, width: 208, height: 232 }, plate: { x: 394, y: 134 }, width: 86 },
  { name: 'stadium', number: 'III', box: { x: 568, y: 118, width: 322, height: 232 }, plate: { x: 590, y: 134 }, width: 106 },
  { name: 'theatrum', number: 'IV', box: { x: 646, y: 382, width: 244, height: 210 }, plate: { x: 682, y: 564 }, width: 116 },
  { name: 'forum', number: 'V', box: { x: 300, y: 386, width: 344, height: 204 }, plate: { x: 412, y: 564 }, width: 90 },
  { name: 'portus', number: 'VI', box: { x: 0, y: 382, width: 304, height: 210 }, plate: { x: 112, y: 564 }, width: 94 },
];

const SPOTS: Record<string, [number, number]> = {
  dolus: [58, 238],
  pecunia: [126, 238],
  potentia: [194, 238],
  'equi-left': [36, 312],
  'equi-middle': [91, 312],
  'equi-right': [146, 312],
  'servi-top': [204, 312],
  'servi-middle': [258, 312],
  'servi-bottom': [312, 312],
  'arena-a': [390, 224],
  'arena-b': [458, 224],
  'arena-c': [424, 270],
  'gold-a': [634, 199],
  'gold-b': [702, 199],
  'gold-c': [770, 199],
  'silver-a': [634, 283],
  'silver-b': [702, 283],
  'silver-c': [770, 283],
  theatrum: [738, 500],
  'forum-1': [334, 524],
  'forum-2': [396, 524],
  'forum-3': [458, 524],
  'forum-4': [520, 524],
  'forum-5': [582, 524],
  latro: [48, 440],
  'portus-bronze': [104, 524],
  'portus-silver': [172, 524],
  'portus-gold': [240, 524],
};

const MARKET = new Set(['dolus', 'pecunia', 'equi', 'servi', 'potentia']);

/** The quarter a space belongs to. */
export function quarterOf(space: Space): Quarter {
  if (MARKET.has(space.action)) return 'mercatus';
  return space.action === 'latro' ? 'portus' : (space.action as Quarter);
}

/** Where a space lies; one that an edited data set has added lies in the middle of its quarter, beside the others. */
export function spotOf(space: Space, spaces: Space[]): Spot {
  const known = SPOTS[space.name];
  if (known) return { x: known[0], y: known[1] };
  const quarter = quarterOf(space);
  const { box } = QUARTERS.find(({ name }) => name === quarter)!;
  const added = spaces.filter((other) => quarterOf(other) === quarter && !SPOTS[other.name]);
  const place = added.indexOf(space) - (added.length - 1) / 2;
  return { x: box.x + box.width / 2 + place * 56, y: box.y + box.height * 0.72 };
}

export function boxText({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
