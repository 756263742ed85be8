import type { EventItem, Item } from '../../../generated/protocol';
import { isChallenge, kindOf } from '../played';
import { FACES, KINDS, type Face, type Kind, type Side } from '../view';

/** The latest fight, step by step; empty before the first. */
export function storyOf(items: Item[]): EventItem[] {
  const events = items.filter((item) => item.kind === 'event');
  const begins = events.findLastIndex(isChallenge);
  return begins < 0 ? [] : events.slice(begins);
}

/** What happened last, in a sentence or two: who challenged whom, and how it ended. */
export function lately(items: Item[]): EventItem[] {
  const last = items.findLast((item) => item.kind === 'event');
  const [challenge] = storyOf(items);
  return [challenge, last].filter((item, i, all) => item !== undefined && all.indexOf(item) === i) as EventItem[];
}

/** The strike at hand: what was rolled, what shields stopped, and what it did. */
export interface Strike {
  dice: Face[];
  stopped: number; // single hits that shields cancelled
  stones: number; // that fell
  lying: number | null; // stones on the victim with those that fell; null where none did
  lost: Kind[]; // who went
}

const SPEARS = new Set(['strikes-first', 'tied']);
const ROLLS = new Set(['rolls', 'animal-rolls']);

export function strikeOf(story: EventItem[]): Strike | null {
  const from = story.findLastIndex((item) => ROLLS.has(kindOf(item)));
  if (from < 0) return null;
  const since = story.slice(from + 1);
  const count = (kind: string): number => since.filter((item) => kindOf(item) === kind).reduce((sum, item) => sum + Number(item.facts.count), 0);
  const lost = since.filter((item) => ['taken', 'killed'].includes(kindOf(item))).map((item) => KINDS[Number(item.facts.gladiator)]!);
  const dice = (story[from]!.facts.dice as number[]).map((face) => FACES[face]!);
  const fell = since.find((item) => kindOf(item) === 'stones');
  return { dice, stopped: count('shielded'), stones: count('stones'), lying: fell ? Number(fell.facts.lying) : null, lost };
}

/** The strike at hand as it ends if the roll is kept: the shields that are not caught will stop single hits. */
export function foreseen(strike: Strike | null, victim: Side | null): Strike | null {
  if (!strike || !victim) return strike;
  const singles = strike.dice.filter((face) => face === 'single').length;
  return { ...strike, stopped: Math.min(singles, victim.symbols.shield - victim.netted.shield) };
}

/** The count of spears: the first striker's, then the other's. */
export function spearsOf(story: EventItem[]): [number, number] | null {
  const found = story.find((item) => SPEARS.has(kindOf(item)));
  return found ? [Number(found.facts.spears), Number(found.facts.against ?? found.facts.spears)] : null;
}

export type Step = 'spears' | 'nets' | 'first' | 'second';

/** Where the fight has got to. */
export function stepOf(story: EventItem[], asked: string | undefined, striker: number, first: number): Step {
  const last = story.at(-1) ? kindOf(story.at(-1)!) : '';
  if (asked === 'kampf-ask-net' || last === 'nets') return 'nets';
  if (!story.some((item) => ROLLS.has(kindOf(item)))) return 'spears';
  return striker === first ? 'first' : 'second';
}
