import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { PuzzleSeen, PuzzleSolution } from '../src/generated/http';
import { texts } from '../src/lib/texts.svelte';
import { worthSaid } from '../src/lib/worth';
import Solution from '../src/puzzles/Solution.svelte';
import Verdict from '../src/puzzles/Verdict.svelte';
import { changed, chancesOf, dayOf, measureOf, reach, worthTold } from '../src/puzzles/standing';
import { saved, speechIn } from './scenes';

const solution: PuzzleSolution = {
  solved: false,
  best: 'challenge b1',
  gap: 0.68,
  margin: 0,
  unit: 'gladiators',
  about: 'fight',
  exact: true,
  choices: [
    { words: 'challenge b1', value: 0.13, margin: 0 },
    { words: 'challenge c2', value: -0.55, margin: 0 },
    { words: 'challenge c1', value: -1.25, margin: 0 },
  ],
  reason: { did: null, causes: [], figures: null, other: null, compared: null },
  found: [],
  next: 'kampf-002',
  gain: null,
  standing: null,
};

beforeAll(() => texts.choose('en'));

describe('the solution of a puzzle', () => {
  it('is told as a table would be told chances', () => {
    expect(worthSaid(chancesOf(solution), 'challenge b1')).toBe('+0.13');
    const won: PuzzleSolution = { ...solution, unit: 'wins', about: 'game', exact: false, choices: [{ words: 'crest', value: 0.412, margin: 0.012 }] };
    expect(worthSaid(chancesOf(won), 'crest')).toBe('40–43%');
  });

  it('says of what it is a worth', () => {
    expect(measureOf(solution)).toBe('gladiators');
    expect(worthTold(solution, 'challenge b1')).toBe('+0.13 gladiators');
    expect(worthTold(solution, 'challenge c2')).toBe('−0.55 gladiators'); // with a minus, as beside it
    const won: PuzzleSolution = { ...solution, unit: 'wins', choices: [{ words: 'die', value: 0.742, margin: 0 }] };
    expect(worthTold(won, 'die')).toBe('74.2% to win the fight');
    expect(worthTold({ ...won, about: 'game' }, 'die')).toBe('74.2% to win the game');
  });

  it('says that levels look at the whole game where a fight counts, and quotes what was chosen', async () => {
    const { scene } = saved('kampf-target');
    const [first, second] = scene.options!;
    const choices = [first!, second!].map(({ words }, i) => ({ words, value: 1 - i, margin: 0 }));
    const solved = { ...solution, best: first!.words, choices, found: [{ level: 'champion', part: 0 }] };
    const shown = { puzzle: { id: 'kampf-001', game: 'kampf', scene } as unknown as PuzzleSeen, own: second!.words, speech: await speechIn('en') };
    const { container, rerender } = render(Solution, { ...shown, solution: solved });
    expect(container.textContent).toContain('champion 0%. Lanista and champion play for the whole game');
    await rerender({ solution: { ...solved, unit: 'wins', about: 'game' } });
    expect(container.textContent).not.toContain('whole game');
    const verdict = render(Verdict, { ...shown, solution: solved, keep: () => {}, look: () => {} });
    expect(verdict.container.textContent).toContain(`“${shown.speech.option(second!)}”: 0.00 gladiators. The best is “${shown.speech.option(first!)}”: +1.00 gladiators.`);
  });

  it('reaches from the worst choice to the best', () => {
    expect(solution.choices.map(({ value }) => reach(solution, value))).toEqual([1, expect.closeTo(0.507, 3), 0]);
    const same = { ...solution, choices: solution.choices.map((choice) => ({ ...choice, value: 0 })) };
    expect(reach(same, 0)).toBe(0);
  });

  it('names days and changes in the language of the page', () => {
    expect(dayOf('2026-11-18')).toBe('18 Nov');
    expect([changed(12), changed(-30), changed(0)]).toEqual(['+12', '−30', '0']);
  });
});
