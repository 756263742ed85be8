import type { Item } from '../../../generated/protocol';
import { kindOf } from '../stage/told';
import type { SpartacusView } from '../view';

/** What a house has in a box, and what that has brought or cost it once the boxes are paid out. */
export interface Stake {
  seat: number;
  gold: number;
  paid: number | null;
}

const BOXES = ['victor-i', 'victor-ii', 'injury', 'decapitation'];
const OVER = ['round', 'presides', 'bout']; // what was paid before is of other games

/** The stakes of all houses in a box. */
export function stakesIn(box: string, view: SpartacusView, items: Item[]): Stake[] {
  const paid = paidFrom(BOXES.indexOf(box), items);
  return view.houses
    .map(({ seat }) => ({ seat, gold: view.arena.bets[seat]?.[box] ?? 0, paid: paid.get(seat) ?? null }))
    .filter(({ gold, paid: sum }) => gold || sum !== null);
}

/** What each house has won or lost in a box of these games. */
function paidFrom(box: number, items: Item[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const item of items.toReversed()) {
    if (item.kind !== 'event') continue;
    const kind = kindOf(item);
    if (OVER.includes(kind)) break;
    if ((kind === 'wins-bet' || kind === 'loses-bet') && item.facts.box === box) found.set(item.facts.seat as number, (item.facts.gold as number) * (kind === 'wins-bet' ? 1 : -1));
  }
  return found;
}

/** What I have said for a box in these bets; null where nothing yet. */
export function sealedIn(box: string, view: SpartacusView): number | null {
  const words = view.said.find((each) => each.startsWith(`bet-${box} `));
  return words === undefined ? null : Number(words.split(' ')[1]);
}

/** The gold I can still lay: what I have, without what offers bind and what I have sealed. */
export function purseOf(view: SpartacusView): number {
  const me = view.houses.find(({ seat }) => seat === view.seat);
  const sealed = BOXES.reduce((sum, box) => sum + (sealedIn(box, view) ?? 0), 0);
  return (me?.gold ?? 0) - (me?.aside ?? 0) - sealed;
}
