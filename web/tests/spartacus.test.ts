import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { still } from '../src/boards';
import { bargain, stepsOf } from '../src/boards/spartacus/bargain.svelte';
import Board from '../src/boards/spartacus/Board.svelte';
import { Choices, isDeal, onBoard } from '../src/boards/spartacus/choices';
import Deals from '../src/boards/spartacus/Deals.svelte';
import { spotsOf } from '../src/boards/spartacus/hexes';
import Report from '../src/boards/spartacus/Report.svelte';
import { influenceOver, lastClash } from '../src/boards/spartacus/story';
import { suggestions } from '../src/boards/spartacus/suggest';
import { named, NOTHING, ruleOf, spoken, type SpartacusView } from '../src/boards/spartacus/view';
import lexicon from '../src/generated/lexicon/spartacus.json';
import { Speech } from '../src/lib/speech';
import { t, texts } from '../src/lib/texts.svelte';
import { saved } from './scenes';

const NAMES = ['Livia', 'Marcus', 'Flamma', 'Gaius'];
const speech = new Speech(lexicon, NAMES);

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  await texts.speak('en');
  await texts.learn('spartacus');
});

beforeEach(() => {
  Object.assign(bargain, { partner: null, wish: null, steps: [], aim: null, open: false });
});

function lay(name: string, choose = vi.fn()) {
  const { scene, items } = saved(name);
  const options = [...(scene.options ?? []), ...(scene.free ?? [])];
  const props = { ...still(scene.view, items, speech), options, blocked: scene.blocked ?? [], choose, act: choose, say: vi.fn(), prompt: scene.prompt ?? null };
  return { scene, view: scene.view as SpartacusView, options, choose, props, items };
}

function show(name: string) {
  const laid = lay(name);
  render(Board, laid.props);
  return laid;
}

function deal(name: string) {
  const laid = lay(name);
  bargain.open = true; // drawn up, as on a small screen
  render(Deals, laid.props);
  return laid;
}

it('marks the cards that take more influence than they show', () => {
  const { props, view } = lay('spartacus-turn');
  const own = view.houses[view.seat!]!.hand!.find((name) => view.printed.intrigue[name]!.kind !== 'guard')!;
  const other = view.houses.find(({ seat }) => seat !== view.seat)!.seat;
  const raised = [{ card: own, by: 2, seat: view.seat }, { card: 'robbery', by: 4, seat: other }];
  render(Board, { ...props, view: { ...view, raised } as SpartacusView });
  expect(document.querySelector(`.hand [data-card="${own}"]`)!.textContent).toContain('Takes 2 more influence');
  expect(document.querySelector(`[data-house="${other}"]`)!.textContent).toContain(`${named('intrigue', 'robbery')} +4`);
});

describe('the houses', () => {
  it('are all there with influence and assets', () => {
    const { view } = show('spartacus-stall');
    const panels = [...document.querySelectorAll<HTMLElement>('[data-house]')];
    expect(panels.map((panel) => Number(panel.dataset.house)).sort()).toEqual(view.houses.map(({ seat }) => seat));
    for (const house of view.houses) {
      const panel = document.querySelector<HTMLElement>(`[data-house="${house.seat}"]`)!;
      within(panel).getByRole('img', { name: `${house.influence} of ${view.win_at} influence` });
      for (const asset of house.assets) expect(panel.textContent).toContain(named('asset', asset.name));
    }
  });

  it('show the powers of my own house, and why one cannot be used', () => {
    const { view, scene } = show('spartacus-turn');
    const own = document.querySelector<HTMLElement>(`[data-house="${view.seat}"]`)!;
    for (const power of view.houses[view.seat!]!.powers) expect(own.textContent).toContain(named('power', power));
    for (const each of scene.blocked!.filter(({ verb }) => view.houses[view.seat!]!.powers.includes(verb))) {
      expect(own.textContent).toContain(speech.message(each.reason));
    }
  });

  it('offer what can be done with a card: one thing at once, several to choose from', async () => {
    const { options, choose } = show('spartacus-turn');
    const scheme = options.find(({ verb }) => verb === 'cash-in')!;
    const name = scheme.words.split(' ')[1]!;
    await fireEvent.click(document.querySelector(`[data-card="${name}"] .face`)!);
    if (!choose.mock.calls.length) await fireEvent.click(screen.getAllByText(speech.option(scheme)).at(-1)!);
    expect(choose).toHaveBeenCalledWith(scheme.words);
  });
});

describe('deals', () => {
  it('say all steps of an offer in the order the table hears them', () => {
    const wish = { to: 2, gives: { ...NOTHING, gold: 3, assets: ['crixus'], guards: 2 }, asks: { ...NOTHING, support: true, promise: 'spare' } };
    expect(stepsOf(wish)).toEqual(['offer 2', 'give-gold 3', 'give-asset crixus', 'give-guard', 'give-guard', 'ask-support', 'ask-promise spare', 'send-offer']);
  });

  it('give gold in two taps', async () => {
    const { view, choose } = deal('spartacus-stall');
    const terms = view.terms.find(({ gives }) => gives.gold >= 2)!;
    const name = NAMES[terms.other]!;
    await fireEvent.click(screen.getByRole('button', { name }));
    await fireEvent.click(screen.getByRole('button', { name: `Give ${name} 2 gold` }));
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(`offer ${terms.other}`));
    expect(bargain.steps).toEqual(['give-gold 2', 'send-offer']);
  });

  it.each([
    ['asks', (name: string) => `Ask ${name} for it`],
    ['gives', (name: string) => `Offer it to ${name}`],
  ] as const)('begin with a tap on a card: it %s', async (side, label) => {
    const { view } = show('spartacus-stall');
    const terms = view.terms.find((each) => each[side].assets.length)!;
    const asset = terms[side].assets[0]!;
    await fireEvent.click(document.querySelector(`[data-card="${asset}"] .face`)!);
    await fireEvent.click(screen.getByRole('button', { name: label(NAMES[terms.other]!), hidden: true }));
    expect(bargain.wish).toMatchObject({ to: terms.other, [side]: { assets: [asset] } });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('suggest only what the table allows', () => {
    for (const name of ['spartacus-stall', 'spartacus-support', 'spartacus-turn']) {
      const { view } = lay(name);
      for (const terms of view.terms) {
        for (const { gives, asks } of suggestions(view, terms)) {
          for (const [goods, most] of [[gives, terms.gives], [asks, terms.asks]] as const) {
            expect(goods.gold).toBeLessThanOrEqual(most.gold);
            expect(most.assets).toEqual(expect.arrayContaining(goods.assets));
            if (goods.support) expect(most.support).toBe(true);
            if (goods.promise !== 'none') expect(most.promises).toContain(goods.promise);
          }
        }
      }
    }
  });

  it('let an offer be built, and sent when it names something', async () => {
    const { view } = deal('spartacus-stall');
    const terms = view.terms[0]!;
    const name = NAMES[terms.other]!;
    await fireEvent.click(screen.getByRole('button', { name }));
    await fireEvent.click(screen.getByRole('button', { name: `Build an offer to ${name}` }));
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the offer' });
    expect(send.disabled).toBe(true);
    await fireEvent.click(within(screen.getByRole('group', { name: `I ask of ${name}` })).getByRole('button', { name: 'More: gold' }));
    expect(send.disabled).toBe(false);
    expect(bargain.wish).toMatchObject({ to: terms.other, asks: { gold: 1 } });
  });
});

describe('the auction', () => {
  it('takes a bid from a slider, which knows no more than the options', async () => {
    const { options, choose } = show('spartacus-bid');
    const bids = options.filter(({ verb }) => verb === 'bid');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Your bid' });
    expect(Number(slider.max)).toBe(bids.length - 1);
    await fireEvent.input(slider, { target: { value: bids.length - 1 } });
    await fireEvent.click(screen.getByText(speech.option(bids.at(-1)!)));
    expect(choose).toHaveBeenCalledWith(bids.at(-1)!.words);
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

  it('writes the margin of a sampled chance beside it, and nothing where none is told', async () => {
    const { props, options } = lay('spartacus-move');
    const [one, other] = options.filter((option) => option.verb === 'move');
    const told = { decision: 1, line: 0, best: null, outlook: null, unit: 'wins', about: 'fight' };
    const chances = { ...told, how: 'sampled', choices: [{ words: one!.words, value: 0.334, margin: 0.0801 }] };
    const { rerender } = render(Board, { ...props, chances });
    const hexOf = (words: string) => document.querySelector(`[data-hex="${words.split(' ')[1]}"]`)!;
    expect(hexOf(one!.words).textContent).toContain('33% ±9');
    expect(hexOf(one!.words).getAttribute('aria-label')).toContain('33% ±9');
    expect(hexOf(other!.words).textContent).not.toContain('%');
    expect(document.querySelector('.best')).toBeNull();
    const exact = [one!, other!].map(({ words }) => ({ words, value: 0.334, margin: 0 }));
    await rerender({ ...props, chances: { ...told, how: 'exact', best: other!.words, choices: exact } });
    expect(hexOf(one!.words).textContent).not.toContain('±');
    expect(document.querySelectorAll('.best').length).toBeGreaterThan(0);
  });

  it.each(['fight', 'rival', 'coming', 'guest'])('says whose chances stand beside the choices: %s', (about) => {
    const { props, options } = lay('spartacus-move');
    const choices = [{ words: options[0]!.words, value: 0.5, margin: 0 }];
    render(Board, { ...props, chances: { decision: 1, line: 0, best: null, outlook: null, unit: 'wins', about, how: 'exact', choices } });
    expect(screen.getByText(t(`web-spartacus-odds-${about}`))).toBeTruthy();
  });

  it('lets the wounded choose a die, explains the rule of one, and shows the dice that were rolled', async () => {
    const { options, choose, scene, items } = show('spartacus-wound');
    const lose = options.find((option) => option.verb === 'lose')!;
    await fireEvent.click(screen.getByTitle(speech.option(lose)));
    expect(choose).toHaveBeenCalledWith(lose.words);
    expect(screen.getAllByText(speech.message(scene.blocked![0]!.reason)).length).toBeGreaterThan(0);
    const clash = lastClash(items, speech)!;
    expect([...document.querySelectorAll('.die')].map((die) => Number(die.textContent))).toEqual([...clash.attack, ...clash.defence]);
    expect(document.querySelectorAll('.die.hit')).toHaveLength(clash.hits.length);
    expect(clash.hits.length).toBeGreaterThan(0);
  });

  it('puts neighbours side by side', () => {
    const spots = spotsOf((saved('spartacus-move').scene.view as SpartacusView).arena.hexes);
    const middle = spots.find(({ name }) => name === 'd4')!;
    const near = spots.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 80).map(({ name }) => name);
    expect(near.sort()).toEqual(['c3', 'c4', 'd3', 'd4', 'd5', 'e3', 'e4']);
  });

  it('takes bets box by box, with what each pays', async () => {
    const { options, choose, view } = show('spartacus-bet');
    for (const box of Object.keys(view.arena.payouts)) expect(screen.getAllByText(named('box', box)).length).toBeGreaterThan(0);
    const bet = options.find(({ verb }) => verb.startsWith('bet-'))!;
    await fireEvent.click(screen.getByRole('button', { name: speech.option(bet) }));
    expect(choose).toHaveBeenCalledWith(bet.words);
  });
});

describe('the report', () => {
  it('follows influence to where it stands at the end', () => {
    const { scene, items, view } = lay('spartacus-end');
    const { marks } = influenceOver(items, view.seats);
    expect(marks.at(-1)!.influence).toEqual(scene.outcome!.scores);
    expect(marks[0]!.influence).toEqual(view.houses.map(() => marks[0]!.influence[0]));
    render(Report, { view, outcome: scene.outcome!, items, speech });
    expect(screen.getByText('Influence, round by round')).toBeTruthy();
  });
});

it('tells deals from what is owed, and leaves deals and bids out of the list', () => {
  const verbs = ['offer', 'give-gold', 'ask-promise', 'send-offer', 'give-up', 'send-guard', 'ask', 'scheme'];
  const of = (verb: string) => ({ words: verb, verb, operands: [] });
  expect(verbs.filter((verb) => isDeal(of(verb)))).toEqual(verbs.slice(0, 4));
  expect([...verbs, 'bid'].filter((verb) => !onBoard(of(verb)))).toEqual(verbs.slice(4));
});

it('finds what is blocked about a card', () => {
  const { scene } = lay('spartacus-wound');
  const choices = new Choices(scene.options!, speech, scene.blocked);
  const [barred] = scene.blocked!;
  expect(choices.whyNot('attribute', barred!.words.split(' ')[1]!)).toEqual([barred]);
});

it('finds the words for what was said, and the rule for a card', () => {
  expect(spoken('target 1', speech)).toBe('Target: Marcus');
  expect(spoken('exhaust crixus', speech)).toBe('Exhaust Crixus');
  expect(spoken('done', speech)).toBe('End your turn');
  expect(ruleOf('sword-2')).toBe('card.sword');
});
