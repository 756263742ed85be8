import { render } from '@testing-library/svelte';
import { afterAll, describe, expect, it } from 'vitest';

import { boardOf } from '../src/boards';
import IntrigueCard from '../src/boards/spartacus/cards/IntrigueCard.svelte';
import { cardTexts } from '../src/boards/spartacus/cards/text.svelte';
import { foremost, isAside, where } from '../src/boards/spartacus/choices';
import things from '../src/generated/things/spartacus.json';
import { LANGUAGES, texts, type Language } from '../src/lib/texts.svelte';

const TITLES = things.filter(({ group }) => ['schemes', 'reactions', 'gladiators', 'slaves', 'equipment'].includes(group)).map(({ id }) => id);
const UNRESOLVED = /[{}$]|spartacus-/;

afterAll(() => texts.speak('en'));

describe('what a card says', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('is there as soon as the board is, on every card, with every number: %s', async (lang) => {
    await texts.speak(lang);
    await boardOf('spartacus');
    expect(TITLES.length).toBeGreaterThan(100);
    for (const title of TITLES) {
      expect(cardTexts.of(title), title).not.toBe('');
      expect(cardTexts.of(title), title).not.toMatch(UNRESOLVED);
    }
    const { container } = render(IntrigueCard, { name: 'black-market-profits', printed: undefined, count: 1, raise: 0 });
    expect(container.textContent).not.toMatch(UNRESOLVED);
  });
});

describe('what the dock names', () => {
  const option = (words: string) => ({ words, verb: words.split(' ')[0]!, operands: words.includes(' ') ? [1] : [] });

  it('are the cards that can go where a hand is too full, and the guard that can be laid', () => {
    expect(foremost(['cash-in 1', 'cash-in 2', 'lay-guard', 'offer'].map(option)).map(({ words }) => words)).toEqual(['cash-in 1', 'cash-in 2', 'lay-guard']);
    expect(foremost(['cash-in 1', 'scheme 1', 'done', 'lay-guard'].map(option))).toEqual([]);
    expect(foremost(['lay-guard'].map(option))).toEqual([]);
  });

  it('says that a piece can be traded only where houses deal', () => {
    const at = (stalls_open: boolean, terms: object[]) => where(option('sell 1'), { stalls_open, terms } as never);
    expect([at(true, [{}]), at(true, []), at(false, [{}])].map((id) => id.split('-').at(-1))).toEqual(['stall', 'bank', 'bank']);
  });

  it('is no guard and no deal where answers need the room', () => {
    expect(['lay-guard', 'offer', 'stay-away', 'cash-in 1'].map(option).map(isAside)).toEqual([true, true, false, false]);
  });
});
