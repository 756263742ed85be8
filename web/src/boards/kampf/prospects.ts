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

/** A number with its sign: "+1.2", "−0.5", "0.0". */
export function signed(value: number, digits = 1): string {
  const written = new Intl.NumberFormat(texts.lang, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  return written.replace('-', '−');
}

/** What a choice in a fight is worth from here on; empty where it makes no difference what is chosen. */
export function valueOf(chances: ChancesSeen | null, words: string): string {
  const values = chances?.choices.map((choice) => choice.value) ?? [];
  const found = chances?.choices.find((choice) => choice.words === words);
  return found && Math.max(...values) > Math.min(...values) ? signed(found.value, 2) : '';
}

/** A chance; a small one with a digit more. */
export function percent(value: number): string {
  return new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: value < SMALL ? 1 : 0 }).format(value);
}
