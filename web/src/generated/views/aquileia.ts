// Written by tools/protocol_types.py from the server. Do not edit.

export type Amount = Record<'bronze' | 'silver' | 'gold', number>;

export interface Space {
  name: string;
  action: string;
  metal: 'bronze' | 'silver' | 'gold';
  strength: number;
  most: number;
  bonus: number;
  seat: number | null;
}

export interface Site {
  name: string;
  kind: 'villa' | 'workshop' | 'bank';
  colour: 'white' | 'blue' | 'yellow' | 'purple' | null;
  value: number;
  payout: Record<'bronze' | 'silver' | 'gold', number>;
  cost: Record<'bronze' | 'silver' | 'gold', number>;
  slaves: number;
  seat: number | null;
  gain?: number;
}

export interface Award {
  open: string;
  winner: number | null;
  second: number | null;
  hidden?: string;
  yours?: string;
}

export interface Stadium {
  open: string | null;
  pile: number;
  awards: Award[];
}

/** The last scoring, were it now, as far as the viewer knows: the stadium cards of others are secret. */
export interface Standing {
  neutral: number;
  sums: Record<'white' | 'blue' | 'yellow' | 'purple', number>;
  cards: Record<'white' | 'blue' | 'yellow' | 'purple', number>;
  theatre: ('white' | 'blue' | 'yellow' | 'purple')[];
  total: number;
}

export interface Player {
  seat: number;
  points: number;
  coins: Record<'bronze' | 'silver' | 'gold', number>;
  followers: number;
  houses: number;
  theatre: string[];
  standing: Standing;
  cards?: number;
  laurel_count?: number;
  hand?: Record<string, number>;
  laurels?: string[];
}

export interface Contest {
  area: string;
  seats: number[];
  metals: ('bronze' | 'silver' | 'gold')[];
  strengths: number[];
  points: number[];
}

export interface Auction {
  auctioneer: number;
  card: string | null;
  bid: Record<'bronze' | 'silver' | 'gold', number>;
  leader: number | null;
  out: number[];
}

export interface Building {
  seat: number;
  buildings: number;
  site: string | null;
  slaves: number;
}

export interface View {
  game: 'aquileia';
  seats: number;
  seat: number | null;
  round: number;
  phase: 'placement' | 'mercatus' | 'arena' | 'stadium' | 'theatrum' | 'forum' | 'portus' | null;
  start: number;
  spaces: Space[];
  track: number[];
  sites: Site[];
  supply: Record<'bronze' | 'silver' | 'gold', number>;
  fees: Record<'bronze' | 'silver' | 'gold', number>;
  market: (string | null)[];
  discards: Record<string, number>;
  piles: Record<string, number> | null;
  potentia: number | null;
  blue_dice: number;
  stadium: Stadium;
  theatre: string[];
  players: Player[];
  contest: Contest | null;
  auction: Auction | null;
  building: Building | null;
}
