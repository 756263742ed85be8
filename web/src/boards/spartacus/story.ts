import type { EventItem, Item } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import type { SpartacusView } from './view';

/** What the table has told so far, read again: the last blow, and how a whole game went. */

export interface Clash {
  attacker: string;
  defender: string;
  javelin: boolean;
  attack: number[];
  defence: number[];
  hits: number[]; // places of the attack dice that hit, from 1
  wounds: number | null; // once all is counted
  counter: number;
}

const ID = 'spartacus-event-';
const CURTAIN = ['presides', 'bout', 'sends']; // a fight before this one is over

function* backwards(items: Item[]): Generator<EventItem> {
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    if (item.kind === 'event') yield item;
  }
}

function short(item: EventItem): string {
  return item.id.slice(ID.length);
}

function pieceIn(item: EventItem, field: string, speech: Speech): string {
  const term = speech.lexicon.terms.asset?.[item.facts[field] as number];
  return term?.slice('spartacus-asset-'.length) ?? '';
}

function numbers(value: unknown): number[] {
  if (Array.isArray(value)) return value as number[];
  return typeof value === 'number' ? [value] : [];
}

/** The last attack of the fight under way; null before the first. */
export function lastClash(items: Item[], speech: Speech): Clash | null {
  const after: EventItem[] = [];
  for (const item of backwards(items)) {
    if (CURTAIN.includes(short(item))) return null;
    if (short(item) === 'attacks' || short(item) === 'throws-javelin') return clashOf(item, after, speech);
    after.unshift(item);
  }
  return null;
}

function clashOf(begun: EventItem, after: EventItem[], speech: Speech): Clash {
  const last = (id: string) => after.findLast((item) => short(item) === id);
  return {
    attacker: pieceIn(begun, 'asset', speech),
    defender: pieceIn(begun, 'target', speech),
    javelin: short(begun) === 'throws-javelin',
    attack: numbers(last('rolls-attack')?.facts.dice),
    defence: numbers(last('rolls-defence')?.facts.dice),
    hits: numbers(last('strikes')?.facts.places),
    wounds: (last('hits')?.facts.count as number | undefined) ?? null,
    counter: (last('counters')?.facts.count as number | undefined) ?? 0,
  };
}

/** What a fighter has rolled last for initiative in this fight; null before the roll, and where a net has decided. */
export function initiativeOf(name: string, items: Item[], speech: Speech): number | null {
  for (const item of backwards(items)) {
    if ([...CURTAIN, 'throws-net'].includes(short(item))) return null;
    if (short(item) === 'rolls-initiative' && pieceIn(item, 'asset', speech) === name) return item.facts.total as number;
  }
  return null;
}

/** The last rolls of guards, healers or houses that nobody has rolled away yet. */
export function lastRolls(items: Item[], ids: string[], until: string[]): EventItem[] {
  const found: EventItem[] = [];
  for (const item of backwards(items)) {
    if (until.includes(short(item))) break;
    if (ids.includes(short(item))) found.unshift(item);
  }
  return found;
}

/** The last bids that were opened, while nothing else has been put up. */
export function lastBids(items: Item[]): { bids: Map<number, number>; sold: EventItem | null } {
  const bids = new Map<number, number>();
  let sold: EventItem | null = null;
  for (const item of backwards(items)) {
    const id = short(item);
    if (id === 'bids' && !bids.has(item.facts.seat as number)) bids.set(item.facts.seat as number, item.facts.gold as number);
    else if (['buys', 'unsold', 'hosts'].includes(id) && !bids.size) sold = item;
    else if (bids.size || id === 'row-dealt') break;
  }
  return { bids, sold };
}

// --- How the game went -------------------------------------------------------------------------------

export interface Course {
  known: boolean; // from the beginning
  marks: { label: number; influence: number[] }[]; // influence at the start of each round, and at the end
}

const GAINS: Record<string, (item: EventItem) => number> = {
  'gains-influence': (item) => item.facts.count as number,
  'loses-influence': (item) => -(item.facts.count as number),
  'loses-champion': () => -1,
  champion: () => 1,
};

/** The influence of every house, round by round. */
export function influenceOver(items: Item[], seats: number): Course {
  const now = Array.from({ length: seats }, () => 0);
  const marks: Course['marks'] = [];
  const begun = new Set<number>();
  for (const item of items) {
    if (item.kind !== 'event') continue;
    const id = short(item);
    const seat = item.facts.seat as number;
    if (id === 'begins-with') begun.add(seat);
    if (id === 'begins-with') now[seat] = item.facts.influence as number;
    else if (id === 'round') marks.push({ label: item.facts.round as number, influence: [...now] });
    else if (id in GAINS) now[seat] = (now[seat] ?? 0) + GAINS[id]!(item);
  }
  marks.push({ label: marks.length + 1, influence: [...now] });
  return { known: begun.size === seats, marks };
}

export interface Deeds {
  fights: number; // won
  schemes: number; // that reached the table, foiled or not
}

/** What every house has done. */
export function deedsOf(items: Item[], view: SpartacusView, speech: Speech): Deeds[] {
  const found = view.houses.map(() => ({ fights: 0, schemes: 0 }));
  for (const item of items) {
    if (item.kind !== 'event') continue;
    const house = found[item.facts.seat as number];
    const card = speech.lexicon.terms.intrigue?.[item.facts.card as number]?.slice('spartacus-intrigue-'.length);
    if (house && short(item) === 'wins-fight') house.fights += 1;
    else if (house && short(item) === 'plays' && view.printed.intrigue[card ?? '']?.kind === 'scheme') house.schemes += 1;
  }
  return found;
}

export interface Flow {
  from: number;
  to: number;
  gold: number;
  unseen: number; // gifts of gold nobody else was told the size of
  cards: number;
}

/** What went from house to house: gold and assets. */
export function flows(items: Item[]): Flow[] {
  const found = new Map<string, Flow>();
  const flow = (from: number, to: number): Flow => {
    const key = `${from} ${to}`;
    if (!found.has(key)) found.set(key, { from, to, gold: 0, unseen: 0, cards: 0 });
    return found.get(key)!;
  };
  for (const item of items) {
    if (item.kind !== 'event') continue;
    const { seat, other, giver, taker, gold } = item.facts as Record<string, number>;
    const id = short(item);
    if (id === 'gives-gold') flow(seat!, other!).gold += gold!;
    else if (id === 'gives-gold-unseen') flow(seat!, other!).unseen += 1;
    else if (id === 'hands-over') flow(giver!, taker!).gold += gold!;
    else if (id === 'hands-asset') flow(seat!, other!).cards += 1;
  }
  return [...found.values()].sort((a, b) => b.gold + b.cards - a.gold - a.cards);
}

export interface Bout {
  winner: string;
  seat: number;
}

/** How often deals were struck, by pairs that struck them. */
export function dealsStruck(items: Item[]): number {
  return items.filter((item) => item.kind === 'event' && short(item) === 'deal').length;
}
