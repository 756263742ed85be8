import { SvelteMap } from 'svelte/reactivity';

import { isNothing, NOTHING, type Goods, type Offer, type SpartacusView, type Terms } from '../view';

/** An offer as it is being put together on this screen; the table hears of it when it is sent. */
export interface Wish {
  to: number;
  gives: Goods;
  asks: Goods;
}

const PATIENCE_MS = 3000;

/** What this person is bargaining about. One table is shown at a time, so there is one of it. */
class Bargain {
  partner = $state<number | null>(null); // the house this person talks with
  wish = $state<Wish | null>(null);
  readonly read = new SvelteMap<number, number>(); // how much of each thread has been seen
  steps = $state.raw<string[]>([]); // words still to be said, one after the other
  aim = $state.raw<{ card: string; seat: number } | null>(null); // the scheme that was drawn onto a house

  /** Talk with a house. */
  face(seat: number): void {
    if (this.wish && this.wish.to !== seat) this.wish = null;
    this.partner = seat;
  }

  /** Begin an offer, or go on with the one to the same house. */
  begin(to: number, gives: Partial<Goods> = {}, asks: Partial<Goods> = {}): void {
    const kept = this.wish?.to === to ? this.wish : { to, gives: NOTHING, asks: NOTHING };
    this.face(to);
    this.wish = { to, gives: joined(kept.gives, gives), asks: joined(kept.asks, asks) };
  }

  /** Whom this person deals with: whoever was chosen, whoever has made an offer, whoever schemes, or the next house. */
  partnerIn(view: SpartacusView): number | null {
    const others = view.houses.map(({ seat }) => seat).filter((seat) => seat !== view.seat);
    if (this.partner !== null && others.includes(this.partner)) return this.partner;
    const waiting = view.offers.find(({ taker }) => taker === view.seat)?.maker;
    return [waiting, view.preparing?.seat, view.turn, ...others].find((seat): seat is number => typeof seat === 'number' && seat !== view.seat) ?? null;
  }

  /** Answer an offer with one of one's own, to be changed before it is sent. */
  counter({ maker, gives, asks }: Offer): void {
    this.face(maker);
    this.wish = { to: maker, gives: asks, asks: gives };
  }

  /** Lay an asset on one side of the deal, or take it back. */
  toggle(to: number, side: 'gives' | 'asks', asset: string): void {
    const lies = this.wish?.to === to && this.wish[side].assets.includes(asset);
    if (!lies) return this.begin(to, side === 'gives' ? { assets: [asset] } : {}, side === 'asks' ? { assets: [asset] } : {});
    const goods = this.wish![side];
    this.wish = { ...this.wish!, [side]: { ...goods, assets: goods.assets.filter((other) => other !== asset) } };
  }

  /** One guard more on one side of the deal, as far as there are guards. */
  addGuard(to: number, side: 'gives' | 'asks', terms: Terms): void {
    const now = this.wish?.to === to ? this.wish[side].guards : 0;
    const guards = now < terms[side].guards ? now + 1 : 0;
    this.begin(to, side === 'gives' ? { guards } : {}, side === 'asks' ? { guards } : {});
  }

  /** Play a scheme, and name this house when it is asked whom it names. */
  aimAt(card: string, seat: number): void {
    this.aim = { card, seat };
    this.steps = [`scheme ${card}`];
  }

  drop(): void {
    this.wish = null;
  }

  /** Say all of it. */
  send(): void {
    if (!this.wish || isEmpty(this.wish)) return;
    this.sayAll(stepsOf(this.wish));
    this.wish = null;
  }

  /** Say these words, one after the other. */
  sayAll(words: string[]): void {
    this.steps = words;
  }

  /** Say the next word as soon as it can be said; give up where it cannot. */
  goOn(offered: string[], act: (words: string) => void): (() => void) | undefined {
    const [next, ...rest] = this.steps;
    if (next === undefined || !offered.length) return undefined;
    if (offered.includes(next)) {
      this.steps = rest;
      act(next);
      return undefined;
    }
    const timer = setTimeout(() => (this.steps = []), PATIENCE_MS);
    return () => clearTimeout(timer);
  }
}

export function isEmpty(wish: Wish): boolean {
  return isNothing(wish.gives) && isNothing(wish.asks);
}

/** The words that make up an offer, in the order the table hears them. */
export function stepsOf({ to, gives, asks }: Wish): string[] {
  return [`offer ${to}`, ...sideOf('give', gives), ...sideOf('ask', asks), 'send-offer'];
}

function sideOf(side: string, goods: Goods): string[] {
  return [
    ...(goods.gold ? [`${side}-gold ${goods.gold}`] : []),
    ...goods.assets.map((name) => `${side}-asset ${name}`),
    ...Array.from({ length: goods.guards }, () => `${side}-guard`),
    ...(goods.support ? [`${side}-support`] : []),
    ...(goods.promise === 'none' ? [] : [`${side}-promise ${goods.promise}`]),
  ];
}

function joined(kept: Goods, more: Partial<Goods>): Goods {
  return { ...kept, ...more, assets: [...new Set([...kept.assets, ...(more.assets ?? [])])] };
}

export const bargain = new Bargain();
