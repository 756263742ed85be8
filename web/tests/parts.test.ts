import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import ClockFace from '../src/table/ClockFace.svelte';
import Chronicle from '../src/shell/chronicle/Chronicle.svelte';
import Log from '../src/shell/chronicle/Log.svelte';
import Qr from '../src/parts/Qr.svelte';
import ChoiceList from '../src/table/ask/ChoiceList.svelte';
import type { TableLink } from '../src/lib/server/link.svelte';
import type { Playing } from '../src/table/playing.svelte';
import { parse, parseRulings, pieces, rulesOf, rulingsOf, sourcesOf } from '../src/lib/rules';
import { sentence } from '../src/lib/log';
import { ranksOf } from '../src/lib/ranks';
import type { Item } from '../src/generated/protocol';
import { Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import { standing, undone } from '../src/lib/director/undone';
import { saved, speechIn } from './scenes';

let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
});

describe('the list of choices', () => {
  it('offers every option and names the rest with a reason', async () => {
    const { scene } = saved('kampf-entry');
    const choose = vi.fn();
    const playing = { list: 'all', options: scene.options!, blocked: scene.blocked!, choose, speech, table: { family: 'kampf' }, chances: null };
    render(ChoiceList, { playing: playing as unknown as Playing, numbered: [] });
    expect(document.querySelectorAll('button.choice')).toHaveLength(scene.options!.length);
    expect(document.querySelectorAll('.no')).toHaveLength(scene.blocked!.length);
    await fireEvent.click(screen.getByText(speech.option(scene.options![0]!)));
    expect(choose).toHaveBeenCalledWith(scene.options![0]!.words);
    const [last] = scene.options!.slice(-1);
    const search = screen.getByRole('searchbox');
    await fireEvent.input(search, { target: { value: speech.option(last!).toUpperCase() } });
    expect(document.querySelectorAll('button.choice')).toHaveLength(1);
    await fireEvent.keyDown(search, { key: 'Enter' });
    expect(choose).toHaveBeenLastCalledWith(last!.words);
  });
});

describe('the log', () => {
  it('says everything in words and lets one look back', async () => {
    const { items } = saved('kampf-net');
    const look = vi.fn();
    render(Log, { items, speech, look, canLook: ({ n }: Item) => n === items[3]!.n });
    expect(screen.getAllByRole('listitem')).toHaveLength(items.length);
    expect(screen.getByRole('log').textContent).not.toMatch(/kampf-|\$/);
    await fireEvent.click(screen.getByRole('button', { name: /^Look back: / }));
    expect(look).toHaveBeenCalledWith(items[3]!.n);
  });

  it('offers what was told before only where there is more, and stays where it is when that comes', async () => {
    const { items } = saved('kampf-net');
    const earlier = vi.fn();
    const { rerender } = render(Log, { items: items.slice(5), speech, earlier });
    const log = screen.getByRole('log');
    log.scrollTop = 40;
    await fireEvent.click(screen.getByRole('button', { name: 'Show what happened earlier' }));
    expect(earlier).toHaveBeenCalledOnce();
    await rerender({ items, earlier: null });
    expect(screen.queryByRole('button', { name: 'Show what happened earlier' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(items.length);
    expect(log.scrollTop).toBe(40);
    await rerender({ items: [...items, { ...items[0]!, n: items.at(-1)!.n + 1 }] });
    expect(log.scrollTop).toBe(0);
  });

  it('fetches more until it knows what I did last', async () => {
    const event = (n: number, seat: number): Item => ({ n, kind: 'event', at: 0, id: 'kampf-event-passes', facts: { seat } });
    const earlier = vi.fn();
    const link = { table: 'x', seat: 1, whole: false, earlier } as unknown as TableLink;
    const props = { link, speech, here: null, look: vi.fn(), length: () => 1 };
    const { rerender } = render(Chronicle, { ...props, items: [event(8, 0), event(9, 0)] });
    expect(earlier).toHaveBeenCalledTimes(1);
    await rerender({ items: [event(6, 2), event(7, 2), event(8, 0), event(9, 0)] });
    expect(earlier).toHaveBeenCalledTimes(2);
    await rerender({ items: [event(5, 1), event(6, 2), event(7, 2), event(8, 0), event(9, 0)] });
    expect(earlier).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('region', { name: 'Since your last move' })).toBeTruthy();
  });

  it('strikes out what was taken back, and says so', () => {
    const { items } = saved('kampf-net');
    const last = items.at(-1)!.n;
    const undo = { n: last + 1, kind: 'undo', at: 0, seat: 0, text: '', from: last - 1 } as const;
    const again = { ...items.at(-2)!, n: last + 2 } as Item;
    render(Log, { items: [...items, undo, again], speech, look: vi.fn() });
    const lines = screen.getAllByRole('listitem').slice(-5);
    const struck = lines.map((line) => line.querySelector('s')?.textContent ?? null);
    expect(struck).toEqual([null, sentence(items.at(-2)!, speech), sentence(items.at(-1)!, speech), null, null]);
    expect(lines.map((line) => line.textContent!.includes('(taken back)'))).toEqual([false, true, true, false, false]);
  });

  it('strikes out once what was taken back twice over', () => {
    const event = (n: number): Item => ({ n, kind: 'event', at: 0, id: 'kampf-event-passes', facts: { seat: 0 } });
    const undo = (n: number, from?: number): Item => ({ n, kind: 'undo', at: 0, seat: 0, text: '', ...(from ? { from } : {}) });
    const items = [event(1), event(2), event(3), undo(4, 3), event(5), undo(6), undo(7, 2), event(8)];
    expect([...undone(items)].sort()).toEqual([2, 3, 5]);
    expect(standing(items).map(({ n }) => n)).toEqual([1, 4, 6, 7, 8]);
  });

  it('tells of seats, votes and pauses', () => {
    const note = (kind: 'seated' | 'motion' | 'paused', text: string) => sentence({ n: 1, kind, at: 0, seat: 1, text }, speech);
    expect(note('seated', 'held greedy')).toBe('A bot (greedy) plays for Marcus.');
    expect(note('motion', 'ask pause')).toBe('Marcus would like to pause the game.');
    expect(note('paused', '')).toBe('The game is paused.');
  });
});

it('counts the time down', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  render(ClockFace, { clock: { opened: 1000 - 30, seconds: 60, reserve: [45] }, seat: 0 });
  expect(screen.getByRole('timer').textContent).toBe('1:15');
  vi.useRealTimers();
});

it('draws a QR code', () => {
  render(Qr, { text: 'http://example.test/#/invite/abc', label: 'an invitation' });
  expect(screen.getByRole('img', { name: 'an invitation' }).querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(500);
});

it('reads the paragraphs of a rules page', () => {
  expect(parse('# A\n\n## B\n\n**[a.b]** Some words.\n')).toEqual([{ chapter: 'B', id: 'a.b', text: 'Some words.' }]);
});

it('reads rulings, and finds the ones a paragraph cites', async () => {
  expect(parseRulings('**K-02 · A stone moves.** It goes along. *Why:* it is a wound. *Source:* rulebook, ours.')).toEqual([
    { id: 'K-02', title: 'A stone moves', text: 'It goes along.', why: 'it is a wound.', sources: ['rulebook', 'ours'] },
  ]);
  expect(pieces('One `x` (K-13).').map(({ kind }) => kind)).toEqual(['plain', 'code', 'plain', 'ruling', 'plain']);
  for (const game of ['kampf', 'aquileia', 'spartacus']) {
    const known = new Set((await rulingsOf(game)).map(({ id }) => id));
    const cited = (await rulesOf(game, 'en')).flatMap(({ text }) => pieces(text)).filter(({ kind }) => kind === 'ruling');
    expect(cited).not.toEqual([]);
    expect(cited.filter(({ text }) => !known.has(text))).toEqual([]);
    expect((await sourcesOf(game)).map(({ source }) => source)).toContain('ours');
  }
});

it('says what standing orders do', async () => {
  await texts.learn('aquileia');
  const told = new Speech({ phrases: {}, verbs: {}, terms: {}, labels: {}, game: 'aquileia' }, ['Livia']);
  const note = (kind: 'order' | 'ordered', text: string) => sentence({ n: 1, kind, at: 0, seat: 0, text }, told);
  expect(note('order', 'bid-up-to 5 on')).toContain('5');
  for (const said of [note('order', 'bid-up-to 5 on'), note('order', 'bid-up-to 5 off'), note('ordered', 'bid-up-to drop')]) {
    expect(said).not.toMatch(/web-|aquileia-/);
  }
});

it('gives whoever has as much the same place, and winners the first', () => {
  expect(ranksOf({ how: 'six-rounds', scores: [8, 30, 8, 30], winners: [3] }).map(({ seat, place }) => [seat, place])).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
    [2, 3],
  ]);
});
