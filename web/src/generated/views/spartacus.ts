// Written by tools/protocol_types.py from the server. Do not edit.

export type Dice = Record<'attack' | 'defence' | 'speed', number>;

export interface Asset {
  name: string;
  condition: 'ready' | 'exhausted' | 'injured';
  favor: number;
  champion: boolean;
}

export interface Left {
  offers: number | null;
  gifts: number | null;
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
  left?: Left;
  hand?: string[];
  seen?: string[];
}

export interface Guarding {
  least: number;
  chance: number;
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
  until: 'scheme' | 'stalls' | 'upkeep' | 'intrigue' | 'market' | 'arena';
}

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

export interface Preparing {
  seat: number;
  gathered: number;
  supporters: number[];
  lent: number;
  demanded: boolean;
  refusers: number[];
  asking: number | null;
  card: string | null;
  needed: number | null;
}

export interface Played {
  seat: number;
  card: string;
  needed: number;
  targets: number[];
  named: string[];
  foiled: boolean;
}

export interface Raised {
  card: string;
  by: number;
  seat: number | null;
}

export interface Moment {
  kind: string;
  by: number | null;
  card: string | null;
}

export interface Deck {
  pile: number;
  discards: string[];
}

export interface Bidding {
  bidders: number[];
  laid: number[];
}

export interface FightTurn {
  fighter: string;
  has_moved: boolean;
  has_attacked: boolean;
  reach: number;
  in_reach: string[];
}

export interface Fighter {
  name: string;
  seat: number;
  side: 0 | 1 | null;
  equipment: string[];
  reach: number;
  dice: Record<'attack' | 'defence' | 'speed', number>;
  printed: Record<'attack' | 'defence' | 'speed', number>;
  hex: string | null;
  fate: 'standing' | 'yield' | 'injury' | 'decapitation';
  has_used_ability: boolean;
}

export interface Attack {
  attacker: string;
  defender: string;
  with_javelin: boolean;
  ties_hit: boolean;
  defends_with: 'attack' | 'defence' | 'speed';
  attack: number[];
  defence: number[];
  hits: number[];
}

export interface Tournament {
  houses: number[];
  bout: number;
  bouts: number;
}

export interface Arena {
  hexes: string[];
  starts: string[];
  reachable: string[];
  turn: FightTurn | null;
  primus: boolean;
  tournament: Tournament | null;
  invited: number[];
  refused: number[];
  fighters: Fighter[];
  payouts: Record<string, number>;
  bets: Record<string, number>[];
  quiet_rounds: number;
  must_attack: boolean;
  attacks: Attack[];
}

export interface MarketTitle {
  kind: 'gladiator' | 'slave' | 'equipment';
  gold: number;
  type?: string;
  dice?: number[];
  ability?: string;
}

export interface IntrigueTitle {
  kind: 'scheme' | 'reaction' | 'guard';
  influence: number;
  compares: string;
  gold: number;
}

export interface Printed {
  market: Record<string, MarketTitle>;
  intrigue: Record<string, IntrigueTitle>;
}

export interface View {
  game: 'spartacus';
  seats: number;
  seat: number | null;
  length: string;
  expansion: boolean;
  round: number;
  rounds: number | null;
  win_at: number;
  guarding: Guarding;
  phase: 'upkeep' | 'intrigue' | 'market' | 'arena';
  next_check: 'upkeep' | 'intrigue' | 'market' | 'arena';
  stalls_open: boolean;
  host: number;
  winner: number | null;
  houses: House[];
  intrigue: Deck;
  market: Deck;
  laid: string[];
  row: (string | null)[];
  offers: Offer[];
  draft: Offer | null;
  showing: number | null;
  terms: Terms[];
  promises: Promised[];
  turn: number | null;
  preparing: Preparing | null;
  played: Played[];
  raised: Raised[];
  senate_spoke: boolean;
  moment: Moment | null;
  bidding: Bidding | null;
  arena: Arena;
  said: string[];
  printed: Printed;
}
