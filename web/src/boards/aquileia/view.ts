import type * as seen from '../../generated/views/aquileia';

export type { Auction, Award, Building, Contest, Player, Site, Space, Standing } from '../../generated/views/aquileia';
export type AquileiaView = seen.View;
export type Phase = NonNullable<seen.View['phase']>;

export const METALS = ['bronze', 'silver', 'gold'] as const;
export const RICHEST = METALS.toReversed(); // in words and in pictures the most valuable come first
export type Metal = (typeof METALS)[number];
export type Amount = Record<Metal, number>;

export const COLOURS = ['white', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const ROUNDS = 6;

/** Whether the last scoring is done: points hold everything, and all cards lie open. */
export function isOver(view: AquileiaView): boolean {
  return view.round === ROUNDS && view.phase === null && view.players.every(({ laurels }) => laurels);
}

/** One entry per coin, the most valuable first. */
export function listed(amount: Amount): Metal[] {
  return RICHEST.flatMap((metal) => Array<Metal>(amount[metal]).fill(metal));
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

/** How many slaves the cards of a hand are worth together. */
export function slavesIn(hand: Record<string, number> | undefined): number {
  return Object.entries(hand ?? {}).reduce((sum, [card, count]) => sum + (suitOf(card).suit === 'slave' ? Number(suitOf(card).strength) * count : 0), 0);
}

/** What a player has too little of for a site. */
export function lackOf(site: seen.Site, player: seen.Player): { coins: Amount; slaves: number } {
  const short = (metal: Metal): number => Math.max(0, site.cost[metal] - player.coins[metal]);
  return { coins: { bronze: short('bronze'), silver: short('silver'), gold: short('gold') }, slaves: Math.max(0, site.slaves - slavesIn(player.hand)) };
}

/** The first follower of the market who has not acted yet: he acts now. */
export function errandOf(view: AquileiaView): seen.Space | undefined {
  const order = ['dolus', 'pecunia', 'equi', 'servi', 'potentia'];
  return order.flatMap((action) => view.spaces.filter((space) => space.action === action)).find(({ seat }) => seat !== null);
}

/** How many stadium cards of a seat the viewer cannot see: everybody saw who came first and second in each race. */
export function secretOf(view: AquileiaView, seat: number): number {
  if (view.players[seat]!.laurels) return 0;
  return view.stadium.awards.filter(({ winner, second }) => winner === seat || second === seat).length;
}

/** Whether nobody has more points than this seat, which has some; what the last scoring adds is another matter. */
export function isAhead(view: AquileiaView, seat: number): boolean {
  const { points } = view.players[seat]!;
  return !isOver(view) && points > 0 && view.players.every((player) => player.points <= points);
}
