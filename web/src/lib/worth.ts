import type { ChancesSeen, ChoiceWorth } from '../generated/http';
import { t, texts } from './texts.svelte';

const GOLD: Intl.NumberFormatOptions = { maximumFractionDigits: 2, signDisplay: 'exceptZero' };
const OTHER: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 };
const TINY = 1e-6; // what is written in binary is not quite what was meant

/** An option's worth, where it is known. */
export function worthOf(chances: ChancesSeen | null | undefined, words: string): ChoiceWorth | undefined {
  return chances?.choices.find((choice) => choice.words === words);
}

/** Whether nothing is worth more, beyond doubt, and something is worth visibly less; what is best for another is not the best choice. */
export function isBest(chances: ChancesSeen | null | undefined, words: string): boolean {
  if (chances?.about === 'guest' || alike(chances) !== null) return false;
  const [best, own] = [worthOf(chances, chances?.best ?? ''), worthOf(chances, words)];
  return Boolean(best && own && own.value >= best.value && chances?.choices.some(({ value }) => value < best.value));
}

/** The chance to win that every choice has alike, as it is written: beside each it would be no help, so it is said once. */
export function alike(chances: ChancesSeen | null | undefined): string | null {
  if (chances?.unit !== 'wins' || chances.about === 'guest' || chances.choices.length < 2) return null;
  const [first = '', ...more] = chances.choices.map(({ words }) => worthSaid(chances, words));
  return more.every((said) => said === first) ? first : null;
}

/** The margin in hundredths, or in what the value is counted in; never less than it is. */
export function marginOf(chances: ChancesSeen, worth: ChoiceWorth): string {
  if (chances.unit === 'wins') return String(Math.ceil(100 * worth.margin));
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 2 }).format(Math.ceil(100 * worth.margin) / 100);
}

/** A chance as it is written; where it is sampled, from where to where it goes, and never beyond 0 and 1. */
export function chanceSaid(value: number, margin: number): string {
  const percent = new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: margin ? 0 : 1 });
  if (!margin) return percent.format(value);
  const from = Math.max(0, Math.floor(100 * (value - margin) + TINY));
  return `${from}–${percent.format(Math.min(1, Math.ceil(100 * (value + margin) - TINY) / 100))}`;
}

/** A worth as it is written: a number, with its margin where it is sampled. */
export function worthSaid(chances: ChancesSeen | null | undefined, words: string): string {
  const worth = worthOf(chances, words);
  if (!chances || !worth) return '';
  if (chances.unit === 'wins') return chanceSaid(worth.value, worth.margin);
  const value = new Intl.NumberFormat(texts.lang, chances.unit === 'gold' ? GOLD : OTHER).format(worth.value).replace('-', '−');
  return worth.margin ? t('web-margin', { value, margin: marginOf(chances, worth) }) : value;
}
