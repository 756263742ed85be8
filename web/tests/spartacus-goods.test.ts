import { render, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { boardOf, goodsOf, still } from '../src/boards';
import Goods from '../src/boards/spartacus/goods/Goods.svelte';
import Plaque from '../src/boards/spartacus/plaque/Plaque.svelte';
import { inRows, named, type SpartacusView } from '../src/boards/spartacus/view';
import lexicon from '../src/generated/lexicon/spartacus.json';
import { Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import { saved } from './scenes';

const speech = new Speech(lexicon, ['Livia', 'Marcus', 'Flamma', 'Gaius']);

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('spartacus');
});

function lay(name: string) {
  const { scene, items } = saved(name);
  const props = { ...still(scene.view, items, speech), say: vi.fn() };
  return { view: scene.view as SpartacusView, props };
}

describe('what is mine', () => {
  const CARDS = ['poisoned-wine', 'conspiracy', 'epic-spectacle', 'guard', 'forged-seal', 'a-visitor-from-rome', 'sate-roman-appetites', 'black-market-profits'];

  function own(change: object) {
    const { props, view } = lay('spartacus-turn');
    const mine = { ...view.houses[view.seat!]!, ...change };
    const now = { ...view, houses: view.houses.map((house) => (house.seat === view.seat ? mine : house)) };
    const { container } = render(Goods, { ...props, view: now, options: [] });
    return { container, view };
  }

  it('is headed by who I am and how far I have got', () => {
    const { container, view } = own({ influence: 7 });
    expect(container.textContent).toContain(`You (${speech.name('seat', view.seat!)})`);
    expect(container.textContent).toContain(`7 of ${view.win_at}`);
  });

  it('names every card of a full hand, and says what its numbers are', () => {
    const { container } = own({ hand: CARDS, cards: CARDS.length });
    for (const name of CARDS) within(container).getByText(named('intrigue', name));
    expect(container.textContent).toContain('influence needed');
    expect(container.textContent).toContain('gold when cashed in');
  });

  it('is named piece by piece, copies once, with what is wrong with them in words', () => {
    const [first] = lay('spartacus-turn').view.houses.flatMap(({ assets }) => assets);
    const { container } = own({ assets: [{ ...first!, condition: 'exhausted' }] });
    const tile = container.querySelector(`.me [data-card="${first!.name}"]`)!;
    expect(tile.textContent).toContain(named('asset', first!.name));
    expect(tile.textContent).toContain('exhausted');
  });
});

it('says what still stands between a house at the goal and victory', () => {
  const { view } = lay('spartacus-stall');
  const at = (...there: number[]) => ({ ...view, next_check: 'market' as const, houses: view.houses.map((house) => ({ ...house, influence: there.includes(house.seat) ? view.win_at : 3 })) });
  const [one, two] = view.houses.map(({ seat }) => seat).filter((seat) => seat !== view.seat) as [number, number];
  const told = (there: number[], seat: number) => render(Plaque, { view: at(...there), seat, mine: false, speech }).container.textContent;
  expect(told([one], one)).toContain('Wins when the market phase ends, if still alone at 12 then.');
  expect(told([one], two)).not.toContain('market phase');
  expect(told([one, two], two)).toContain('a tournament when the market phase ends');
});

it('says which of the names in a question is mine', () => {
  const asked = { id: 'spartacus-ask-reaction-to-scheme', facts: { schemer: 0, card: 0, targets: [2] } };
  expect(speech.to(2).question(asked, 2)).toContain('Flamma (you)');
  expect(speech.to(1).question(asked, 2)).not.toContain('(you)');
});

it('lays a few cards side by side, and more of them in two or three columns', () => {
  expect([3, 4, 6, 8, 9, 12].map(inRows)).toEqual([0, 2, 3, 4, 3, 4]);
});

describe('a fight by itself', () => {
  const { view } = lay('spartacus-move');
  const trial = { ...view, houses: view.houses.map((house) => ({ ...house, house: null })) } as SpartacusView;
  const [fighter] = trial.arena.fighters;

  it('has no hand to show: my plaque stands in the dock instead, with my fighter and what he bears', async () => {
    const board = await boardOf('spartacus');
    expect(goodsOf(board, view).Goods).toBe(board.Goods);
    expect(goodsOf(board, trial)).toEqual({ share: 0.24 });
    const armed = { ...trial, arena: { ...trial.arena, fighters: [{ ...fighter!, equipment: ['gladius'] }] } };
    const { container, rerender } = render(Plaque, { view: armed, seat: fighter!.seat, mine: true, speech });
    expect(container.textContent).toContain(named('asset', fighter!.name));
    expect(container.textContent).toContain(named('asset', 'gladius'));
    await rerender({ mine: false }); // beside the stage there is no room for it
    expect(container.textContent).not.toContain(named('asset', 'gladius'));
  });
});
