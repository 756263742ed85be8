import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TableLink } from '../src/lib/server/link.svelte';

/** A line whose other end is this test. */
class Line {
  static all: Line[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const scene = { view: { game: 'kampf', seats: 2, seat: 0 }, line: 0, paused: false };
const item = (n: number) => ({ n, kind: 'event', at: 0, id: 'x', facts: {} });
const state = (first: number, ...items: unknown[]) => ({ type: 'state', first, seq: first + items.length - 1, seat: 0, items, game: scene });
const last = () => Line.all.at(-1)!;

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  link = new TableLink('abc');
  last().onopen?.();
  last().tell(state(1, item(1), item(2)));
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

it('says hello and takes what it is told', () => {
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 0 });
  expect(link.state).toBe('open');
  expect(link.items.map(({ n }) => n)).toEqual([1, 2]);
});

it('asks again when something is missing', () => {
  last().tell(state(5, item(5)));
  expect(link.items).toHaveLength(2);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 2 });
});

it('sends a command again after a broken line, under the same number', () => {
  link.send({ type: 'act', decision: 3, words: 'keep' });
  const first = last().sent.at(-1);
  last().onclose?.({ code: 1006 });
  expect(link.state).toBe('lost');
  vi.advanceTimersByTime(400);
  last().onopen?.();
  last().tell(state(3, item(3)));
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 2 });
  expect(last().sent[1]).toEqual(first);
  last().tell({ type: 'done', client: first!.client, n: first!.n, repeated: true });
  expect(link.waiting).toBe(0);
});

it('notices a line that has gone silent', () => {
  vi.advanceTimersByTime(15_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(link.state).toBe('lost');
});

it('gives up on a table that is gone', () => {
  last().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(link.state).toBe('gone');
  expect(Line.all).toHaveLength(1);
});

it('forgets what one seat has seen before it looks from another', () => {
  link.sitAs(1);
  expect([link.items, link.scene]).toEqual([[], null]);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 0, seat: 1 });
  last().tell(state(3, item(3))); // was under way to the other seat
  expect(link.scene).toBeNull();
  last().tell({ ...state(1, item(1)), seat: 1 });
  expect([link.seat, link.items.length]).toEqual([1, 1]);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 1, seat: 1 });
});

it('tells nothing twice after everything was asked for again', () => {
  const told: string[] = [];
  link.tell({ open: (items) => told.push(`open ${items.length}`), take: ({ items }) => told.push(`take ${items.length}`), catchUp: () => {}, earlier: () => {} });
  link.hearAgain();
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 0 });
  last().tell(state(1, item(1), item(2)));
  last().tell(state(3, item(3)));
  expect(told).toEqual(['open 2', 'open 2', 'take 1']);
});

it('shows nothing of a seat to whoever comes back after signing out', () => {
  last().onclose?.({ code: 4401 });
  expect([link.scene, link.items]).toEqual([null, []]);
  vi.advanceTimersByTime(400);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 0 });
});

it('says a hello again that came too fast, after a while and then a longer one', () => {
  const refusal = { type: 'refused', code: 'too-fast', sentence: 'This is too fast.', hint: '', client: null, n: null };
  link.reconnect();
  last().onopen?.();
  last().tell(refusal);
  expect(link.refused).toMatchObject({ sentence: 'This is too fast.' });
  expect(last().sent).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(last().sent).toHaveLength(2);
  last().tell(refusal);
  vi.advanceTimersByTime(3_999);
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 0 });
  last().tell(state(1, item(1)));
  expect([link.refused, link.items.length]).toEqual([null, 1]);
});

it('comes back by itself, not at once, where too many connections are open', () => {
  last().tell({ type: 'refused', code: 'too-many', sentence: 'Too many.', hint: '', client: null, n: null });
  last().onclose?.({ code: 4429 });
  expect([link.state, link.refused?.sentence]).toEqual(['lost', 'Too many.']);
  vi.advanceTimersByTime(1_999);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Line.all).toHaveLength(2);
  last().onclose?.({ code: 4429 });
  vi.advanceTimersByTime(3_999);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().onopen?.();
  last().tell(state(3, item(3)));
  expect([link.state, link.refused, link.items.length]).toEqual(['open', null, 3]);
});

it('is told what changes in the game, and keeps the scene before as it was', () => {
  expect(last().sent[0]).toMatchObject({ patches: true });
  last().tell({ ...state(3, item(3)), version: 1 });
  const before = link.scene;
  const patch = [{ op: 'replace', path: '/line', value: 2 }];
  last().tell({ type: 'state', first: 4, seq: 4, seat: 0, items: [item(4)], version: 2, patch });
  expect(link.scene).toEqual({ ...scene, line: 2 });
  expect(link.scene?.view).toBe(before?.view);
  expect(before).toEqual(scene);
  expect(last().sent).toHaveLength(1);
});

it('asks for the whole game where a patch does not fit the one it has', () => {
  const late = { type: 'state', first: 3, seq: 3, seat: 0, items: [item(3)], version: 7, patch: [{ op: 'replace', path: '/line', value: 9 }] };
  last().tell(late);
  expect([link.scene, link.items.length]).toEqual([scene, 2]);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 2, patches: true });
  link.sitAs(0); // forgets the scene: a patch under way is of no use
  last().tell({ ...late, first: 1, version: 1 });
  expect([link.scene, link.items.length]).toEqual([null, 0]);
});

describe('of a long game', () => {
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => item(first + i));
  const numbers = () => [link.items[0]!.n, link.items.at(-1)!.n, link.items.length];
  let asked: string[];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const before = Number(/before=(\d+)/.exec(path)![1]);
      const first = Math.max(1, before - 500);
      return Promise.resolve(new Response(JSON.stringify({ first, items: range(first, before - 1) }), { headers: { 'content-type': 'application/json' } }));
    });
    link.reconnect();
    last().onopen?.();
    last().tell({ ...state(801, ...range(801, 1000)), version: 1 });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('takes the last things that happened, and fetches the rest when somebody looks back', async () => {
    const told: string[] = [];
    link.tell({ open: (items) => told.push(`open ${items.length}`), earlier: (items) => told.push(`earlier ${items.length}`), take: () => {}, catchUp: () => {} });
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: 0, most: 200 });
    expect([numbers(), link.whole]).toEqual([[801, 1000, 200], false]);
    const both = await Promise.all([link.earlier(), link.earlier()]);
    expect([both, asked]).toEqual([[true, true], ['api/tables/abc/items?before=801&seat=0']]);
    expect([numbers(), link.whole]).toEqual([[301, 1000, 700], false]);
    await link.reach(1);
    expect([numbers(), link.whole, asked.length]).toEqual([[1, 1000, 1000], true, 2]);
    expect(await link.earlier()).toBe(false);
    expect(told).toEqual(['open 200', 'earlier 500', 'earlier 300']);
  });

  it('goes on from the last thing it has, whatever it has fetched', async () => {
    await link.earlier();
    last().tell({ type: 'state', first: 1001, seq: 1001, seat: 0, items: [item(1001)], version: 2, patch: [{ op: 'replace', path: '/line', value: 2 }] });
    expect(numbers()).toEqual([301, 1001, 701]);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: 1001 });
    last().tell({ ...state(1002, item(1002)), version: 3 });
    expect([numbers(), link.scene]).toEqual([[301, 1002, 702], scene]);
  });

  it('begins anew after being away for long, and never has a gap', () => {
    const told: string[] = [];
    link.tell({ open: (items) => told.push(`open ${items.length}`), earlier: () => {}, take: () => told.push('take'), catchUp: () => told.push('catch up') });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    last().onopen?.();
    last().tell({ ...state(1401, ...range(1401, 1600)), version: 9 });
    expect([numbers(), told]).toEqual([[1401, 1600, 200], ['open 200', 'open 200']]);
    last().tell({ ...state(1700, item(1700)), version: 10 }); // nobody said hello
    expect([numbers(), last().sent.at(-1)]).toMatchObject([[1401, 1600, 200], { type: 'hello', since: 1600 }]);
  });

  it('does not lay what one seat was told before what another is told', async () => {
    const fetching = link.earlier();
    link.sitAs(1);
    last().tell({ ...state(1, item(1), item(2)), seat: 1, version: 1 });
    expect(await fetching).toBe(false);
    expect(numbers()).toEqual([1, 2, 2]);
  });

  it('says why earlier things cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    expect([await link.earlier(), link.refused?.code]).toEqual([false, 'away']);
  });
});
