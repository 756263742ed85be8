import type * as seen from '../../generated/views/aquileia';

export type { Auction, Award, Building, Contest, Player, Site, Space } from '../../generated/views/aquileia';
export type AquileiaView = seen.View;

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];
export type Amount = Record<Metal, number>;

export const COLOURS = ['white', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

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
