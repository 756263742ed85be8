import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ChancesSeen } from '../src/generated/http';
import type { Scene } from '../src/generated/protocol';
import { api } from '../src/lib/server/api';
import { ChanceTeller } from '../src/lib/server/chances.svelte';
import { Refusal } from '../src/lib/server/http';
import { chanceSaid, isBest } from '../src/lib/worth';

const scene = (number: number): Scene => ({ decision: { number, kind: 'turn', rule: 'arena.turn', seats: [0] }, line: 0, options: [] }) as unknown as Scene;
const told = (decision: number, how: string, coming: boolean): ChancesSeen => ({ decision, line: 0, choices: [], best: null, outlook: null, how, coming });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks again while exact chances are coming, and shows them once they are there', async () => {
  const ask = vi.spyOn(api, 'chances').mockResolvedValueOnce(told(1, 'sampled', true)).mockResolvedValueOnce(told(1, 'sampled', true)).mockResolvedValue(told(1, 'exact', false));
  const teller = new ChanceTeller('t');
  await teller.follow(scene(1), 0);
  expect(teller.now?.how).toBe('sampled');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(teller.now?.how).toBe('exact');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks no more about a question that is over', async () => {
  const ask = vi.spyOn(api, 'chances').mockImplementation((_, seat) => Promise.resolve(told(ask.mock.calls.length, 'sampled', seat === 0)));
  const teller = new ChanceTeller('t');
  await teller.follow(scene(1), 0);
  await teller.follow(scene(2), 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks again after a moment in which it was refused, but not at a table that plays without', async () => {
  const ask = vi.spyOn(api, 'chances').mockRejectedValueOnce(new Refusal('too-many', '', '')).mockResolvedValue(told(1, 'exact', false));
  const teller = new ChanceTeller('t');
  await teller.follow(scene(1), 0);
  expect(teller.now).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(teller.now?.how).toBe('exact');
  ask.mockReset().mockRejectedValue(new Refusal('no-chances', '', ''));
  await teller.follow(scene(2), 0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('writes a sampled chance as a range that is possible', () => {
  expect([chanceSaid(0.91, 0.02), chanceSaid(0.99, 0.02), chanceSaid(0, 0.015), chanceSaid(0.25, 0)]).toEqual(['89–93%', '97–100%', '0–2%', '25%']);
});

it('marks the best choice only where what is written beside another is less', () => {
  const worth = (words: string, value: number) => ({ words, value, margin: 0 });
  const of = (...choices: ReturnType<typeof worth>[]) => ({ ...told(1, 'exact', false), unit: 'wins', best: 'attack', choices }) as unknown as ChancesSeen;
  expect(isBest(of(worth('attack', 0.99999), worth('end', 0.99998)), 'attack')).toBe(false); // both 100%
  expect(isBest(of(worth('attack', 0.9), worth('end', 0.4)), 'attack')).toBe(true);
  expect(isBest(of(worth('attack', 0.9), worth('end', 0.4)), 'end')).toBe(false);
});
