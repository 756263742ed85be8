import type { ChancesSeen, Prospect } from '../../generated/http';
import { texts } from '../../lib/texts.svelte';
import { WORTH_OF_AN_ANIMAL } from './view';

const SMALL = 0.05;

/** What a fight brings on average, in gladiators; an animal counts two. */
export function gainOf(prospect: Prospect): number {
  return prospect.taken + WORTH_OF_AN_ANIMAL * prospect.beaten;
}

/** What it costs on average. */
export function lossOf(prospect: Prospect): number {
  return prospect.lost + WORTH_OF_AN_ANIMAL * prospect.fallen;
}

/** The fights an option leads to. */
export function prospectsOf(chances: ChancesSeen | null, words: string): Prospect[] {
  return chances?.prospects?.filter((prospect) => prospect.words === words) ?? [];
}

/** The one of these that brings most. */
export function bestOf(prospects: Prospect[]): Prospect | undefined {
  return prospects.reduce<Prospect | undefined>((best, each) => (!best || gainOf(each) - lossOf(each) > gainOf(best) - lossOf(best) ? each : best), undefined);
}

/** What the best fight of an option comes to, taken less lost; null where none is known. */
export function netOf(chances: ChancesSeen | null, words: string): number | null {
  const best = bestOf(prospectsOf(chances, words));
  return best ? gainOf(best) - lossOf(best) : null;
}

/** Whether no option leads to a better fight on average, and some to a worse one. Whom to give up is not judged by one fight that may never come. */
export function isBestFight(chances: ChancesSeen, words: string): boolean {
  if (words.startsWith('give')) return false;
  const own = netOf(chances, words);
  const all = [...new Set(chances.prospects?.map((prospect) => prospect.words))].map((each) => netOf(chances, each)!);
  return own !== null && Math.min(...all) < own && Math.max(...all) <= own;
}

/** Other spaces from which the best fight is the very same. */
export function alike(chances: ChancesSeen | null, words: string): string[] {
  const same = (one: Prospect, other: Prospect): boolean => one.target === other.target && gainOf(one) === gainOf(other) && lossOf(one) === lossOf(other);
  const own = bestOf(prospectsOf(chances, words));
  const others = new Set(chances?.prospects?.map((prospect) => prospect.words).filter((each) => each !== words && each.split(' ')[1]));
  return own ? [...others].filter((each) => same(own, bestOf(prospectsOf(chances, each))!)).map((each) => each.split(' ')[1]!.toUpperCase()) : [];
}

/** A number with its sign: "+1.2", "−0.5", "0.0". */
export function signed(value: number, digits = 1): string {
  const written = new Intl.NumberFormat(texts.lang, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  return written.replace('-', '−');
}

/** What a choice in a fight is worth from here on; empty where it makes no difference what is chosen. */
export function valueOf(chances: ChancesSeen | null, words: string): string {
  const values = chances?.choices.map((choice) => choice.value) ?? [];
  const found = chances?.choices.find((choice) => choice.words === words);
  const written = (digits: number): Set<string> => new Set(values.map((value) => signed(value, digits)));
  const digits = written(1).size < written(2).size ? 2 : 1;
  return found && Math.max(...values) > Math.min(...values) ? signed(found.value, digits) : '';
}

/** A chance; a small one with a digit more. */
export function percent(value: number): string {
  return new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: value < SMALL ? 1 : 0 }).format(value);
}
