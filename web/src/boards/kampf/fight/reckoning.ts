import { t } from '../../../lib/texts.svelte';
import type { Strike } from './story';

const STONES_OF_A_FULL_HIT = 2;

/** One line of what the dice come to: its signs, and the same in words. */
export interface Line {
  signs: string[];
  less: number; // how many of the signs are shields that stop hits
  words: string;
  result: string;
}

/** What the dice come to: full hits, then single hits less what shields stop. */
export function linesOf(strike: Strike, animal: boolean): Line[] {
  const fulls = strike.dice.filter((face) => face === 'full').length;
  const singles = strike.dice.filter((face) => face === 'single').length;
  const found: Line[] = [];
  if (fulls) {
    const result = animal ? t('web-kampf-falls', { count: STONES_OF_A_FULL_HIT * fulls }) : t('web-kampf-costs', { count: fulls });
    found.push({ signs: Array<string>(2 * fulls).fill('i-rstar'), less: 0, words: t('web-kampf-sum-full', { count: fulls }), result });
  }
  if (singles) {
    const signs = [...Array<string>(singles).fill('i-star'), ...Array<string>(strike.stopped).fill('i-shield')];
    const left = singles - strike.stopped;
    const words = t('web-kampf-sum-single', { count: singles, stopped: strike.stopped });
    found.push({ signs, less: strike.stopped, words, result: left ? t('web-kampf-falls', { count: left }) : t('web-kampf-no-hit') });
  }
  return found;
}
