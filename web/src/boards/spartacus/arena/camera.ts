import { RADIUS, type Spot } from './hexes';

/** Where the eye stands above the sand. */
export interface Camera {
  x: number; // where the middle of the sand is drawn
  y: number;
  tilt: number;
  far: number;
  box: string; // what the drawing shows
  place: 'arena' | 'arena-near';
  flat?: string; // how the place is laid flatter than it is drawn
}

export const WIDE: Camera = { x: 438, y: 402, tilt: 0.62, far: 1400, box: '0 0 876 652', place: 'arena' };
export const NARROW: Camera = { x: 330, y: 318, tilt: 0.84, far: 1900, box: '0 0 660 600', place: 'arena-near' };
/** Over the whole sand on a low stage: every hex can be seen between the clash and the fighters' dice. */
export const LOW: Camera = { x: 330, y: 236, tilt: 0.52, far: 1900, box: '0 0 660 380', place: 'arena-near', flat: 'translate(0 236) scale(1 .62) translate(0 -318)' };

const SIZE = 52; // of a hex on the sand
const INSET = 0.95;

export interface Point {
  x: number;
  y: number;
}

/** A point of the sand as the eye sees it. */
export function see(camera: Camera, x: number, y: number): Point {
  const scale = camera.far / (camera.far - y * 0.6);
  return { x: camera.x + x * scale, y: camera.y + y * camera.tilt * scale };
}

/** The middle of a hex. */
export function centreOf(camera: Camera, { x, y }: Spot): Point {
  return see(camera, (x * SIZE) / RADIUS, (y * SIZE) / RADIUS);
}

/** The six corners of a hex. */
export function cornersOf(camera: Camera, { x, y }: Spot): string {
  const corner = (i: number) => {
    const angle = ((60 * i - 30) * Math.PI) / 180;
    const at = see(camera, (x * SIZE) / RADIUS + INSET * SIZE * Math.cos(angle), (y * SIZE) / RADIUS + INSET * SIZE * Math.sin(angle));
    return `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ');
}
