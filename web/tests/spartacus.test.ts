import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import Board from '../src/boards/spartacus/Board.svelte';
import { Choices, isDeal } from '../src/boards/spartacus/choices';
import { spotsOf } from '../src/boards/spartacus/hexes';
import { named, ruleOf, spoken, type SpartacusView } from '../src/boards/spartacus/view';
import lexicon from '../src/generated/lexicon/spartacus.json';
import { Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import { saved } from './scenes';

const NAMES = ['Livia', 'Marcus', 'Flamma', 'Gaius'];
const speech = new Speech(lexicon, NAMES);

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('spartacus');
});

function show(name: string, choose = vi.fn()) {
  const { scene } = saved(name);
  const options = [...(scene.options ?? []), ...(scene.free ?? [])];
  render(Board, { view: scene.view, options, blocked: [], choose, prompt: scene.prompt ?? null, speech, items: [] });
  return { scene, view: scene.view as SpartacusView, options, choose };
}

describe('the houses', () => {
  it('are all there with influence and assets, my own first', () => {
    const { view } = show('spartacus-stall');
    const panels = [...document.querySelectorAll<HTMLElement>('[data-house]')];
    expect(panels.map((panel) => Number(panel.dataset.house)).sort()).toEqual(view.houses.map(({ seat }) => seat));
    expect(panels[0]!.dataset.house).toBe(String(view.seat));
    for (const house of view.houses) {
      const panel = document.querySelector<HTMLElement>(`[data-house="${house.seat}"]`)!;
      within(panel).getByRole('img', { name: `${house.influence} of ${view.win_at} influence` });
      for (const asset of house.assets) expect(panel.textContent).toContain(named('asset', asset.name));
    }
  });

  it('offer what can be done with a card: one thing at once, several to choose from', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    const { options, choose, view } = show('spartacus-stall');
    const sale = options.find((option) => option.verb === 'sell')!;
    const about = new Choices(options, speech).about('asset', sale.words.split(' ')[1]!);
    await fireEvent.click(document.querySelector(`[data-card="${sale.words.split(' ')[1]}"] .face`)!);
    if (about.length > 1) await fireEvent.click(screen.getAllByText(speech.option(sale)).at(-1)!);
    expect(choose).toHaveBeenCalledWith(sale.words);
    expect(view.draft).not.toBeNull();
    expect(screen.getByText('Drop it')).toBeTruthy();
  });
});

describe('the arena', () => {
  it('draws 37 hexes and offers those in reach, by mouse and by keyboard', async () => {
    const { options, choose, view } = show('spartacus-move');
    expect(document.querySelectorAll('[data-hex]')).toHaveLength(37);
    const move = options.find((option) => option.verb === 'move')!;
    const hex = document.querySelector(`[data-hex="${move.words.split(' ')[1]}"]`)!;
    expect(view.arena.reachable).toContain(move.words.split(' ')[1]);
    await fireEvent.click(hex);
    await fireEvent.keyDown(hex, { key: 'Enter' });
    expect(choose.mock.calls).toEqual([[move.words], [move.words]]);
  });

  it('lets the wounded choose a die on the fighter, and shows the dice that were rolled', async () => {
    const { options, choose, view } = show('spartacus-wound');
    const lose = options.find((option) => option.verb === 'lose')!;
    await fireEvent.click(screen.getByTitle(speech.option(lose)));
    expect(choose).toHaveBeenCalledWith(lose.words);
    const rolled = view.arena.attacks.flatMap((attack) => [...attack.attack, ...attack.defence]).map(String);
    expect([...document.querySelectorAll('.die')].map((die) => die.textContent)).toEqual(rolled);
  });

  it('puts neighbours side by side', () => {
    const spots = spotsOf((saved('spartacus-move').scene.view as SpartacusView).arena.hexes);
    const middle = spots.find(({ name }) => name === 'd4')!;
    const near = spots.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 80).map(({ name }) => name);
    expect(near.sort()).toEqual(['c3', 'c4', 'd3', 'd4', 'd5', 'e3', 'e4']);
  });
});

it('tells deals from what is owed', () => {
  const verbs = ['offer', 'give-gold', 'ask-promise', 'send-offer', 'give-up', 'send-guard', 'ask', 'scheme'];
  expect(verbs.filter((verb) => isDeal({ words: verb, verb, operands: [] }))).toEqual(verbs.slice(0, 4));
});

it('finds the words for what was said, and the rule for a card', () => {
  expect(spoken('target 1', speech)).toBe('Target: Marcus');
  expect(spoken('exhaust crixus', speech)).toBe('Exhaust Crixus');
  expect(spoken('done', speech)).toBe('End your turn');
  expect(ruleOf('sword-2')).toBe('card.sword');
});
