import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { still } from '../src/boards';
import { onBoard, phases } from '../src/boards/aquileia';
import { beats, BY_LINE } from '../src/boards/aquileia/beats';
import Stage from '../src/boards/aquileia/city/Stage.svelte';
import { contestOf, deedOf, entriesOf } from '../src/boards/aquileia/contest/story';
import { courseOf } from '../src/boards/aquileia/course';
import { inWords } from '../src/boards/aquileia/describe';
import Face from '../src/boards/aquileia/Face.svelte';
import Goods from '../src/boards/aquileia/goods/Goods.svelte';
import Inspect from '../src/boards/aquileia/Inspect.svelte';
import Pieces from '../src/boards/aquileia/Pieces.svelte';
import Plaque from '../src/boards/aquileia/Plaque.svelte';
import { played } from '../src/boards/aquileia/played';
import { ranked, ROWS, sheetOf, tellingOf } from '../src/boards/aquileia/scoring/reckon';
import Report from '../src/boards/aquileia/scoring/Report.svelte';
import type { AquileiaView } from '../src/boards/aquileia/view';
import lexicon from '../src/generated/lexicon/aquileia.json';
import things from '../src/generated/things/aquileia.json';
import type { Item, Option } from '../src/generated/protocol';
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

const MOMENTS = ['place', 'trade', 'cards', 'laurel', 'bid', 'build', 'slaves'];

function table(name: string, choose = vi.fn()) {
  const { seat, scene, items } = saved(`aquileia-${name}`);
  const { view, options = [], blocked = [], prompt = null } = scene;
  return { props: { ...still(view, items, speech), seat, options, blocked, choose, prompt }, view: view as AquileiaView, choose, options };
}

function show(name: string) {
  const set = table(name);
  render(Stage, set.props);
  return set;
}

const offered = (): string[] => [...document.querySelectorAll<HTMLElement>('.open[data-words]')].map((piece) => piece.dataset.words!);
const wordsOf = (options: Option[], ...verbs: string[]): string[] => options.filter(({ verb }) => verbs.includes(verb)).map(({ words }) => words);

describe('the city', () => {
  it('draws 28 spaces and 28 sites, each with whoever is there', () => {
    const { view } = show('place');
    expect(document.querySelectorAll('[data-space]')).toHaveLength(28);
    expect(document.querySelectorAll('[data-site]')).toHaveLength(28);
    for (const space of view.spaces) {
      const said = document.querySelector(`[data-space="${space.name}"]`)!.getAttribute('aria-label');
      expect(said).toContain(space.seat === null ? 'free' : NAMES[space.seat]);
    }
  });

  it('offers exactly the spaces that may be taken, and the crest', async () => {
    const { options, choose } = show('place');
    expect(offered().sort()).toEqual(wordsOf(options, 'place', 'crest').sort());
    await fireEvent.click(document.querySelector('[data-space].open')!);
    await fireEvent.keyDown(document.querySelector('[data-crest].open')!, { key: 'Enter' });
    expect(choose.mock.calls.map(([words]) => words)).toEqual([wordsOf(options, 'place')[0], 'crest']);
  });

  it('says of every piece what choosing it leads to', () => {
    const { options } = show('place');
    for (const option of options.filter(({ verb }) => verb === 'place' || verb === 'crest')) {
      const said = document.querySelector(`.open[data-words="${option.words}"]`)!.getAttribute('aria-label');
      expect(speech.consequence(option)).toBeTruthy();
      expect(said).toContain(speech.consequence(option));
    }
  });

  it('says why a space is closed', () => {
    show('place');
    const { scene } = saved('aquileia-place');
    const blocked = scene.blocked!.find(({ verb }) => verb === 'place')!;
    const space = document.querySelector<SVGElement>(`[data-space="${blocked.words.split(' ')[1]}"]`)!;
    expect(space.dataset.blocked).toBe(blocked.words);
    expect(space.getAttribute('aria-label')).toContain(speech.message(blocked.reason));
  });

  it('offers the sites that can be paid, with what a villa would add', () => {
    const { options, view } = show('build');
    expect(offered().sort()).toEqual(wordsOf(options, 'build').sort());
    const villa = view.sites.find((site) => site.kind === 'villa' && options.some(({ words }) => words === `build ${site.name}`))!;
    expect(document.querySelector(`[data-site="${villa.name}"]`)!.textContent).toContain(`+${villa.gain}`);
  });

  it('lights the quarter that acts', () => {
    expect(MOMENTS.map((name) => phases(table(name).view).now)).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });

  it('tells how everybody would score, were it over now', async () => {
    const { view } = show('build');
    await fireEvent.click(screen.getByRole('button', { name: 'If it ended now' }));
    const totals = [...document.querySelectorAll('tr.total td')].map((cell) => cell.textContent.trim());
    expect(totals).toEqual(view.players.map(({ seat, standing }) => (seat === view.seat ? `${standing.total}` : `≥ ${standing.total}`)));
  });

  it.each([...MOMENTS, 'end'])('bears only things that can be explained: %s', (name) => {
    const set = show(name);
    render(Goods, set.props);
    const known = new Set(things.map(({ id }) => id));
    const borne = [...document.querySelectorAll<HTMLElement>('[data-thing]')].map((piece) => piece.dataset.thing!);
    expect(borne.length).toBeGreaterThan(50);
    expect(borne.filter((thing) => !known.has(thing))).toEqual([]);
  });
});

describe('what is going on', () => {
  it.each([
    ['trade', ['trade']],
    ['laurel', ['keep-open', 'keep-hidden']],
    ['bid', ['bid']],
  ])('offers the choices of %s by pieces', (name, verbs) => {
    const { options } = show(name);
    expect(offered().sort()).toEqual(wordsOf(options, ...verbs).sort());
  });

  it.each([
    ['cards', 'play'],
    ['slaves', 'pay'],
  ])('offers the cards of %s in the hand', async (name, verb) => {
    const { props, options, choose } = table(name);
    render(Goods, props);
    expect(offered().sort()).toEqual(wordsOf(options, verb).sort());
    await fireEvent.click(document.querySelector('[data-card].open')!);
    expect(choose).toHaveBeenCalledWith(wordsOf(options, verb)[0]);
  });

  it.each(MOMENTS)('has a button for every choice of %s that no piece stands for', (name) => {
    const { options, view, props } = table(name);
    for (const option of options.filter((each) => !onBoard(each))) {
      const { container, unmount } = render(Face, { option, view, seat: props.seat, speech, chances: null });
      expect(container.textContent.trim()).not.toBe('');
      unmount();
    }
  });

  it('asks nobody for a card who has none that counts', () => {
    const { props } = table('cards');
    expect(speech.question(props.prompt!, 1)).toContain('no card left that counts here');
    expect(speech.question(props.prompt!, 2)).toContain('Play a card?');
  });

  it('shows the strength of everybody in a contest', () => {
    const { view } = show('cards');
    const sums = [...document.querySelectorAll('.sum')].map((sum) => Number(sum.textContent));
    expect(sums).toEqual(view.contest!.strengths);
  });

  it('shows the bid coin by coin', () => {
    const { view } = show('bid');
    expect(document.querySelectorAll('[data-coin]')).toHaveLength(Object.values(view.auction!.bid).reduce((a, b) => a + b, 0));
  });

  it('tells a contest from its first entrant to its ranking', () => {
    const told = contestOf(saved('aquileia-laurel').items)!;
    expect(told.area).toBe('stadium');
    const entries = entriesOf(told.steps, speech);
    expect(entries.map(({ seat, dice, place }) => [seat, dice.length, place])).toEqual([[1, 3, 2], [2, 3, 1]]);
  });
});

describe('what is told', () => {
  const event = (n: number, kind: string, facts: Record<string, number | number[]>): Item => ({ n, kind: 'event', id: `aquileia-event-${kind}`, facts }) as Item;

  it('has a beat for every kind of event, or a line on purpose', () => {
    const kinds = Object.keys(lexicon.phrases).filter((id) => id.startsWith('aquileia-event-')).map((id) => id.replace('aquileia-event-', ''));
    expect(Object.keys(beats).sort()).toEqual(kinds.sort());
    expect(kinds.filter((kind) => !beats[kind]).sort()).toEqual(BY_LINE);
  });

  it('knows where dice and coins move', () => {
    const dolus = [event(1, 'places', { seat: 0, space: 0 }), event(2, 'rolls', { seat: 0, dice: [0, 1] })];
    expect(courseOf(dolus, 'placement')).toBe('mercatus');
    const latro = [event(1, 'ranks', { seat: 0, place: 1, strength: 3 }), event(2, 'gets', { seat: 0, count: 3, metal: 1 }), event(3, 'rolls', { seat: 1, dice: [0, 1] })];
    expect(courseOf(latro.slice(0, 2), 'stadium')).toBe('stadium');
    expect(courseOf(latro, 'stadium')).toBe('portus');
    expect(courseOf([event(1, 'pays', { seat: 0, count: 1, metal: 0 })], 'forum')).toBe('forum');
  });

  it('lays each piece on the table as it is told', () => {
    const { view } = table('place');
    const after = played(view, [event(1, 'places', { seat: 1, space: 0 }), event(2, 'crest', { seat: 2, position: 1 })], speech);
    expect(after.spaces[0]!.seat).toBe(1);
    expect(after.players[1]!.followers).toBe(view.players[1]!.followers - 1);
    expect(after.track).toEqual([2]);
    expect(view.track).toEqual([]);
  });

  it('lets strengths grow with dice and cards', () => {
    const { view } = table('place');
    const told = [event(1, 'fights', { seat: 1, strength: 2 }), event(2, 'rolls', { seat: 1, dice: [0, 2, 0] })];
    expect(played(view, told, speech).contest!.strengths).toEqual([4]);
    const more = [...told, event(3, 'plays', { seat: 1, card: 0, strength: 5 })];
    expect(played(view, more, speech).contest!.strengths).toEqual([5]);
  });

  it('tells what one follower does as one deed', () => {
    const { items } = saved('aquileia-cards');
    const market = items.filter(({ id }: Item & { id?: string }) => !['fights', 'rolls'].includes(id?.replace('aquileia-event-', '') ?? ''));
    expect(deedOf(market, 0).map(({ id }) => id.replace('aquileia-event-', ''))).toEqual(['pays', 'buys-slaves', 'draws']);
  });
});

describe('the last scoring', () => {
  it('is reckoned line by line, as the engine told it', () => {
    const { items, scene } = saved('aquileia-end');
    const view = scene.view as AquileiaView;
    const told = tellingOf(items)!;
    expect(told.told.size).toBe(view.players.length * ROWS.length);
    for (const player of view.players) {
      const { total, ...lines } = sheetOf(player, true);
      expect(Object.values(lines).reduce((sum, { value }) => sum + value, 0)).toBe(total.value);
      expect(total.value).toBe(player.points);
    }
    for (const item of items) {
      if (item.kind !== 'event' || item.id !== 'aquileia-event-villas') continue;
      const { how, value } = sheetOf(view.players[Number(item.facts.seat)]!, true)[(['white', 'blue', 'yellow', 'purple'] as const)[Number(item.facts.colour)]!];
      expect([how, value]).toEqual([[item.facts.sum, item.facts.cards], item.facts.count]);
    }
  });

  it('stands in the order of the ranking', () => {
    const { items, scene } = saved('aquileia-end');
    const view = { ...(scene.view as AquileiaView), seat: ranked((scene.view as AquileiaView).players, scene.outcome!.winners).at(-1)!.seat };
    const { container } = render(Report, { view, outcome: scene.outcome!, items, speech });
    const totals = [...container.querySelectorAll('tr.total td')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  });

  it('explains what each theatre card counted for', () => {
    const { items, scene } = saved('aquileia-end');
    render(Report, { view: scene.view, outcome: scene.outcome!, items, speech });
    const cards = (scene.view as AquileiaView).players.flatMap(({ theatre }) => theatre);
    expect(screen.getAllByText(/^The theatre card/)).toHaveLength(cards.length);
  });
});

describe('pieces by themselves', () => {
  it('a plaque shows what everybody may know about a player, and no hand', () => {
    const { scene } = saved('aquileia-build');
    const player = (scene.view as AquileiaView).players[1]!;
    render(Plaque, { view: scene.view, seat: 1, mine: false, speech });
    expect(document.querySelector(`[aria-label="${inWords(player.coins)}"]`)).toBeTruthy();
    expect(document.querySelector('[data-card]')).toBeNull();
  });

  it('my tray lists my buildings, and the cards of the end with what they bring', () => {
    const { props, view } = table('cards');
    const { container } = render(Goods, props);
    const me = view.players[props.seat!]!;
    const mine = view.sites.filter(({ seat }) => seat === me.seat);
    const villas = [...container.querySelectorAll('.villas svg')];
    expect(villas).toHaveLength(mine.filter(({ kind }) => kind === 'villa').length);
    expect(container.textContent).toContain(`If it ended now: ${me.points} + ${me.standing.total - me.points} = ${me.standing.total} points`);
    const works = mine.filter(({ kind }) => kind === 'workshop');
    if (works.length) expect(container.textContent).toContain(`: ${works.reduce((sum, { value }) => sum + value, 0)} points`);
  });

  it('a plaque shows a hand where everything is open', () => {
    const { scene, seat } = saved('aquileia-cards');
    const player = (scene.view as AquileiaView).players[seat!]!;
    const { container } = render(Plaque, { view: scene.view, seat: seat!, mine: false, speech });
    const cards = Object.values(player.hand!).reduce((sum, count) => sum + count, 0);
    expect(cards).toBeGreaterThan(0);
    expect(container.querySelectorAll('svg[data-thing^="slave-"], svg[data-thing^="weapon-"], svg[data-thing*="-horse-"]')).toHaveLength(cards);
  });

  it('a line of the chronicle is drawn with what it is about', () => {
    const told = (kind: string, facts: Record<string, number | number[]>): string[] =>
      [...render(Pieces, { item: { n: 1, kind: 'event', at: 0, id: `aquileia-event-${kind}`, facts }, speech }).container.querySelectorAll<HTMLElement>('[data-thing]:not([data-thing] *)')].map((each) => each.dataset.thing!);
    expect(told('bids', { seat: 0, bid: [0, 0, 2] })).toEqual(['bronze', 'bronze', 'gold']);
    expect(told('rolls-blue', { seat: 0, dice: [1, 2] })).toEqual(['blue-die', 'blue-die']);
    expect(told('gets', { seat: 0, count: 2, metal: 1 })).toEqual(['silver', 'silver']);
    expect(told('plays', { seat: 0, card: 2, strength: 3 })).toEqual(['weapon-1']);
    expect(told('drops', { seat: 0 })).toEqual([]);
  });

  it('a site that is looked at says what I lack', () => {
    const { view } = table('build');
    const { container } = render(Inspect, { thing: 'villa-white-10', view, speech, chances: null, options: [] });
    expect(container.textContent).toContain('You lack 2 gold, 3 slaves.');
  });
});
