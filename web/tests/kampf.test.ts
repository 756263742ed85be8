import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { still, type TableProps } from '../src/boards';
import sheet from '../src/boards/kampf/art/sheet.svg?raw';
import { beats } from '../src/boards/kampf/beats';
import Face from '../src/boards/kampf/Face.svelte';
import { linesOf } from '../src/boards/kampf/fight/reckoning';
import { foreseen, storyOf, strikeOf, type Strike } from '../src/boards/kampf/fight/story';
import Goods from '../src/boards/kampf/goods/Goods.svelte';
import { foremost, mayKnow, onBoard, phases } from '../src/boards/kampf/index';
import Inspect from '../src/boards/kampf/Inspect.svelte';
import Pieces from '../src/boards/kampf/Pieces.svelte';
import Plaque from '../src/boards/kampf/Plaque.svelte';
import { emptied, isChallenge, played } from '../src/boards/kampf/played';
import { alike, isBestFight } from '../src/boards/kampf/prospects';
import { courseOf } from '../src/boards/kampf/report/fights';
import Report from '../src/boards/kampf/report/Report.svelte';
import { spotsOf } from '../src/boards/kampf/stage/ground';
import { motionOf } from '../src/boards/kampf/stage/motion';
import Stage from '../src/boards/kampf/stage/Stage.svelte';
import { gladiatorsOf, ifEnded, KINDS, sum, teamsOf, type Face as DieFace, type KampfView } from '../src/boards/kampf/view';
import type { ChancesSeen, Prospect } from '../src/generated/http';
import lexicon from '../src/generated/lexicon/kampf.json';
import type { EventItem, Item, Option } from '../src/generated/protocol';
import type { Speech } from '../src/lib/speech';
import { standing } from '../src/lib/director/undone';
import { saved, speechIn } from './scenes';

let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
});

afterEach(cleanup);

function laid(name: string, more: Partial<TableProps> = {}): TableProps {
  const { seat, scene, items } = saved(name);
  const { view, options = [], blocked = [], prompt = null } = scene;
  return { ...still(view, items, speech), seat, options, blocked, prompt, choose: vi.fn(), ...more };
}

function show(name: string, more: Partial<TableProps> = {}) {
  const table = laid(name, more);
  const { rerender } = render(Stage, table);
  return { ...table, game: table.view as KampfView, rerender };
}

const space = (name: string): SVGElement => document.querySelector<SVGElement>(`[data-space="${name}"]`)!;
const piece = (words: string): SVGElement[] => [...document.querySelectorAll<SVGElement>(`[data-words="${words}"]`)];

function prospect(words: string, target: string, more: Partial<Prospect> = {}): Prospect {
  const none = { taken: 1.25, lost: 0.5, beaten: 0, fallen: 0, ahead: 0.5, even: 0.3, behind: 0.2, challenged_gone: 0.1, challenger_gone: 0.05 };
  return { words, target, first: true, ...none, ...more };
}

const weighed = (...prospects: Prospect[]): ChancesSeen => ({ decision: 1, line: 0, choices: [], best: null, outlook: null, prospects });

describe('the arena', () => {
  it('draws 17 spaces, each with what stands there', () => {
    const { game } = show('kampf-net');
    expect(document.querySelectorAll('[data-space]')).toHaveLength(17);
    for (const each of game.spaces) {
      const label = space(each.name).getAttribute('aria-label')!;
      expect(label).toContain(each.name.toUpperCase());
      if (each.team) expect(label).toContain('team of');
      const figures = [...space(each.name).querySelectorAll('use')].filter((use) => use.getAttribute('href')!.startsWith('#k-f-'));
      expect(figures).toHaveLength(each.team ? sum(each.team.gladiators) : 0);
    }
  });

  it('offers each space that may be chosen, by mouse and by keyboard', async () => {
    const { options, choose } = show('kampf-entry');
    const option = options.find((each) => each.verb === 'carrier')!;
    const [hex] = piece(option.words);
    expect(hex!.getAttribute('role')).toBe('button');
    await fireEvent.click(hex!);
    await fireEvent.keyDown(hex!, { key: 'Enter' });
    expect(vi.mocked(choose).mock.calls).toEqual([[option.words], [option.words]]);
  });

  it('says why a space cannot be chosen', () => {
    const { blocked } = show('kampf-entry');
    const barred = blocked.find((each) => each.verb === 'carrier')!;
    const hex = space(barred.words.split(' ')[1]!);
    expect(hex.dataset.blocked).toBe(barred.words);
    expect(hex.getAttribute('aria-label')).toContain(speech.message(barred.reason));
  });

  it('puts neighbours beside each other', () => {
    const { spaces } = saved('kampf-net').scene.view as KampfView;
    const spots = spotsOf(spaces);
    for (const one of spaces) {
      for (const other of spaces) {
        const [a, b] = [spots.get(one.name)!, spots.get(other.name)!];
        const distance = Math.hypot(a.x - b.x, (a.y - b.y) / 0.82);
        expect(distance > 1 && distance < 170).toBe(one.beside.includes(other.name));
      }
    }
  });

  it.each(['kampf-entry', 'kampf-gladiator', 'kampf-team', 'kampf-target', 'kampf-proxy', 'kampf-net', 'kampf-reroll', 'kampf-casualty', 'kampf-animal'])(
    'has a piece for every option: %s',
    async (name) => {
      const { options, choose } = show(name);
      expect(options.length).toBeGreaterThan(1);
      for (const option of options) await fireEvent.click(piece(option.words)[0]!);
      expect(vi.mocked(choose).mock.calls.flat()).toEqual(options.map(({ words }) => words));
    },
  );

  it('says what each target is worth, and who strikes first', () => {
    const options = saved('kampf-target').scene.options!;
    const prospects = options.map(({ words }, i) => prospect(words, words.split(' ')[1]!, { taken: i, beaten: 0.25, first: i > 0 }));
    show('kampf-target', { chances: weighed(...prospects) });
    const tags = prospects.map(({ target }) => document.querySelector(`[data-tag="${target}"]`)!);
    expect(tags.map((tag) => [...tag.querySelectorAll('text')].map((text) => text.textContent))).toEqual(prospects.map((each) => [`+${each.taken}.5`, '−0.5']));
    expect(tags.map((tag) => tag.querySelectorAll('use').length)).toEqual(prospects.map((each) => (each.first ? 0 : 1)));
  });

  it('shows whom a team could fight when one points at it', async () => {
    const [option] = saved('kampf-team').scene.options!;
    show('kampf-team', { chances: weighed(prospect(option!.words, 'a1'), prospect('team elsewhere', 'b1')) });
    expect(document.querySelectorAll('[data-tag]')).toHaveLength(0);
    await fireEvent.pointerEnter(piece(option!.words)[0]!);
    expect([...document.querySelectorAll<SVGElement>('[data-tag]')].map((tag) => tag.dataset.tag)).toEqual(['a1']);
  });
});

describe('what is told', () => {
  const items = (): Item[] => saved('kampf-end').items;
  const until = (n: number): Item[] => items().filter((item) => item.n <= n);

  it('leaves the table as the server has it, at the end and at every moment saved', () => {
    const end = saved('kampf-end').scene.view as KampfView;
    for (const name of ['kampf-end', 'kampf-gladiator', 'kampf-entry', 'kampf-team', 'kampf-target', 'kampf-net', 'kampf-reroll', 'kampf-casualty']) {
      const moment = saved(name);
      const view = moment.scene.view as KampfView;
      const told = played(emptied(end), until(moment.items.at(-1)!.n), view);
      expect(told.spaces.map(({ name, stones, team }) => ({ name, stones, team })), name).toEqual(view.spaces.map(({ name, stones, team }) => ({ name, stones, team })));
      expect(told.spaces.map(({ animal }) => animal?.name), name).toEqual(view.spaces.map(({ animal }) => animal?.name));
      expect(told.players.map(({ trophies, animals, score }) => ({ trophies, animals, score })), name).toEqual(view.players.map(({ trophies, animals, score }) => ({ trophies, animals, score })));
      expect([told.killed, told.slain, told.beside.map((animal) => animal.name)], name).toEqual([view.killed, view.slain, view.beside.map((animal) => animal.name)]);
      if (view.fight) {
        const sides = told.fight!.sides.map(({ space, seat, symbols, netted }) => ({ space, seat, symbols, netted }));
        expect({ ...told.fight, sides, owed: view.fight.owed }, name).toEqual(view.fight);
      }
    }
  });

  it('has a moment on the stage for every kind of event', () => {
    const kinds = Object.keys(lexicon.phrases).filter((id) => id.startsWith('kampf-event-'));
    expect(kinds.length).toBeGreaterThan(20);
    for (const id of kinds) expect(beats[id.replace('kampf-event-', '')], id).toBeGreaterThan(0);
    expect(Object.keys(beats).map((kind) => `kampf-event-${kind}`).sort()).toEqual(kinds.sort());
  });

  it('is on the stage while it is told, over the table before it', () => {
    const { scene } = saved('kampf-target');
    const after = saved('kampf-net').scene;
    const game = scene.view as KampfView;
    const [option] = scene.options!;
    const facts = { seat: 0, space: Number(scene.prompt!.facts.space), target: option!.operands[0]! };
    const item: EventItem = { n: 900, kind: 'event', at: 0, id: 'kampf-event-challenges', facts };
    show('kampf-target', { options: [], items: [item], beat: { item, ms: 1000, told: [item], after } });
    const names = [...document.querySelectorAll<SVGElement>('[data-side]')].map((side) => side.dataset.side);
    expect(names).toEqual([facts.space, facts.target].map((each) => game.spaces[each]!.name));
  });

  it('takes the shortest free way', () => {
    const view = emptied(saved('kampf-end').scene.view as KampfView);
    const moves: EventItem = { n: 1, kind: 'event', at: 0, id: 'kampf-event-moves', facts: { seat: 0, space: 0, to: 16 } };
    const { path } = motionOf(moves, view);
    expect([path[0], path.at(-1), path.length]).toEqual(['a1', 'e3', 5]);
  });
});

describe('the fight', () => {
  it('offers those who can be caught on the other side only', () => {
    const { options, game, seat } = show('kampf-net');
    const other = game.fight!.sides.find((side) => side.seat !== seat)!;
    for (const option of options) {
      for (const each of piece(option.words)) expect(each.closest<SVGElement>('[data-side]')!.dataset.side).toBe(other.space);
    }
  });

  it('shows the dice that were rolled, to be kept or rolled again', () => {
    const { game } = show('kampf-reroll');
    expect([...document.querySelectorAll<SVGElement>('[data-die]')].map((die) => die.dataset.die)).toEqual(game.fight!.dice);
    expect(piece('reroll')).toHaveLength(1);
    expect(piece('keep')).toHaveLength(1);
  });

  it('shows an animal as the animal, whoever acts for it', () => {
    const { game } = show('kampf-reroll');
    const beast = game.fight!.sides.find((side) => game.spaces.find(({ name }) => name === side.space)!.animal)!;
    const drawn = document.querySelector<SVGElement>(`[data-side="${beast.space}"]`)!;
    expect(drawn.textContent).toContain('Bull C');
    expect(drawn.textContent).toContain('Marcus acts for it');
    expect(document.querySelector('[data-fight] h2')!.textContent).toContain('Bull C');
  });

  it('leaves nothing behind when it is taken back', async () => {
    const { rerender } = show('kampf-reroll');
    expect(document.querySelector('[data-fight]')).toBeTruthy();
    await rerender(laid('kampf-target', { beat: null }));
    expect(document.querySelector('[data-fight]')).toBeNull();
    const { items } = saved('kampf-reroll');
    const [challenge] = storyOf(items);
    const undo: Item = { n: items.at(-1)!.n + 1, kind: 'undo', at: 0, seat: 0, text: '', from: challenge!.n } as Item;
    expect(storyOf(standing([...items, undo]))).toEqual(storyOf(items.filter(({ n }) => n < challenge!.n)));
  });

  it('is told from the latest challenge on, strike by strike', () => {
    const story = storyOf(saved('kampf-reroll').items);
    expect(story.filter(isChallenge)).toEqual([story[0]]);
    const rolls = (...dice: number[]): EventItem => ({ n: 1, kind: 'event', at: 0, id: 'kampf-event-rolls', facts: { seat: 0, dice } });
    const stopped: EventItem = { n: 2, kind: 'event', at: 0, id: 'kampf-event-shielded', facts: { space: 3, count: 1 } };
    expect(strikeOf([rolls(0), rolls(1, 1, 2), stopped])).toEqual({ dice: ['single', 'single', 'full'], stopped: 1, stones: 0, lying: null, lost: [] });
  });

  it('counts the stone that lies on a team already: two cost a gladiator, an odd one stays', () => {
    const strike = (singles: number): Strike => ({ dice: Array<DieFace>(singles).fill('single'), stopped: 0, stones: 0, lying: null, lost: [] });
    const results = (singles: number, stones: number): string[] => linesOf(strike(singles), false, stones).map(({ signs, result }) => `${signs.length} ${result}`);
    expect(results(1, 0)).toEqual(['1 1 hit stone']);
    expect(results(1, 1)).toEqual(['2 1 gladiator']);
    expect(results(2, 1)).toEqual(['3 1 gladiator + ★']);
    expect(linesOf({ ...strike(1), stones: 1, lying: 2 }, false, 0)[0]!.result).toBe('1 gladiator');
    expect(linesOf(strike(1), true, 1)[0]!.result).toBe('1 hit stone');
  });
});

describe('what stands on a button', () => {
  const face = (name: string, i: number, chances: ChancesSeen | null = null): string => {
    const { view, seat, options } = laid(name);
    const { container } = render(Face, { option: options[i]!, view, seat, speech, chances });
    return container.textContent!.replace(/\s+/g, ' ').trim();
  };

  it('names whom, and what it brings and costs', () => {
    const [option] = saved('kampf-target').scene.options!;
    const text = face('kampf-target', 0, weighed(prospect(option!.words, option!.words.split(' ')[1]!)));
    expect(text).toContain('+1.3 taken −0.5 lost');
  });

  it('says of an animal I lead that it may fall, not that I lose something', () => {
    const [option] = saved('kampf-animal').scene.options!;
    const text = face('kampf-animal', 0, weighed(prospect(option!.words, 'a1', { lost: 0, fallen: 0.7, beaten: 0 })));
    expect(text).toContain('70% it falls');
    expect(text).not.toContain('lost');
  });

  it('leaves to the engine who strikes first, and what else a choice leads to', () => {
    for (const name of ['kampf-target', 'kampf-net', 'kampf-reroll', 'kampf-casualty', 'kampf-gladiator', 'kampf-team', 'kampf-proxy', 'kampf-animal', 'kampf-entry']) {
      for (const option of laid(name).options) expect(speech.consequence(option), `${name}: ${option.words}`).toMatch(/\w.*\.$/);
    }
    expect(laid('kampf-target').options.map((option) => speech.consequence(option)!)).toContainEqual(expect.stringMatching(/^(You|They) strike first: .*spear/));
  });

  it('says what a gladiator does, and how many are left', () => {
    const { options, view } = laid('kampf-gladiator');
    const text = face('kampf-gladiator', 0);
    const kind = KINDS[options[0]!.operands[0]!]!;
    expect(text).toContain(speech.name('gladiator', options[0]!.operands[0]!));
    expect(text).toContain(`${(view as KampfView).supply[kind]} left`);
  });

  it('shows the values of keeping and of rolling again with their unit', () => {
    const { options } = laid('kampf-reroll');
    const choices = options.map(({ words }, i) => ({ words, value: i / 2 - 0.25, margin: 0 }));
    const chances: ChancesSeen = { decision: 1, line: 0, choices, best: null, outlook: null, unit: 'gladiators' };
    expect(face('kampf-reroll', 0, chances)).toContain('taken less lost: −0.3 gladiators on average');
  });
});

describe('what is mine', () => {
  it('is my teams with their dice, and the one that acts is lit', () => {
    const table = laid('kampf-target');
    render(Goods, table);
    const game = table.view as KampfView;
    const teams = [...document.querySelectorAll<HTMLElement>('[data-team]')];
    expect(teams.map((team) => team.dataset.team)).toEqual(teamsOf(game, table.seat!).map(({ name }) => name));
    const acting = game.spaces[Number(table.prompt!.facts.space)]!.name;
    expect(teams.filter((team) => team.classList.contains('on')).map((team) => team.dataset.team)).toEqual([acting]);
  });

  it('is the animals to lead, by name and picture, when my teams have fallen', async () => {
    const table = laid('kampf-animal');
    render(Goods, table);
    expect(screen.getByText('Your teams have fallen')).toBeTruthy();
    const [option] = table.options;
    const button = document.querySelector<HTMLElement>(`button[data-words="${option!.words}"]`)!;
    expect(button.textContent).toContain(speech.name('animal', option!.operands[0]!));
    await fireEvent.click(button);
    expect(table.choose).toHaveBeenCalledWith(option!.words);
  });

  it('is counted in points on a plaque', () => {
    const { view } = laid('kampf-animal');
    const game = view as KampfView;
    const { container } = render(Plaque, { view, seat: 1, mine: false, speech });
    expect(container.textContent!.replace(/\s+/g, ' ')).toContain(`${game.players[1]!.score} point`);
    expect(container.querySelectorAll('.k-piece')).toHaveLength(sum(game.players[1]!.trophies) + game.players[1]!.animals.length);
  });
});

describe('the end', () => {
  it('is told line by line, with the fights that decided it', () => {
    const { scene, items } = saved('kampf-end');
    const view = scene.view as KampfView;
    render(Report, { view, outcome: scene.outcome!, items, speech });
    const rows = screen.getAllByRole('row').slice(1, 1 + view.seats);
    const totals = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number((cell.querySelector('b') ?? cell).textContent)));
    for (const [taken, animals, survivors, total] of totals) expect(taken! + animals! + survivors!).toBe(total);
    expect(totals.map((cells) => cells.at(-1))).toEqual([...scene.outcome!.scores].sort((a, b) => b - a));
    const { fights } = courseOf(view, items);
    expect(fights.length).toBe(items.filter(isChallenge).length);
    for (const { sides } of fights) expect(sides.every((side) => side.team ?? side.animal)).toBe(true);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says what the lead comes from, and who I am', () => {
    const { scene, items } = saved('kampf-end');
    const { container } = render(Report, { view: scene.view, outcome: scene.outcome!, items, speech });
    const [first, second] = [...scene.outcome!.scores].sort((a, b) => b - a) as [number, number];
    expect(container.querySelector('.verdict')).toBeNull(); // the result says it above
    expect(screen.getByText(/\(you\)$/)).toBeTruthy();
    const lead = [...container.querySelectorAll('.lead td')].map((cell) => Number(cell.textContent!.replace('−', '-')));
    expect(lead.slice(0, 3).reduce((sum, value) => sum + value, 0)).toBe(lead[3]);
    expect(lead[3]).toBe(first - second);
  });

  it('leaves no animal and no gladiator out: what nobody has is said', () => {
    const { scene, items } = saved('kampf-end');
    const view = structuredClone(scene.view) as KampfView;
    view.slain = ['lion-a', 'bull-b'];
    const { container } = render(Report, { view, outcome: scene.outcome!, items, speech });
    expect(container.querySelector('.nobody')!.textContent).toContain('2 animals');
  });

  it('shows trophies in the colours of those they were taken from, and nothing of what it does not know', () => {
    const { scene, items } = saved('kampf-end');
    const view = scene.view as KampfView;
    const { trophies } = courseOf(view, items);
    expect(trophies.map((taken) => taken.length)).toEqual(view.players.map((player) => sum(player.trophies)));
    trophies.forEach((taken, seat) => expect(taken.every(({ from }) => from !== seat)).toBe(true));
    const late = courseOf(view, items.slice(20));
    expect([late.fights.length, late.trophies.flat().length]).toEqual([0, 0]);
  });
});

it('draws beside a line of the chronicle what it is about', () => {
  const told = (kind: string, facts: EventItem['facts']): number =>
    render(Pieces, { item: { n: 1, kind: 'event', at: 0, id: `kampf-event-${kind}`, facts }, speech }).container.querySelectorAll('[data-thing], svg:not([data-thing] svg)').length;
  expect(told('rolls', { seat: 0, dice: [0, 1, 2] })).toBe(3);
  expect(told('taken', { seat: 0, gladiator: 1, space: 2 })).toBe(1);
  expect(told('stones', { space: 1, count: 2, hits: 0, lying: 2 })).toBe(2);
  expect(told('keeps', { seat: 0 })).toBe(0);
});

it('stands in one of three phases, and counts the animals', () => {
  expect(phases(saved('kampf-entry').scene.view).now).toBe(0);
  const fights = phases(saved('kampf-target').scene.view);
  expect(fights.now).toBe(2);
  expect(speech.message(fights.round!)).toBe('12 of 12 animals left');
  expect(mayKnow(saved('kampf-entry').scene.view)).toBe(false);
  expect(mayKnow(saved('kampf-team').scene.view)).toBe(true);
});

describe('what the dock names first', () => {
  const option = (words: string, i: number): Option => ({ words, verb: words.split(' ')[0]!, operands: [i] });
  const spaces = ['move a2', 'move a3', 'move b2', 'move c1'].map(option);
  const chances = {
    ...weighed(prospect('move a2', 'b3', { taken: 0.5, lost: 0.4 })),
    prospects: [
      prospect('move a2', 'b3', { taken: 0.5, lost: 0.4, beaten: 0 }),
      prospect('move a3', 'b3', { taken: 0.5, lost: 0.4, beaten: 0 }),
      prospect('move b2', 'd2', { taken: 0.9, lost: 0.1, beaten: 0 }),
      prospect('move c1', 'd2', { taken: 0.2, lost: 0.6, beaten: 0 }),
    ],
  };
  const { view } = saved('kampf-team').scene;

  it('is the best space first, and one of those that are alike', () => {
    expect(foremost(spaces, view, chances).map(({ words }) => words)).toEqual(['move b2', 'move a3', 'move c1']);
    expect(alike(chances, 'move a3')).toEqual(['A2']);
    expect(spaces.filter(({ words }) => isBestFight(chances, words)).map(({ words }) => words)).toEqual(['move b2']);
  });

  it('is my teams as they stand in my goods, and the animal that brings most', () => {
    expect(foremost([option('team d2', 9), option('team b3', 4)], view, null).map(({ words }) => words)).toEqual(['team b3', 'team d2']);
    const led = { ...chances, prospects: chances.prospects.map((each) => ({ ...each, words: each.words.replace('move', 'lead') })) };
    expect(foremost(spaces.map(({ words }, i) => option(words.replace('move', 'lead'), i)), view, led)[0]!.words).toBe('lead b2');
  });
});

it('takes off the shields before a roll is kept', () => {
  const strike: Strike = { dice: ['single', 'single', 'full'], stopped: 0, stones: 0, lying: null, lost: [] };
  const none = { spear: 0, net: 0, sword: 0, prong: 0, shield: 0 };
  const victim = { space: 'a1', seat: 1, symbols: { ...none, shield: 2 }, netted: { ...none, shield: 1 } };
  expect(foreseen(strike, victim)!.stopped).toBe(1);
  expect(foreseen(strike, null)!.stopped).toBe(0);
});

it('counts survivors into what a seat would have if it ended now', () => {
  const view = saved('kampf-team').scene.view as KampfView;
  expect(ifEnded(view, 0)).toBe(view.players[0]!.score + gladiatorsOf(view, 0));
  expect(ifEnded(saved('kampf-end').scene.view as KampfView, 0)).toBeNull();
});

it('leaves places to the arena, and names everything else in the dock', () => {
  const verbs = Object.keys(lexicon.verbs);
  const places = verbs.filter((verb) => onBoard({ words: verb, verb, operands: [] }));
  expect(places).toEqual(['carrier', 'join', 'release', 'move', 'enter']);
});

it('pictures what is inspected, and what a challenge to it comes to', () => {
  const { view, options } = laid('kampf-target');
  const [option] = options;
  const target = option!.words.split(' ')[1]!;
  const game = view as KampfView;
  const there = game.spaces.find(({ name }) => name === target)!;
  const thing = there.animal?.name ?? `team@${target}`;
  const { container } = render(Inspect, { thing, view, speech, options, chances: weighed(prospect(option!.words, target)) });
  expect(container.textContent).toContain('better 50%');
  expect(container.textContent).toContain('you strike first');
  expect(container.querySelector('use')).toBeTruthy();
});

it('has a drawing for every gladiator, sign and animal', () => {
  for (const kind of KINDS) {
    expect(sheet).toContain(`id="k-f-${kind}"`);
    expect(sheet).toContain(`id="k-i-${kind}"`);
  }
  for (const animal of ['lion', 'bull', 'bear']) expect(sheet).toContain(`id="k-b-${animal}"`);
  for (const used of sheet.matchAll(/url\(#([^)]+)\)/g)) expect(sheet).toContain(`id="${used[1]}"`);
});
