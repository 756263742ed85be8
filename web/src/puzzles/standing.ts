import type { ChancesSeen, PuzzleSolution } from '../generated/http';
import { texts } from '../lib/texts.svelte';

/** What the choices are worth, as a table would be told it: the drawings of the games show it the same way. */
export function chancesOf(solution: PuzzleSolution): ChancesSeen {
  const { choices, best, unit, about, exact } = solution;
  return { decision: 0, line: 0, choices, best, outlook: null, unit, about, how: exact ? 'exact' : 'sampled' };
}

/** How far along a bar a worth reaches, of the span between the worst and the best: from 0 to 1. */
export function reach(solution: PuzzleSolution, value: number): number {
  const values = solution.choices.map((choice) => choice.value);
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)];
  return high === low ? 0 : (value - low) / (high - low);
}

/** A day in few letters: 18 Nov. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(texts.lang, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A change of a rating with its sign. */
export function changed(by: number): string {
  return new Intl.NumberFormat(texts.lang, { signDisplay: 'exceptZero' }).format(by).replace('-', '−');
}
