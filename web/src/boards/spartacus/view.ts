import type * as seen from '../../generated/views/spartacus';
import type { View } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import { t, texts } from '../../lib/texts.svelte';
import type { Fighter, Goods } from '../../generated/views/spartacus';

export type {
  Asset,
  Fighter,
  Goods,
  House,
  IntrigueTitle,
  MarketTitle,
  Most,
  Offer,
  Preparing,
  Promised,
  Terms,
} from '../../generated/views/spartacus';

export const PHASES = ['upkeep', 'intrigue', 'market', 'arena'] as const;
export const ATTRIBUTES = ['attack', 'defence', 'speed'] as const;
export const SIDES = ['I', 'II'] as const;
export type Dice = Fighter['dice'];
export type Attribute = keyof Dice;
export type SpartacusView = seen.View;

/** What a piece is called; one that an edited data set has added goes by its own name. */
export function named(kind: string, name: string): string {
  return texts.find(`spartacus-${kind}-${name}`) ?? name;
}

/** A name whose long words may be divided; few browsers know by themselves where. */
export function softly(name: string): string {
  const breaks = new Map(t('web-spartacus-breaks').split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]));
  return name.split(' ').map((word) => breaks.get(word) ?? word).join(' ');
}

/** The paragraph of the rules about a card; copies share one. */
export function ruleOf(name: string): string {
  return `card.${name.replace(/-\d+$/, '')}`;
}

/** A choice in words, from the words of the record. */
export function spoken(words: string, speech: Speech): string {
  const [verb = '', operand] = words.split(' ');
  if (operand === undefined) return speech.option({ words, verb, operands: [] });
  const kind = Object.values(speech.lexicon.phrases[speech.lexicon.verbs[verb] ?? ''] ?? {})[0] ?? '';
  const place = speech.lexicon.terms[kind]?.indexOf(`spartacus-${kind}-${operand}`) ?? -1;
  return speech.option({ words, verb, operands: [place < 0 ? Number(operand) : place] });
}

export const NOTHING: Goods = { gold: 0, assets: [], guards: 0, support: false, promise: 'none' };

export function isNothing(goods: Goods): boolean {
  return !goods.gold && !goods.assets.length && !goods.guards && !goods.support && goods.promise === 'none';
}

/** What one side of an offer gives. */
export function goodsInWords(goods: Goods): string {
  const parts = [
    goods.gold ? t('web-spartacus-coins', { count: goods.gold }) : '',
    ...goods.assets.map((name) => named('asset', name)),
    goods.guards ? t('web-spartacus-guarded', { count: goods.guards }) : '',
    goods.support ? t('web-spartacus-support') : '',
    goods.promise === 'none' ? '' : t('web-spartacus-promise', { promise: named('promise', goods.promise) }),
  ];
  return parts.filter(Boolean).join(t('web-separator')) || t('web-spartacus-nothing');
}

/** Whether a fight is at hand or to come, so that chances are worth asking for. */
export function mayKnow(view: View): boolean {
  const { phase, moment, round } = view as SpartacusView;
  return round > 0 && phase === 'arena' && moment === null;
}

const OWN_WIDTH = 238; // what is mine beside the hand
const CARD_WIDTH = 129; // one card of the hand, with its gap
const MOST_CARDS = 3; // that lie side by side as cards
const HAND_WIDTH = 440; // for more of them, as a list

/** How many cards of a hand lie below one another; 0: they lie side by side. */
export function inRows(titles: number): number {
  return titles > MOST_CARDS ? Math.ceil(titles / (titles > 8 ? 3 : 2)) : 0;
}

/** As wide as my hand: what is asked takes the rest. */
export function goodsWidth(view: View): number {
  const { houses, seat } = view as SpartacusView;
  const titles = new Set(houses.find((house) => house.seat === seat)?.hand ?? []).size;
  return OWN_WIDTH + (inRows(titles) ? HAND_WIDTH : CARD_WIDTH * Math.max(titles, 2));
}

/** Whether this is a fight by itself, without houses. */
export function isTrial(view: SpartacusView): boolean {
  return view.round > 0 && view.houses.every(({ house }) => house === null);
}

/** Whoever fights by himself has neither hand nor house. */
export function hasGoods(view: View): boolean {
  return !isTrial(view as SpartacusView);
}

/** With whom an asset could be traded: offered, if it is mine, or asked for. */
export function tradesOf(view: SpartacusView, name: string): { other: number; side: 'gives' | 'asks' }[] {
  return view.terms.flatMap(({ other, gives, asks }) => [
    ...(gives.assets.includes(name) ? [{ other, side: 'gives' as const }] : []),
    ...(asks.assets.includes(name) ? [{ other, side: 'asks' as const }] : []),
  ]);
}
