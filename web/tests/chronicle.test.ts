import { describe, expect, it } from 'vitest';

import type { Item } from '../src/generated/protocol';
import { chaptersOf, kindOf, lastMoveOf, scenesOf, sinceMyMove } from '../src/shell/chronicle/groups';

let n = 0;

function event(kind: string, seat: number): Item {
  return { n: ++n, kind: 'event', at: 0, id: `kampf-event-${kind}`, facts: { seat } };
}

const TELLING = { heads: new Set(['round']), routine: new Set(['draws']) };

describe('the chronicle', () => {
  it('opens a chapter with every head and keeps everything in order', () => {
    const items = [event('moves', 0), event('round', 1), event('moves', 1), event('round', 2), event('moves', 2)];
    const chapters = chaptersOf(items, TELLING, null);
    expect(chapters.map(({ head }) => head?.item.n ?? null)).toEqual([null, items[1]!.n, items[3]!.n]);
    const told = chapters.flatMap(({ head, entries }) => [...(head ? [head] : []), ...entries.flat()]);
    expect(told.map(({ item }) => item.n)).toEqual(items.map((item) => item.n));
  });

  it('lets a replay be entered at chapters, and at the first of a row that makes a scene', () => {
    const items = ['round', 'fights', 'fights', 'rolls', 'fights', 'moves'].map((kind) => event(kind, 0));
    const scenes = scenesOf(items, { ...TELLING, scenes: new Set(['fights']) });
    expect(scenes.map((item) => items.indexOf(item))).toEqual([0, 1, 4]);
  });

  it('folds routine, but not a little of it', () => {
    const items = ['draws', 'draws', 'moves', 'draws', 'draws', 'draws'].map((kind) => event(kind, 0));
    const [chapter] = chaptersOf(items, TELLING, null);
    expect(chapter!.entries.map((entry) => entry.length)).toEqual([1, 1, 1, 3]);
  });

  it('shows whose doing it was once for several things in a row', () => {
    const items = [event('moves', 0), event('stones', 0), event('moves', 1)];
    const [chapter] = chaptersOf(items, TELLING, null);
    expect(chapter!.entries.flat().map(({ who }) => who)).toEqual([0, null, 1]);
  });

  it('tells of everybody else what weighed most since my last move', () => {
    const items = [event('moves', 0), event('moves', 2), event('fights', 1), event('draws', 1), event('moves', 2)];
    const weight = (item: Item): number => (item.kind === 'event' && item.id.endsWith('fights') ? 3 : 1);
    const deeds = sinceMyMove(items, 0, weight);
    expect(deeds).toEqual([
      { who: 1, item: items[2], more: 1 },
      { who: 2, item: items[4], more: 1 },
    ]);
    expect(sinceMyMove(items, 2, weight)).toEqual([]);
    expect(sinceMyMove(items, null, weight)).toEqual([]);
  });

  it('tells what things came to rather than how, and what befell me', () => {
    const items = [event('moves', 0), event('rolls', 1), event('taken', 1), event('wiped-out', 0)];
    const telling = { outcomes: new Set(['taken', 'wiped-out']), suffered: new Set(['wiped-out']) };
    const deeds = sinceMyMove(items, 0, (item) => (item === items[1] ? 3 : 1), telling);
    expect(deeds.map(({ item }) => item)).toEqual([items[2], items[3]]);
  });

  it('draws the line behind my last move, once others have moved', () => {
    const items = [event('moves', 2), event('moves', 0), event('moves', 1), event('moves', 0)];
    expect(lastMoveOf(items, 2)).toBe(items[0]!.n);
    expect(lastMoveOf(items, 0)).toBeNull();
    expect(lastMoveOf(items, null)).toBeNull();
    const lines = chaptersOf(items, TELLING, 2).flatMap(({ entries }) => entries.flat());
    expect(lines.map(({ since }) => since)).toEqual([false, true, false, false]);
  });

  it('marks what was taken back and does not take it for a move', () => {
    const items = [event('moves', 0), event('moves', 1), event('moves', 0)];
    const undo = { n: ++n, kind: 'undo', at: 0, seat: 0, text: '', from: items[2]!.n } as const;
    const lines = chaptersOf([...items, undo], TELLING, 0).flatMap(({ entries }) => entries.flat());
    expect(lines.map(({ gone }) => gone)).toEqual([false, false, true, false]);
    expect(lines.map(({ since }) => since)).toEqual([false, true, false, false]);
  });

  it('draws the line also where a chapter begins behind my last move', () => {
    const items = [event('moves', 0), event('round', 1), event('moves', 1)];
    const [, chapter] = chaptersOf(items, TELLING, 0);
    expect(chapter!.head!.since).toBe(true);
  });

  it('knows a kind whether it was seen or not', () => {
    expect(kindOf('spartacus-event-draws-unseen')).toBe('draws');
  });
});
