import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { still } from '../src/boards';
import Board from '../src/boards/aquileia/Board.svelte';
import Facts from '../src/boards/aquileia/Facts.svelte';
import { inWords } from '../src/boards/aquileia/describe';
import { contestOf, scoringOf } from '../src/boards/aquileia/story';
import type { AquileiaView } from '../src/boards/aquileia/view';
import lexicon from '../src/generated/lexicon/aquileia.json';
import { Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import { NAMES, saved } from './scenes';

vi.setConfig({ testTimeout: 30_000 }); // a whole city takes a while on a busy machine

let speech: Speech;

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('aquileia');
  speech = new Speech(lexicon, NAMES);
});

/** A board, once all of it is drawn. */
async function show(name: string, choose = vi.fn()) {
  const { scene, items } = saved(name);
  const { view, options = [], blocked = [], prompt = null } = scene;
  render(Board, { ...still(view, items, speech), options, blocked, choose, prompt });
  await vi.waitFor(() => expect(document.querySelector('[data-site]')).not.toBeNull());
  return { scene, view: view as AquileiaView, choose };
}

describe('the city', () => {
  it('draws 28 spaces and 28 sites, each with whoever is there', async () => {
    const { view } = await show('aquileia-place');
    expect(document.querySelectorAll('[data-space]')).toHaveLength(28);
    expect(document.querySelectorAll('[data-site]')).toHaveLength(28);
    for (const space of view.spaces) {
      const said = document.querySelector(`[data-space="${space.name}"]`)!.textContent;
      expect(said).toContain(space.seat === null ? 'free' : NAMES[space.seat]);
    }
  });

  it('offers exactly the spaces that may be taken', async () => {
    const { scene, choose } = await show('aquileia-place');
    const offered = [...document.querySelectorAll<HTMLButtonElement>('[data-space]:enabled')].map((button) => `place ${button.dataset.space}`);
    expect(offered.sort()).toEqual(scene.options!.filter(({ verb }) => verb === 'place').map(({ words }) => words).sort());
    await fireEvent.click(document.querySelector(`[data-space]:enabled`)!);
    expect(choose).toHaveBeenCalledOnce();
    expect(offered).toContain(choose.mock.calls[0]![0]);
  });

  it('says why a space is closed', async () => {
    const { scene } = await show('aquileia-place');
    const blocked = scene.blocked!.find(({ verb }) => verb === 'place')!;
    const space = document.querySelector<HTMLButtonElement>(`[data-space="${blocked.words.split(' ')[1]}"]`)!;
    expect(space.disabled).toBe(true);
    expect(space.title).toBe(speech.message(blocked.reason));
  });

  it('lets the crest be placed and the placing end', async () => {
    const { choose } = await show('aquileia-place');
    await fireEvent.click(screen.getByText(/^Place your crest/).closest('button')!);
    await fireEvent.click(screen.getByText('Stop placing'));
    expect(choose.mock.calls).toEqual([['crest'], ['stop']]);
  });

  it('offers the sites that can be paid', async () => {
    const { scene } = await show('aquileia-build');
    const offered = [...document.querySelectorAll<HTMLButtonElement>('[data-site]:enabled')].map((button) => `build ${button.dataset.site}`);
    expect(offered.sort()).toEqual(scene.options!.filter(({ verb }) => verb === 'build').map(({ words }) => words).sort());
  });
});

describe('what is going on', () => {
  it.each(['cards', 'bid', 'build', 'slaves', 'laurel', 'trade', 'place'])('offers every choice of %s on the board', async (name) => {
    const { scene } = await show(`aquileia-${name}`);
    const names = [...document.querySelectorAll<HTMLButtonElement>('.board button:enabled')].map((button) => button.textContent.trim());
    for (const option of scene.options!) expect(names.some((said) => said.includes(speech.option(option)))).toBe(true);
    expect(names).toHaveLength(scene.options!.length);
  });

  it('shows the strength of everybody in a contest', async () => {
    const { view } = await show('aquileia-cards');
    const now = document.querySelector<HTMLElement>('[aria-label="What is going on"]')!;
    for (const strength of view.contest!.strengths) expect(within(now).getAllByText(`Strength ${strength}`).length).toBeGreaterThan(0);
  });

  it('shows the bid coin by coin', async () => {
    const { view } = await show('aquileia-bid');
    const count = Object.values(view.auction!.bid).reduce((a, b) => a + b, 0);
    expect(document.querySelectorAll('.bid > .coin')).toHaveLength(count);
  });

  it('tells a contest from its first entrant to its ranking', () => {
    const told = contestOf(saved('aquileia-laurel').items)!;
    expect(told.area).toBe('stadium');
    expect(told.steps[0]!.id).toBe('aquileia-event-races');
    expect(told.steps.at(-1)!.id).toBe('aquileia-event-ranks');
  });
});

it('explains the last scoring line by line', async () => {
  const { view } = await show('aquileia-end');
  const scoring = scoringOf(saved('aquileia-end').items);
  expect([...scoring.keys()]).toEqual(view.players.map(({ seat }) => seat));
  for (const [seat, table] of [...document.querySelectorAll('table')].entries()) {
    const numbers = [...table.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const total = numbers.pop();
    expect(total).toBe(view.players[seat]!.points);
    expect(numbers.reduce((a, b) => a + b, 0)).toBe(total);
  }
});

it('shows what everybody may know about a player, and no hand', () => {
  const { view } = saved('aquileia-build').scene;
  const player = (view as AquileiaView).players[1]!;
  render(Facts, { view, seat: 1, mine: false, speech });
  expect(document.querySelector(`[aria-label="${inWords(player.coins)}"]`)).toBeTruthy();
  expect(screen.getByText(`${player.houses} houses left`)).toBeTruthy();
  expect(document.querySelector('.face')).toBeNull();
});
