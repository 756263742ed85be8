import type { SpartacusView } from '../view';

/** Where a stall stands: edges in units of the stage (or, on narrow ones, in hundredths of its width), and how many pieces to a row. */
export interface StallSlot {
  style: string;
  row: number;
  rows: number; // that have room, if the pieces are small
}

const TOP = 104;
const FOOT = 640;
const WIDE = 258;

/** Mine first on the left, the others in order; the same places all game long. */
export function slotsOfStalls(view: SpartacusView, narrow: boolean): Record<number, StallSlot> {
  const first = view.seat ?? 0;
  const left = Math.ceil(view.seats / 2);
  const found: Record<number, StallSlot> = {};
  for (let place = 0; place < view.seats; place++) {
    const seat = (first + place) % view.seats;
    const onLeft = place < left;
    const within = onLeft ? place : place - left;
    found[seat] = narrow ? near(seat === view.seat) : far(onLeft, within, left);
  }
  return found;
}

function far(onLeft: boolean, within: number, among: number): StallSlot {
  const height = (FOOT - TOP) / among;
  const top = TOP + within * height;
  return { style: `${onLeft ? 'left' : 'right'}:calc(50% - 430 * var(--u));top:calc(${top} * var(--u));width:calc(${WIDE} * var(--u));height:calc(${height - 16} * var(--u))`, row: among > 2 ? 5 : 4, rows: among > 2 ? 2 : 3 };
}

/** On a phone the stall of the other stands above the table of the deal, mine below it. */
function near(mine: boolean): StallSlot {
  return { style: `${mine ? 'bottom' : 'top'}:3px;left:3px;right:3px;height:calc(50% - 62px)`, row: 4, rows: 1 };
}
