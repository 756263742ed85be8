import type { View } from '../../lib/scene';

/** What the game shows, as its `sight` names it. */

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];
export type Amount = Record<Metal, number>;

export const COLOURS = ['white', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Space {
  name: string;
  action: string;
  metal: Metal;
  strength: number;
  most: number;
  bonus: number;
  seat: number | null;
}

export interface Site {
  name: string;
  kind: 'villa' | 'workshop' | 'bank';
  colour: Colour | null;
  value: number;
  payout: Amount;
  cost: Amount;
  slaves: number;
  seat: number | null;
}

export interface Award {
  open: string;
  winner: number | null;
  second: number | null;
  hidden?: string;
  yours?: string;
}

export interface Player {
  seat: number;
  points: number;
  coins: Amount;
  followers: number;
  houses: number;
  theatre: string[];
  cards?: number;
  laurel_count?: number;
  hand?: Record<string, number>;
  laurels?: string[];
}

export interface Contest {
  area: string;
  seats: number[];
  metals: Metal[];
  strengths: number[];
}

export interface Auction {
  auctioneer: number;
  card: string | null;
  bid: Amount;
  leader: number | null;
  out: number[];
}

export interface Building {
  seat: number;
  buildings: number;
  site: string | null;
  slaves: number;
}

export interface AquileiaView extends View {
  round: number;
  start: number;
  spaces: Space[];
  track: number[];
  sites: Site[];
  market: (string | null)[];
  potentia: number | null;
  blue_dice: number;
  stadium: { open: string | null; pile: number; awards: Award[] };
  theatre: string[];
  players: Player[];
  contest: Contest | null;
  auction: Auction | null;
  building: Building | null;
}

/** One entry per coin, the plainest first. */
export function listed(amount: Amount): Metal[] {
  return METALS.flatMap((metal) => Array<Metal>(amount[metal]).fill(metal));
}

/** The last part of a name: `forum-2` is 2. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1);
}

/** A card's suit and strength, as its name tells them: `gold-horse-2`. */
export function suitOf(card: string): { suit: string; strength: string } {
  return { suit: card.slice(0, card.lastIndexOf('-')), strength: lastPart(card) };
}

/** The colours a stadium or theatre card shows; none on a neutral one. */
export function coloursOf(card: string): Colour[] {
  return COLOURS.filter((colour) => card.split('-').includes(colour)).sort((a, b) => card.indexOf(a) - card.indexOf(b));
}
