import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { still } from '../src/boards';
import { pictureOf, recipeOf } from '../src/boards/spartacus/art/recipes';
import BetBox from '../src/boards/spartacus/arena/BetBox.svelte';
import { spotsOf } from '../src/boards/spartacus/arena/hexes';
import Bargain from '../src/boards/spartacus/bargain/Bargain.svelte';
import { bargain, stepsOf } from '../src/boards/spartacus/bargain/bargain.svelte';
import { suggestions } from '../src/boards/spartacus/bargain/suggest';
import { threadOf } from '../src/boards/spartacus/bargain/threads';
import { beats } from '../src/boards/spartacus/beats';
import { plain } from '../src/boards/spartacus/cards/text.svelte';
import { Choices, isDeal, isIdle, onBoard } from '../src/boards/spartacus/choices';
import Face from '../src/boards/spartacus/faces/Face.svelte';
import Goods from '../src/boards/spartacus/goods/Goods.svelte';
import { menu } from '../src/boards/spartacus/goods/menu.svelte';
import Plaque from '../src/boards/spartacus/plaque/Plaque.svelte';
import Report from '../src/boards/spartacus/report/Report.svelte';
import { kindOf, toldView } from '../src/boards/spartacus/stage/told';
import Stage from '../src/boards/spartacus/stage/Stage.svelte';
import { influenceOver, lastClash } from '../src/boards/spartacus/story';
import { named, NOTHING, ruleOf, spoken, type SpartacusView } from '../src/boards/spartacus/view';
import type { EventItem } from '../src/generated/protocol';
import kit from '../src/boards/spartacus/art/kit.svg?raw';
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
  Object.assign(bargain, { partner: null, wish: null, steps: [], aim: null });
  menu.close();
});

function lay(name: string, choose = vi.fn()) {
  const { scene, items } = saved(name);
  const options = [...(scene.options ?? []), ...(scene.free ?? [])];
  const props = { ...still(scene.view, items, speech), options, blocked: scene.blocked ?? [], choose, act: choose, say: vi.fn(), prompt: scene.prompt ?? null };
  return { scene, view: scene.view as SpartacusView, options, choose, props, items };
}

function show(name: string) {
  const laid = lay(name);
  render(Stage, laid.props);
  return laid;
}

function deal(name: string) {
  const laid = lay(name);
  render(Stage, laid.props); // says the words of an offer
  render(Bargain, laid.props);
  return laid;
}

describe('the drawings', () => {
  it('know every card of the game, and draw the same person always alike', () => {
    const { view } = lay('spartacus-turn');
    for (const [name, { kind }] of Object.entries(view.printed.market)) expect(recipeOf(name, kind).kind).toBe(kind);
    for (const name of Object.keys(view.printed.intrigue)) expect(pictureOf(name)).toMatch(/^v-/);
    expect(recipeOf('celt-warrior-2')).toEqual(recipeOf('celt-warrior-1'));
  });

  it('make up a card of an edited data set from the same parts, always the same', () => {
    const parts = new Set([...document.createRange().createContextualFragment(kit).querySelectorAll('symbol')].map(({ id }) => id));
    for (const name of ['bestia', 'ursus', 'flavia', 'a-man-nobody-knows']) {
      for (const kind of ['gladiator', 'slave', 'equipment'] as const) {
        const recipe = recipeOf(name, kind);
        expect(recipeOf(`${name}-2`, kind)).toEqual(recipe);
        const used = kind === 'equipment' ? [recipe.part] : [...recipe.parts, `b-${recipe.body}`, `h-${recipe.head}`];
        for (const part of used) expect(parts).toContain(`sp-${part}`);
      }
    }
  });

  it('say what a card does, without its numbers and references', () => {
    expect(plain('Grand Feast (influence 5, 2 gold, 2 copies). You pay 2 gold. A Dominus gains 1 influence (S-41).')).toBe('You pay 2 gold. A Dominus gains 1 influence.');
    expect(plain('Ashur (expansion) (3/2/3, 3 gold). Treacherous: he may change sides (S-53, S-54).')).toBe('Treacherous: he may change sides.');
  });
});

it('marks the cards that take more influence than they show', () => {
  const { props, view } = lay('spartacus-turn');
  const own = view.houses[view.seat!]!.hand!.find((name) => view.printed.intrigue[name]!.kind !== 'guard')!;
  const other = view.houses.find(({ seat }) => seat !== view.seat)!.seat;
  const raised = [{ card: own, by: 2, seat: view.seat }, { card: 'robbery', by: 4, seat: other }];
  const now = { ...view, raised } as SpartacusView;
  render(Goods, { ...props, view: now });
  render(Plaque, { view: now, seat: other, mine: false, speech });
  expect(document.querySelector(`.hand [data-card="${own}"] .need`)!.textContent).toContain('+2');
  expect(document.querySelector(`.plaque[data-house="${other}"]`)!.textContent).toContain(`${named('intrigue', 'robbery')} +4`);
});

describe('the houses', () => {
  it('are all there with influence and assets', () => {
    const { view } = lay('spartacus-stall');
    for (const house of view.houses) {
      const { container } = render(Plaque, { view, seat: house.seat, mine: false, speech });
      within(container).getByRole('img', { name: `${house.influence} of ${view.win_at} influence` });
      for (const asset of house.assets) expect(container.textContent).toContain(named('asset', asset.name));
    }
  });

  it('offer what can be done with a card: one thing at once, several to choose from', async () => {
    const { options, choose, props } = lay('spartacus-turn');
    render(Stage, props);
    render(Goods, props);
    const cash = options.find(({ verb }) => verb === 'cash-in')!;
    const name = cash.words.split(' ')[1]!;
    await fireEvent.click(document.querySelector(`.hand [data-card="${name}"] button`)!);
    if (!choose.mock.calls.length) await fireEvent.click(screen.getByText(speech.option(cash)));
    expect(choose).toHaveBeenCalledWith(cash.words);
  });

  it('say on the button whom an answer is about, and what it takes', () => {
    const { options, view } = lay('spartacus-support');
    const ask = options.find(({ verb }) => verb === 'ask')!;
    const { container } = render(Face, { option: ask, view, seat: view.seat, speech, chances: null });
    expect(container.textContent).toContain(NAMES[ask.operands[0]!]);
    expect(speech.consequence(ask)).toContain(`Would bring ${view.houses[ask.operands[0]!]!.influence} influence:`);
  });
});

describe('what is told', () => {
  const event = (id: string, facts: EventItem['facts']): EventItem => ({ n: 1, kind: 'event', at: 0, id: `spartacus-event-${id}`, facts });

  it('moves seals, fighters and dice before the next scene is there', () => {
    const { view } = lay('spartacus-wound');
    const [fighter] = view.arena.fighters;
    const place = lexicon.terms.asset.indexOf(`spartacus-asset-${fighter!.name}`);
    const told = [event('gains-influence', { seat: 1, count: 2 }), event('moves', { asset: place, hex: lexicon.labels.hex.indexOf('a1') }), event('loses-die', { asset: place, attribute: 0 })];
    const beat = { item: told.at(-1)!, ms: 1, told, after: {} as never };
    const now = toldView(view, beat, speech);
    expect(now.houses[1]!.influence).toBe(view.houses[1]!.influence + 2);
    expect(now.arena.fighters[0]).toMatchObject({ hex: 'a1', dice: { attack: fighter!.dice.attack - 1 } });
    expect(toldView(view, null, speech)).toBe(view);
  });

  it('has a beat, or is told by its line on purpose: every kind of event', () => {
    const kinds = Object.keys(lexicon.phrases).filter((id) => id.startsWith('spartacus-event-')).map((id) => kindOf({ id }));
    expect(kinds.filter((kind) => beats[kind] === undefined)).toEqual([]);
    expect(Object.keys(beats).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('stands on the stage as a sentence while it is told, with the card laid open', () => {
    const { props } = lay('spartacus-turn');
    const item = event('plays', { seat: 1, card: lexicon.terms.intrigue.indexOf('spartacus-intrigue-robbery') });
    render(Stage, { ...props, options: [], beat: { item, ms: 1000, told: [item], after: {} as never } });
    expect(screen.getByRole('status').textContent).toContain(speech.message(item));
    expect(document.querySelector('.big .head')!.textContent).toContain(named('intrigue', 'robbery'));
  });
});

describe('deals', () => {
  it('say all steps of an offer in the order the table hears them', () => {
    const wish = { to: 2, gives: { ...NOTHING, gold: 3, assets: ['crixus'], guards: 2 }, asks: { ...NOTHING, support: true, promise: 'spare' } };
    expect(stepsOf(wish)).toEqual(['offer 2', 'give-gold 3', 'give-asset crixus', 'give-guard', 'give-guard', 'ask-support', 'ask-promise spare', 'send-offer']);
  });

  it('give gold as a gift: a tap for each coin, and one to send it', async () => {
    const { view, choose } = deal('spartacus-stall');
    const terms = view.terms.find(({ gives }) => gives.gold >= 2)!;
    const name = NAMES[terms.other]!;
    await fireEvent.click(within(screen.getByRole('region', { name: 'Offers and promises' })).getByRole('button', { name }));
    const more = within(screen.getByRole('group', { name: 'I give' })).getByRole('button', { name: 'More: gold' });
    await fireEvent.click(more);
    await fireEvent.click(more);
    await fireEvent.click(screen.getByRole('button', { name: `Give ${name} 2 gold` }));
    await waitFor(() => expect(choose).toHaveBeenCalledWith(`offer ${terms.other}`));
    expect(bargain.steps).toEqual(['give-gold 2', 'send-offer']);
  });

  it('are one tap away where somebody is needed', async () => {
    const { view, choose } = deal('spartacus-support');
    const terms = view.terms.find(({ gives, asks }) => asks.support && gives.gold)!;
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`Offer ${NAMES[terms.other]} \\d gold for support`) }));
    await waitFor(() => expect(choose).toHaveBeenCalledWith(`offer ${terms.other}`));
    expect(bargain.steps.at(-1)).toBe('send-offer');
    expect(bargain.steps).toContain('ask-support');
  });

  it.each(['asks', 'gives'] as const)('begin with a tap on a piece in a stall: it %s', async (side) => {
    const { view, options } = show('spartacus-stall');
    const terms = view.terms.find((each) => each[side].assets.length)!;
    const asset = terms[side].assets[0]!;
    bargain.face(terms.other);
    await fireEvent.click(document.querySelector(`[data-good="${asset}"]`)!);
    if (side === 'gives' && options.some(({ words }) => words === `sell ${asset}`)) await fireEvent.click(within(document.querySelector('dialog')!).getByRole('button', { name: `Offer it to ${NAMES[terms.other]!}`, hidden: true }));
    expect(bargain.wish).toMatchObject({ to: terms.other, [side]: { assets: [asset] } });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('keep words, gifts and refusals between two houses in order, and no others', () => {
    const { items, view } = lay('spartacus-end');
    for (const { seat } of view.houses.slice(1)) {
      const thread = threadOf(items, 0, seat);
      expect(thread.map(({ n }) => n)).toEqual([...thread.map(({ n }) => n)].sort((a, b) => a - b));
      for (const item of thread) if (item.kind === 'event') expect([item.facts.seat, item.facts.other ?? item.facts.guest].sort()).toEqual([0, seat]);
    }
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

  it('let an offer be built from chips, and sent when it names something', async () => {
    const { view } = deal('spartacus-stall');
    const terms = view.terms[0]!;
    const name = NAMES[terms.other]!;
    await fireEvent.click(within(screen.getByRole('region', { name: 'Offers and promises' })).getByRole('button', { name }));
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the offer' });
    expect(send.disabled).toBe(true);
    await fireEvent.click(within(screen.getByRole('group', { name: `${name} gives` })).getByRole('button', { name: 'More: gold' }));
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
    await fireEvent.click(screen.getByRole('button', { name: speech.option(bids.at(-1)!) }));
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
    const { rerender } = render(Stage, { ...props, chances });
    const hexOf = (words: string) => document.querySelector(`[data-hex="${words.split(' ')[1]}"]`)!;
    expect(screen.getByText('33% ±9')).toBeTruthy();
    expect(hexOf(one!.words).getAttribute('aria-label')).toContain('33% ±9');
    expect(hexOf(other!.words).getAttribute('aria-label')).not.toContain('%');
    expect(document.querySelector('.best')).toBeNull();
    const exact = [one!, other!].map(({ words }) => ({ words, value: 0.334, margin: 0 }));
    await rerender({ ...props, chances: { ...told, how: 'exact', best: other!.words, choices: exact } });
    expect(hexOf(one!.words).getAttribute('aria-label')).not.toContain('±');
    expect(document.querySelectorAll('.best').length).toBeGreaterThan(0);
  });

  it.each(['fight', 'rival', 'coming', 'guest'])('says whose chances stand beside the choices: %s', (about) => {
    const { props, options } = lay('spartacus-move');
    const choices = [{ words: options[0]!.words, value: 0.5, margin: 0 }];
    render(Stage, { ...props, chances: { decision: 1, line: 0, best: null, outlook: null, unit: 'wins', about, how: 'exact', choices } });
    expect(document.querySelector('.about')!.textContent).toContain(t(`web-spartacus-odds-${about}`));
  });

  it('lets the wounded choose a die, explains the rule of one, and shows the dice that were rolled', async () => {
    const { options, choose, scene, items } = show('spartacus-wound');
    const lose = options.find((option) => option.verb === 'lose')!;
    await fireEvent.click(screen.getByTitle(speech.whole(lose)));
    expect(choose).toHaveBeenCalledWith(lose.words);
    expect(screen.getAllByText(speech.message(scene.blocked![0]!.reason)).length).toBeGreaterThan(0);
    const clash = lastClash(items, speech)!;
    const shown = [...document.querySelectorAll('.pair [aria-label]')].map((die) => Number(die.getAttribute('aria-label')!.split(' ').at(-1)));
    expect(shown.sort()).toEqual([...clash.attack, ...clash.defence].sort());
    expect(document.querySelectorAll('.pair.hit')).toHaveLength(clash.hits.length);
    expect(clash.hits.length).toBeGreaterThan(0);
  });

  it('puts neighbours side by side', () => {
    const spots = spotsOf((saved('spartacus-move').scene.view as SpartacusView).arena.hexes);
    const middle = spots.find(({ name }) => name === 'd4')!;
    const near = spots.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 80).map(({ name }) => name);
    expect(near.sort()).toEqual(['c3', 'c4', 'd3', 'd4', 'd5', 'e3', 'e4']);
  });

  it('takes coins into all four boxes at once, with what each pays and how likely, and seals them together', async () => {
    const { props, choose, view } = lay('spartacus-bet');
    const boxes = Object.keys(view.arena.payouts).map((box, i) => ({ box, chance: 0.2 * (i + 1), margin: i % 2 ? 0.031 : 0 }));
    render(Stage, { ...props, chances: { decision: 1, line: 1, choices: [], best: null, outlook: null, unit: 'gold', how: 'sampled', boxes } });
    expect(screen.getAllByText(/^pays \d to 1, stake back$/)).toHaveLength(boxes.length);
    expect(screen.getByText(/36–44% likely/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Injury: 0 gold' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Decapitation: 0 gold' })); // there is but one gold
    await fireEvent.click(screen.getByRole('button', { name: 'Seal the bets: 1 of 1 gold' }));
    expect(choose).toHaveBeenCalledWith('bet-victor-i 0');
    expect(bargain.steps).toEqual(['bet-victor-ii 0', 'bet-injury 1', 'bet-decapitation 0']);
  });

  it('says of a box what a coin brings on average, what a stake wins, and which coins there is gold for', async () => {
    const laid = { box: 'injury', title: 'Injury', own: false, pays: 2, laid: [], mine: null, barred: '', lay: vi.fn(), small: false, narrow: false };
    const coins = [0, 1, 2, 3].map((count) => ({ count, can: count < 3 }));
    render(BetBox, { ...laid, stake: 2, coins, chance: { box: 'injury', chance: 0.2, margin: 0 } });
    expect(screen.getByText('−0.4 gold per coin on average')).toBeTruthy(); // 20 % of 2 to 1
    expect(screen.getByText('wins +4, else −2 gold')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Injury: 3 gold' }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Injury: 1 gold' }));
    expect(laid.lay).toHaveBeenCalledWith(1);
  });

  it('lays no boxes out before the teams of a Primus are made', () => {
    const { props, view } = lay('spartacus-bet');
    const sideless = { ...view, arena: { ...view.arena, fighters: view.arena.fighters.map((fighter) => ({ ...fighter, side: null })) } };
    render(Stage, { ...props, view: sideless, options: [], prompt: { id: 'spartacus-ask-teams', facts: { seat: 1, asset: 0 } } });
    expect(screen.queryByRole('group', { name: 'Bets' })).toBeNull();
  });
});

describe('the report', () => {
  it('draws no course of influence whose beginning it was not told', () => {
    const { items, view } = lay('spartacus-end');
    expect(influenceOver(items, view.seats).known).toBe(true);
    expect(influenceOver(items.slice(-30), view.seats).known).toBe(false);
  });

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
  const verbs = ['offer', 'give-gold', 'ask-promise', 'send-offer', 'give-up', 'give-away', 'send-guard', 'ask', 'scheme'];
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

it('knows what would change nothing', () => {
  const intervene = (id: string) => ({ words: 'intervene 1', verb: 'intervene', operands: [1], consequence: { id, facts: {} } });
  expect(['still-enough', 'takes-too-much'].map((leads) => isIdle(intervene(`spartacus-leads-${leads}`)))).toEqual([true, false]);
});
