import { beforeEach, expect, it } from 'vitest';

import { Director, type Clock, type Frame } from '../src/lib/director/director';
import type { EventItem, Item, NoteItem, Scene } from '../src/generated/protocol';

/** A clock that stands still until it is moved. */
class Hand implements Clock {
  time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now = (): number => this.time;

  after = (ms: number, call: () => void): (() => void) => {
    const entry = { at: this.time + ms, call };
    this.calls.push(entry);
    return () => (this.calls = this.calls.filter((other) => other !== entry));
  };

  move(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = until;
  }

  get pending(): number {
    return this.calls.length;
  }
}

const scene = (line: number): Scene => ({ view: { game: 'toy', seats: 2, seat: 0 }, line, paused: false });
const event = (n: number, id = 'beat'): EventItem => ({ n, kind: 'event', at: 0, id, facts: {} });
const undo = (n: number): NoteItem => ({ n, kind: 'undo', at: 0, seat: 0, text: '' });
const frame = (line: number, ...items: Item[]): Frame => ({ items, scene: scene(line) });
const numbers = (items: Item[]): number[] => items.map(({ n }) => n);

let hand: Hand;
let director: Director;
let shown: string[]; // what was on the stage, change by change

beforeEach(() => {
  hand = new Hand();
  shown = [];
  director = new Director(
    (item) => (item.kind === 'event' && item.id === 'line' ? 0 : 1000),
    () => {
      const now = `${director.scene?.line}:${director.beat?.item.n ?? '-'}`;
      if (shown.at(-1) !== now) shown.push(now);
    },
    hand,
  );
  director.open([], scene(0));
});

it('tells the beats of a frame over the scene before it, and shows its scene after them', () => {
  director.take(frame(1, event(1), event(2)));
  hand.move(5000);
  expect(shown).toEqual(['0:-', '0:1', '0:2', '1:-']);
});

it('asks nobody before everything is told', () => {
  director.take(frame(1, event(1)));
  expect(director.isNow).toBe(false);
  hand.move(999);
  expect(director.isNow).toBe(false);
  hand.move(1);
  expect(director.isNow).toBe(true);
});

it('says with a beat what was told of its frame before, though by its line alone', () => {
  director.take(frame(1, event(1, 'line'), event(2), event(3)));
  expect(numbers(director.beat!.told)).toEqual([1, 2]);
  hand.move(1000);
  expect(numbers(director.beat!.told)).toEqual([1, 2, 3]);
});

it('tells a hundred frames that come at once one after the other, each thing once', () => {
  for (let n = 1; n <= 100; n++) director.take(frame(n, event(n)));
  expect(director.behind).toBe(99);
  hand.move(50_000);
  expect(numbers(director.told)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
  hand.move(50_000);
  expect(numbers(director.told)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(director.scene?.line).toBe(100);
  expect(hand.pending).toBe(0);
});

it('goes on where it was when more arrives in the middle of a beat', () => {
  director.take(frame(1, event(1)));
  hand.move(400);
  director.take(frame(2, event(2)));
  expect(director.beat?.item.n).toBe(1);
  hand.move(600);
  expect(director.beat?.item.n).toBe(2);
  expect(director.scene?.line).toBe(1);
});

it('does not wait for what is told by its line alone', () => {
  director.take(frame(1, event(1, 'line'), event(2), event(3, 'line')));
  expect(director.beat?.item.n).toBe(2);
  hand.move(1000);
  expect(numbers(director.told)).toEqual([1, 2, 3]);
  expect(director.isNow).toBe(true);
});

it('takes an undone frame back on the stage, in its turn', () => {
  director.take(frame(1, event(1)));
  director.take(frame(0, undo(2)));
  director.take(frame(2, event(3)));
  hand.move(3000);
  expect(shown).toEqual(['0:-', '0:1', '1:2', '0:3', '2:-']);
});

it('holds a beat while paused, and lets it last no longer than it should', () => {
  director.take(frame(1, event(1), event(2)));
  hand.move(700);
  director.pause();
  hand.move(60_000);
  expect(director.beat?.item.n).toBe(1);
  director.resume();
  hand.move(299);
  expect(director.beat?.item.n).toBe(1);
  hand.move(1);
  expect(director.beat?.item.n).toBe(2);
});

it('tells one thing a step, and holds there', () => {
  director.take(frame(1, event(1), event(2)));
  director.take(frame(2, event(3)));
  for (const expected of [2, 3]) {
    director.step();
    hand.move(60_000);
    expect(director.beat?.item.n).toBe(expected);
  }
  director.step();
  expect(director.isNow).toBe(true);
  expect(director.scene?.line).toBe(2);
});

it('begins nothing by itself while paused', () => {
  director.pause();
  director.take(frame(1, event(1)));
  hand.move(5000);
  expect(director.told).toEqual([]);
  director.resume();
  expect(director.beat?.item.n).toBe(1);
});

it('skips to the table as it is now, with everything told', () => {
  for (let n = 1; n <= 5; n++) director.take(frame(n, event(n)));
  director.skip();
  expect(director.scene?.line).toBe(5);
  expect(numbers(director.told)).toEqual([1, 2, 3, 4, 5]);
  expect([director.isNow, director.beat, hand.pending]).toEqual([true, null, 0]);
  director.take(frame(6, event(6)));
  expect(director.beat?.item.n).toBe(6);
});

it('keeps to a new pace in the middle of a beat', () => {
  director.take(frame(1, event(1), event(2)));
  hand.move(500);
  director.keepPace('fast');
  hand.move(200);
  expect(director.beat?.item.n).toBe(2);
  expect(director.beat?.ms).toBe(400);
});

it('tells at once whoever wants it so', () => {
  director.take(frame(1, event(1)));
  director.keepPace('at-once');
  director.take(frame(2, event(2)));
  expect([director.scene?.line, director.isNow, hand.pending]).toEqual([2, true, 0]);
});

it('keeps what happened while nobody watched', () => {
  director.take(frame(1, event(1), event(2)));
  director.leave();
  director.take(frame(2, event(3)));
  expect(director.scene?.line).toBe(2);
  expect(numbers(director.missed)).toEqual([2, 3]);
  director.comeBack();
  director.take(frame(3, event(4)));
  expect(director.beat?.item.n).toBe(4);
  expect(numbers(director.missed)).toEqual([2, 3]);
  director.forgetMissed();
  expect(director.missed).toEqual([]);
  expect(numbers(director.told)).toEqual([1, 2, 3, 4]);
});

it('opens a table without telling again what is history', () => {
  director.take(frame(1, event(1), event(2)));
  director.open([event(1), event(2), event(3)], scene(7));
  hand.move(60_000);
  expect([director.scene?.line, director.beat, hand.pending]).toEqual([7, null, 0]);
  expect(numbers(director.told)).toEqual([1, 2, 3]);
});
