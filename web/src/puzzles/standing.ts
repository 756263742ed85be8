import type { ChancesSeen, PuzzleSolution } from '../generated/http';
import { t, texts } from '../lib/texts.svelte';
import { worthSaid } from '../lib/worth';

/** What the choices are worth, as a table would be told it: the drawings of the games show it the same way. */
export function chancesOf(solution: PuzzleSolution): ChancesSeen {
  const { choices, best, unit, about, exact } = solution;
  return { decision: 0, line: 0, choices, best, outlook: null, unit, about, how: exact ? 'exact' : 'sampled' };
}

/** What a puzzle is about, for its texts: gladiators, the fight or the game. */
export function measureOf({ unit, about }: Pick<PuzzleSolution, 'unit' | 'about'>): string {
  return unit === 'gladiators' ? 'gladiators' : about;
}

/** What a choice is worth, and of what. */
export function worthTold(solution: PuzzleSolution, words: string): string {
  return t(`web-puzzle-worth-${measureOf(solution)}`, { value: worthSaid(chancesOf(solution), words) });
}

/** How far along a bar a worth reaches, of the span between the worst and the best: from 0 to 1. */
export function reach(solution: PuzzleSolution, value: number): number {
  const values = solution.choices.map((choice) => choice.value);
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)];
  return high === low ? 0 : (value - low) / (high - low);
}

/** A day in few letters: 18 Nov. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A change of a rating with its sign. */
export function changed(by: number): string {
  return new Intl.NumberFormat(texts.lang, { signDisplay: 'exceptZero' }).format(by).replace('-', '−');
}
