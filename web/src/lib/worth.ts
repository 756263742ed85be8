import type { ChancesSeen, ChoiceWorth } from '../generated/http';
import { t, texts } from './texts.svelte';

const GOLD: Intl.NumberFormatOptions = { maximumFractionDigits: 2, signDisplay: 'exceptZero' };
const OTHER: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An option's worth, where it is known. */
export function worthOf(chances: ChancesSeen | null | undefined, words: string): ChoiceWorth | undefined {
  return chances?.choices.find((choice) => choice.words === words);
}

/** Whether nothing is worth more, beyond doubt, and something is worth less. */
export function isBest(chances: ChancesSeen | null | undefined, words: string): boolean {
  const [best, own] = [worthOf(chances, chances?.best ?? ''), worthOf(chances, words)];
  return Boolean(best && own && own.value >= best.value && chances?.choices.some(({ value }) => value < best.value));
}

/** The margin in hundredths, or in what the value is counted in; never less than it is. */
export function marginOf(chances: ChancesSeen, worth: ChoiceWorth): string {
  if (chances.unit === 'wins') return String(Math.ceil(100 * worth.margin));
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 2 }).format(Math.ceil(100 * worth.margin) / 100);
}

/** A worth as it is written: a number, with its margin where it is sampled. */
export function worthSaid(chances: ChancesSeen | null | undefined, words: string): string {
  const worth = worthOf(chances, words);
  if (!chances || !worth) return '';
  const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: worth.margin ? 0 : 1 };
  const style = { wins: percent, gold: GOLD }[chances.unit ?? ''] ?? OTHER;
  const value = new Intl.NumberFormat(texts.lang, style).format(worth.value);
  return worth.margin ? t('web-margin', { value, margin: marginOf(chances, worth) }) : value;
}
