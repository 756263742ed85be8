import { NOTHING, type Goods, type SpartacusView, type Terms } from '../view';

/** An offer somebody may want to make just now. */
export interface Suggestion {
  id: string; // of the words for it
  asset?: string;
  gives: Goods;
  asks: Goods;
}

const USUAL = 2; // gold
const MOST = 6;

/** What fits the moment; everything named here is among the terms the table allows. */
export function suggestions(view: SpartacusView, terms: Terms): Suggestion[] {
  const gold = Math.min(USUAL, terms.gives.gold);
  const pay: Goods = { ...NOTHING, gold };
  const earn: Goods = { ...NOTHING, gold: USUAL };
  const found: Suggestion[] = [];
  if (terms.asks.support && gold) found.push({ id: 'buy-support', gives: pay, asks: { ...NOTHING, support: true } });
  if (terms.gives.support) found.push({ id: 'sell-support', gives: { ...NOTHING, support: true }, asks: earn });
  found.push(...purchases(view, terms));
  for (const promise of fitting(view, terms.other)) {
    if (gold && terms.asks.promises.includes(promise)) found.push({ id: `ask-${promise}`, gives: pay, asks: { ...NOTHING, promise } });
  }
  for (const promise of fitting(view, view.seat)) {
    if (terms.gives.promises.includes(promise)) found.push({ id: `give-${promise}`, gives: { ...NOTHING, promise }, asks: earn });
  }
  return found.slice(0, MOST);
}

/** Promises whose time is near, if this house makes them. */
function fitting(view: SpartacusView, maker: number | null): string[] {
  if (view.phase === 'intrigue' && view.played.length) return ['other-target', 'foil-it', 'no-foil', 'no-guard'];
  if (view.phase === 'intrigue' || view.phase === 'upkeep') return ['support', 'no-foil'];
  if (maker !== view.host) return [];
  return view.arena.fighters.length ? ['spare'] : ['invite', 'no-invite'];
}

/** Cards of the other stall, at what is printed on them. */
function purchases(view: SpartacusView, terms: Terms): Suggestion[] {
  return terms.asks.assets
    .map((asset) => ({ asset, price: view.printed.market[asset]?.gold ?? 0 }))
    .filter(({ price }) => price > 0 && price <= terms.gives.gold)
    .slice(0, 3)
    .map(({ asset, price }) => ({ id: 'buy', asset, gives: { ...NOTHING, gold: price }, asks: { ...NOTHING, assets: [asset] } }));
}
