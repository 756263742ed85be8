import { bargain } from '../bargain/bargain.svelte';
import type { Load } from '../bargain/drag';
import type { SpartacusView } from '../view';

/** What can be laid down on a house: a card or coins become an offer, a scheme goes at it. */
export function takesOf(view: SpartacusView, seat: number): { accepts: (load: Load) => boolean; take: (load: Load) => void } {
  const mine = seat === view.seat;
  const terms = view.terms.find(({ other }) => other === seat);

  function accepts(load: Load): boolean {
    if (view.seat === null) return false;
    if (load.kind === 'intrigue') return !mine && load.schemes === true;
    if (load.seat === seat) return false;
    if (mine) return load.kind === 'asset' && view.terms.some(({ other, asks }) => other === load.seat && asks.assets.includes(load.name));
    return load.seat === view.seat && Boolean(terms && (load.kind === 'coins' ? terms.gives.gold : terms.gives.assets.includes(load.name)));
  }

  function take(load: Load): void {
    if (load.kind === 'intrigue') bargain.aimAt(load.name, seat);
    else if (mine) bargain.begin(load.seat, {}, { assets: [load.name] });
    else if (load.kind === 'coins') bargain.begin(seat, { gold: 1 });
    else bargain.begin(seat, { assets: [load.name] });
  }

  return { accepts, take };
}
