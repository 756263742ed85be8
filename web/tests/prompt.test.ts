import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';

import lexicon from '../src/generated/lexicon/spartacus.json';
import { isAnswer } from '../src/boards/spartacus/choices';
import type { SpartacusView } from '../src/boards/spartacus/view';
import type { View } from '../src/generated/protocol';
import Sentence from '../src/table/ask/Sentence.svelte';
import type { TableLink } from '../src/lib/server/link.svelte';
import { Speech } from '../src/lib/speech';
import { texts, type Language } from '../src/lib/texts.svelte';
import { saved } from './scenes';

const NAMES = ['Livia', 'Marcus', 'Flamma'];
const speech = new Speech(lexicon, NAMES);

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('spartacus');
});

/** What a seat reads in the dock at a saved moment. */
function read(name: string, seat: number | null, change: object = {}): string[] {
  const { scene, seat: asked } = saved(name);
  const own = seat === asked ? scene : { ...scene, options: [], free: [], blocked: [] };
  const link = { scene: { ...own, clock: null, ...change }, seat, waiting: 0 } as unknown as TableLink;
  render(Sentence, { link, speech, asked: seat === asked });
  return [...screen.getByRole('status').querySelectorAll('p')].map((line) => line.textContent!);
}

it('asks whoever is asked', () => {
  const { seat } = saved('spartacus-turn');
  expect(read('spartacus-turn', seat)).toEqual(['Your turn', 'Play schemes, cash in cards, use powers and abilities.']);
});

it('calls it an answer where the turn is another house\'s', () => {
  const { scene, seat } = saved('spartacus-turn');
  const view = scene.view as SpartacusView;
  expect(isAnswer(scene.prompt!, { ...view, turn: seat } as View)).toBe(false);
  expect(isAnswer(scene.prompt!, { ...view, turn: seat + 1 } as View)).toBe(true);
  expect(isAnswer({ id: 'spartacus-ask-reaction', facts: {} }, { ...view, turn: null } as View)).toBe(true);
});

it.each([null, 1])('tells whoever waits who does what, and speaks to nobody else (%s)', (seat) => {
  const asked = saved('spartacus-turn').seat;
  expect(asked).not.toBe(seat);
  const told = read('spartacus-turn', seat);
  expect(told).toEqual(['Waiting', `${NAMES[asked]} takes an intrigue turn.`]);
});

it('names all others who are asked at once', () => {
  const { scene, seat } = saved('spartacus-bet');
  const me = (seat + 1) % NAMES.length; // has bet already
  const others = NAMES.filter((name) => name !== NAMES[me]);
  const decision = { ...scene.decision!, seats: [0, 1, 2] };
  expect(read('spartacus-bet', me, { decision })).toEqual(['Waiting', `${others.join(', ')} place bets.`]);
});

it('says at least for whom one waits where a game has no words for it', () => {
  const prompt = { id: 'toy-ask-bid', facts: {} };
  expect(read('spartacus-turn', null, { prompt })).toEqual([`Waiting for ${NAMES[saved('spartacus-turn').seat]}`]);
});

it.each(['en', 'de', 'hu'] as Language[])('has such words for every question of every game: %s', async (lang) => {
  await texts.speak(lang);
  await Promise.all(['kampf', 'aquileia'].map((game) => texts.learn(game)));
  const lexicons = import.meta.glob<{ phrases: object }>('../src/generated/lexicon/*.json', { eager: true, import: 'default' });
  const questions = Object.values(lexicons).flatMap(({ phrases }) => Object.keys(phrases).filter((id) => /^[a-z]+-ask-/.test(id)));
  expect(questions.length).toBeGreaterThan(60);
  expect(questions.filter((id) => texts.find(`${id}-waits`) === null)).toEqual([]);
  await texts.speak('en');
});
