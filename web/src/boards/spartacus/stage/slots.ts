import type { SpartacusView } from '../view';

/** Where a house has its place in the halls, in units of the stage from the middle: the first half on the left, the rest on the right. */
export interface Slot {
  side: 'left' | 'right';
  at: number;
  width: number;
  place: number; // from the left
}

const EDGE = 394;
const GAP = 10;
const BAY = 196; // between two columns

/** The same place all game long; mine is the first. */
export function slotOf(view: SpartacusView, seat: number): Slot {
  const first = view.seat ?? 0;
  const place = (seat - first + view.seats) % view.seats;
  const left = Math.ceil(view.seats / 2);
  const onLeft = place < left;
  const among = onLeft ? left : view.seats - left;
  const most = Math.max(left, view.seats - left);
  const width = Math.min(88, (BAY - GAP * (most - 1)) / most);
  const within = onLeft ? place : place - left;
  const at = onLeft ? -EDGE + within * (width + GAP) : EDGE - width - (among - 1 - within) * (width + GAP);
  return { side: onLeft ? 'left' : 'right', at, width, place };
}
