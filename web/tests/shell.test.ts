import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import * as plain from '../src/boards/plain';
import type { BoardModule } from '../src/boards';
import type { TableSeen } from '../src/generated/http';
import type { Option, Scene } from '../src/generated/protocol';
import lexicon from '../src/generated/lexicon/kampf.json';
import type { Listener, TableLink } from '../src/lib/server/link.svelte';
import { api } from '../src/lib/server/api';
import { prefs } from '../src/lib/person/prefs.svelte';
import Game from '../src/table/Game.svelte';
import { NAMES, saved, speechIn } from './scenes';

let send: ReturnType<typeof vi.fn>;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  await speechIn('en');
});

beforeEach(() => {
  send = vi.fn();
  prefs.set({ confirm: false });
});

/** A table at a saved moment; `change` alters what its server sends. */
function sit(name: string, change: Partial<Scene> = {}, board: Partial<BoardModule> = {}) {
  const { scene, items, seat } = saved(name);
  const seats = NAMES.map((each, at) => ({ seat: at, kind: 'person', name: each, level: '', resigned: false, here: true, shares: null }));
  const link = {
    table: 't',
    seat,
    items,
    whole: true,
    reach: () => Promise.resolve(),
    state: 'open',
    waiting: 0,
    refused: null,
    scene: { ...scene, clock: null, ...change },
    people: { seats, status: 'playing', watching: 0 },
    send,
    tell: (listener: Listener | null) => listener?.open(items, { ...scene, ...change }),
  };
  const table = { id: 't', game: 'kampf', family: 'kampf', chances: false } as TableSeen;
  render(Game, { table, link: link as unknown as TableLink, lexicon: { ...lexicon, game: 'kampf' } as never, board: { ...plain, ...board }, orders: [] });
  return scene;
}

const acts = () => send.mock.calls.map(([command]) => (command as { words: string }).words);
const buttons = () => [...document.querySelectorAll<HTMLElement>('.dock button.option')];
const option = (words: string): Option => ({ words, verb: words.split(' ')[0]!, operands: [] });

describe('the dock', () => {
  it('says under a choice what it leads to, in the list too, and before it is confirmed', async () => {
    prefs.set({ confirm: true });
    const leads = { ...option('pass'), consequence: { id: 'kampf-event-passes', facts: { seat: 1 } } };
    sit('kampf-entry', { options: [leads, option('stay')], free: [] });
    const told = `${NAMES[1]} has no challenge to make and passes.`;
    expect(buttons()[0]!.textContent).toContain(told);
    expect(buttons()[1]!.querySelector('.consequence')).toBeNull();
    await fireEvent.keyDown(window, { key: 'l' });
    expect(document.querySelector('.choice')!.textContent).toContain(told);
    await fireEvent.keyDown(window, { key: 'l' });
    await fireEvent.click(buttons()[0]!);
    expect(screen.getByRole('group', { name: 'Confirm' }).textContent).toContain(told);
  });

  it('offers at most six things, and the rest in a list', async () => {
    const scene = sit('kampf-entry');
    const all = [...scene.options!, ...(scene.free ?? [])];
    expect(all.length).toBeGreaterThan(6);
    expect(buttons()).toHaveLength(5);
    await fireEvent.click(screen.getByRole('button', { name: `${all.length - 5} more open the list L` }));
    const list = screen.getByRole('region', { name: 'Your choices' });
    expect(list.querySelectorAll('button.choice')).toHaveLength(all.length);
    await fireEvent.keyDown(within(list).getByRole('searchbox'), { key: 'Escape' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has room for an answer that names nothing, and for all six where the rest is only beside', () => {
    const named = [1, 2, 3, 4, 5].map((n) => ({ ...option(`send ${n}`), operands: [n] }));
    const board = { onBoard: ({ verb }: Option) => verb === 'lay', isAside: ({ verb }: Option) => verb === 'lay' };
    sit('kampf-entry', { options: [...named, option('refuse')], free: [option('lay')] }, board);
    expect(buttons().map((button) => button.dataset.words)).toEqual([...named.map(({ words }) => words), 'refuse']);
    expect(document.querySelector('.dock .more')).toBeNull();
    document.body.replaceChildren();
    sit('kampf-entry', { options: [...named, { ...option('send 6'), operands: [6] }, option('refuse')], free: [option('lay')] }, board);
    expect(buttons().map((button) => button.dataset.words)).toEqual(['send 1', 'send 2', 'send 3', 'send 4', 'refuse']);
    expect(document.querySelector('.dock .more')!.textContent).toContain('2 more');
  });

  it('lays what cannot be chosen last, with its reason', async () => {
    const reason = { id: 'kampf-event-passes', facts: { seat: 1 } };
    sit('kampf-entry', { options: ['stay', 'go'].map(option), free: [], blocked: [{ ...option('dance'), reason, rule: 'end' }] });
    const tiles = [...document.querySelectorAll<HTMLElement>('.dock .options button')];
    expect(tiles.map((tile) => tile.getAttribute('aria-disabled'))).toEqual([null, null, 'true']);
    expect(tiles[2]!.textContent).toContain(`${NAMES[1]} has no challenge to make`);
    await fireEvent.click(tiles[2]!);
    expect(acts()).toEqual([]);
  });

  it('looks at the last event again, from where it happened, and comes back', async () => {
    const scene = sit('kampf-net');
    const past = vi.spyOn(api, 'past').mockResolvedValue({ first: 1, before: scene, after: scene });
    const last = document.querySelector<HTMLElement>('.dock .last')!;
    await fireEvent.click(last);
    await waitFor(() => expect(screen.getByText('You are looking back.')).toBeTruthy());
    expect(past).toHaveBeenCalledWith('t', saved('kampf-net').items.findLast(({ kind }) => kind === 'event')!.n, saved('kampf-net').seat);
    expect(buttons()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(buttons().length).toBeGreaterThan(0);
  });

  it('does not repeat what the board offers', () => {
    const scene = sit('kampf-entry', {}, { onBoard: () => true });
    expect(buttons()).toHaveLength(0);
    expect(screen.getByRole('button', { name: `Tap one of the ${scene.options!.length} glowing places on the board or open the list L` })).toBeTruthy();
  });

  it('is worked by keys', async () => {
    const options = ['a', 'b', 'c'].map(option);
    sit('kampf-net', { options, free: [] });
    const [first, second] = buttons();
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(second!, { key: 'l' });
    expect(screen.getByRole('searchbox')).toBe(document.activeElement);
    await fireEvent.keyDown(document.activeElement!, { key: '3' }); // belongs to the field
    expect(acts()).toEqual([]);
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await fireEvent.keyDown(document.body, { key: '3' });
    expect(acts()).toEqual(['c']);
  });

  it('asks once more where every choice is to be confirmed', async () => {
    prefs.set({ confirm: true });
    sit('kampf-net', { options: ['a', 'b'].map(option), free: [] });
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(acts()).toEqual([]);
    expect(document.querySelector('.confirm')!.textContent).toContain('b');
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(acts()).toEqual(['b']);
  });

  it('says why a piece that is touched cannot be chosen', async () => {
    const scene = sit('kampf-entry');
    const [blocked] = scene.blocked!;
    document.querySelector<HTMLElement>('[data-stage] .board')!.dataset.blocked = blocked!.words;
    await fireEvent.click(document.querySelector('[data-stage] .board')!);
    expect(document.querySelector('.toast')!.textContent).toMatch(/\w{4}/);
  });
});

describe('a single answer', () => {
  const only = { options: [option('a')], free: [] };

  it('is given without asking where everybody sees that there is no other, and told', () => {
    sit('kampf-net', only, { isOpen: () => true });
    expect(acts()).toEqual(['a']);
    expect(document.querySelector('.toast')!.textContent).toContain('Done without asking');
  });

  it('is asked for where it could tell something', () => {
    sit('kampf-net', only);
    expect(acts()).toEqual([]);
    expect(buttons()).toHaveLength(1);
  });

  it('is asked for while something else can be done beside it', () => {
    sit('kampf-net', { ...only, free: [option('offer')] }, { isOpen: () => true });
    expect(acts()).toEqual([]);
  });
});

it('names the others on the left in their order, and me in the dock', () => {
  const { seat } = saved('kampf-net');
  sit('kampf-net');
  const named = [...document.querySelectorAll('.plaque strong')].map((each) => each.textContent);
  expect(named).toEqual(NAMES.filter((_, at) => at !== seat));
  expect(document.querySelector('.dock .mine strong')!.textContent).toBe(NAMES[seat]);
});
