import type { View } from '../../lib/scene';
import type { Speech } from '../../lib/speech';
import { t, texts } from '../../lib/texts.svelte';

/** What the game shows, as its `sight` names it. */

export const PHASES = ['upkeep', 'intrigue', 'market', 'arena'] as const;
export const ATTRIBUTES = ['attack', 'defence', 'speed'] as const;
export const SIDES = ['I', 'II'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Condition = 'ready' | 'exhausted' | 'injured';
export type Dice = Record<Attribute, number>;

export interface Asset {
  name: string;
  condition: Condition;
  favor: number;
  champion: boolean;
}

export interface House {
  seat: number;
  house: string | null;
  powers: string[];
  influence: number;
  gold: number | null;
  assets: Asset[];
  guards: number;
  exhausted_guards: number;
  cards: number;
  hand_limit: number;
  aside?: number;
  left?: { offers: number; gifts: number };
  hand?: string[];
  seen?: string[];
}

export interface Goods {
  gold: number;
  assets: string[];
  guards: number;
  support: boolean;
  promise: string;
}

export interface Offer {
  maker: number;
  taker: number;
  gives: Goods;
  asks: Goods;
  until: 'scheme' | 'stalls' | (typeof PHASES)[number]; // what ends it, if nobody answers
}

/** The most one side of an offer could hold. */
export interface Most {
  gold: number;
  assets: string[];
  guards: number;
  support: boolean;
  promises: string[];
}

export interface Terms {
  other: number;
  gives: Most;
  asks: Most;
}

export interface Promised {
  maker: number;
  taker: number;
  what: string;
  round: number;
  standing: 'open' | 'kept' | 'broken' | 'void';
}

export interface Fighter {
  name: string;
  seat: number;
  side: 0 | 1 | null; // teams are formed late in a Primus
  equipment: string[];
  dice: Dice;
  printed: Dice;
  hex: string | null;
  fate: string;
  has_used_ability: boolean;
}

export interface Attack {
  attacker: string;
  defender: string;
  with_javelin: boolean;
  ties_hit: boolean;
  defends_with: Attribute;
  attack: number[];
  defence: number[];
}

export interface ArenaSeen {
  hexes: string[];
  starts: string[];
  reachable: string[];
  turn: { fighter: string; has_moved: boolean; has_attacked: boolean; reach: number; in_reach: string[] } | null;
  primus: boolean;
  refused: number[];
  invited: number[];
  payouts: Record<string, number>;
  fighters: Fighter[];
  bets: Record<string, number>[];
  quiet_rounds: number;
  must_attack: boolean;
  attacks: Attack[];
}

export interface MarketTitle {
  kind: 'gladiator' | 'slave' | 'equipment';
  gold: number;
  type?: string;
  dice?: [number, number, number];
  ability?: string;
}

export interface IntrigueTitle {
  kind: 'scheme' | 'reaction' | 'guard';
  influence: number;
  gold: number;
}

export interface Preparing {
  seat: number;
  gathered: number;
  supporters: number[];
  refusers: number[];
  asking: number | null;
  card: string | null;
  needed: number | null; // known to whoever plays the card
}

export interface Played {
  seat: number;
  card: string;
  targets: number[];
  named: string[];
  foiled: boolean;
}

/** A card that takes more influence than it shows, and in whose hand it is; nobody's while it is being played. */
export interface Raised {
  card: string;
  by: number;
  seat: number | null;
}

export interface SpartacusView extends View {
  round: number;
  rounds: number;
  win_at: number;
  phase: (typeof PHASES)[number];
  stalls_open: boolean;
  host: number;
  winner: number | null;
  houses: House[];
  intrigue: { pile: number; discards: string[] };
  market: { pile: number; discards: string[] };
  row: (string | null)[];
  offers: Offer[];
  draft: Offer | null;
  terms: Terms[];
  showing: number | null; // to whom a card is about to be shown
  promises: Promised[];
  turn: number | null;
  preparing: Preparing | null;
  played: Played[];
  raised: Raised[];
  moment: { kind: string; by: number | null; card: string | null } | null;
  bidding: { bidders: number[]; laid: number[] } | null;
  arena: ArenaSeen;
  said: string[];
  printed: { market: Record<string, MarketTitle>; intrigue: Record<string, IntrigueTitle> };
}

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

/** Whether this is a fight by itself, without houses. */
export function isTrial(view: SpartacusView): boolean {
  return view.round > 0 && view.houses.every(({ house }) => house === null);
}

/** With whom an asset could be traded: offered, if it is mine, or asked for. */
export function tradesOf(view: SpartacusView, name: string): { other: number; side: 'gives' | 'asks' }[] {
  return view.terms.flatMap(({ other, gives, asks }) => [
    ...(gives.assets.includes(name) ? [{ other, side: 'gives' as const }] : []),
    ...(asks.assets.includes(name) ? [{ other, side: 'asks' as const }] : []),
  ]);
}
