import { t } from '../../../lib/texts.svelte';
import type { Strike } from './story';

const STONES_OF_A_FULL_HIT = 2;
const STONES_PER_GLADIATOR = 2;

/** One line of what the dice come to: its signs, and the same in words. */
export interface Line {
  signs: string[];
  less: number; // how many of the signs are shields that stop hits
  words: string;
  result: string;
}

/** What the dice come to: full hits, then single hits less what shields stop, with the stone that lies on a team already. */
export function linesOf(strike: Strike, animal: boolean, stones: number): Line[] {
  const fulls = strike.dice.filter((face) => face === 'full').length;
  const singles = strike.dice.filter((face) => face === 'single').length;
  const found: Line[] = [];
  if (fulls) {
    const result = animal ? t('web-kampf-falls', { count: STONES_OF_A_FULL_HIT * fulls }) : t('web-kampf-costs', { count: fulls });
    found.push({ signs: Array<string>(2 * fulls).fill('i-rstar'), less: 0, words: t('web-kampf-sum-full', { count: fulls }), result });
  }
  if (singles) {
    const left = singles - strike.stopped;
    const lying = animal || !left ? 0 : strike.lying === null ? stones : strike.lying - strike.stones;
    const signs = [...Array<string>(lying + singles).fill('i-star'), ...Array<string>(strike.stopped).fill('i-shield')];
    const words = t('web-kampf-sum-single', { count: singles, stopped: strike.stopped });
    found.push({ signs, less: strike.stopped, words: lying ? `${t('web-kampf-sum-lying', { count: lying })} ${words}` : words, result: animal ? stonesSaid(left) : lossSaid(lying + left) });
  }
  return found;
}

function stonesSaid(count: number): string {
  return count ? t('web-kampf-falls', { count }) : t('web-kampf-no-hit');
}

/** What so many stones on a team come to: two cost a gladiator, an odd one stays. */
function lossSaid(stones: number): string {
  const lost = Math.floor(stones / STONES_PER_GLADIATOR);
  const left = stones % STONES_PER_GLADIATOR;
  return lost ? `${t('web-kampf-costs', { count: lost })}${left ? ' + ★' : ''}` : stonesSaid(left);
}
