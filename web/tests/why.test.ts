import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ThoughtsSeen } from '../src/generated/http';
import { Refusal } from '../src/lib/server/http';
import Log from '../src/shell/chronicle/Log.svelte';
import ReplayWhy from '../src/replay/ReplayWhy.svelte';
import Thoughts from '../src/parts/Thoughts.svelte';
import type { Item } from '../src/generated/protocol';
import type { Speech } from '../src/lib/speech';
import { texts, type Language } from '../src/lib/texts.svelte';
import { saved, speechIn } from './scenes';

let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
});

afterEach(() => vi.unstubAllGlobals());

const [first, second, third] = saved('kampf-entry').scene.options!;
const thought: ThoughtsSeen = {
  seat: 1,
  level: 'champion',
  considered: [
    { ...first!, visits: 412, chance: 0.614, margin: 0.031, chosen: false },
    { ...second!, visits: 88, chance: 0.5, margin: null, chosen: true },
    { ...third!, visits: 0, chance: null, margin: null, chosen: false },
  ],
  more: 4,
  silent: null,
};

describe('the thoughts of a bot', () => {
  it('stand in a table, in words, the tried ones and the chosen one marked', async () => {
    render(Thoughts, { asked: Promise.resolve(thought), speech });
    expect(await screen.findByRole('table', { name: 'What Marcus considered' })).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['61% ± 3', '412'],
      ['50%', '88'],
    ]);
    expect(rows[0]!.textContent).toContain(speech.option(first!));
    expect(rows.map((row) => row.textContent.includes('chosen'))).toEqual([false, true]);
    expect(screen.getByText('And 5 options more, tried less often or never.')).toBeTruthy();
  });

  it('are first told in a sentence, and the numbers on request', async () => {
    const reason = {
      did: { id: 'kampf-reason-did-challenge', facts: { rival: 0, space: 5 } },
      causes: [
        { id: 'kampf-reason-dice', facts: { ours: 3, theirs: 1 } },
        { id: 'kampf-reason-nets', facts: { count: 2 } },
      ],
      figures: { id: 'kampf-reason-chances', facts: { take: '62', lose: '9' } },
      other: second!,
      compared: { id: 'kampf-reason-worth', facts: { gain: -25 } },
    };
    const told = { ...thought, reason, option: second! } as unknown as ThoughtsSeen; // its facts are read as the server sends them
    render(Thoughts, { asked: Promise.resolve(told), speech });
    const said = (await screen.findByText(/because I roll/)).textContent;
    expect(said).toContain('because I roll 3 dice against 1, and my nets take 2 of them out of the fight: 62% to take a gladiator, 9% to lose one.');
    expect(said).toContain('−0.25 gladiators on average from here on.');
    expect(screen.queryByRole('table')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
    expect(screen.getByRole('table', { name: 'What Marcus considered' })).toBeTruthy();
  });

  it('may be none, and then it is said why, in every language', async () => {
    const silences = ['person', 'stand-in', 'clock', 'order', 'record', 'only', 'plain', 'long'];
    for (const lang of ['en', 'de', 'hu'] as Language[]) {
      await texts.speak(lang);
      for (const silent of silences) {
        const { unmount } = render(Thoughts, { asked: Promise.resolve({ ...thought, considered: [], more: 0, silent }), speech });
        await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(texts.t('web-why-asking')));
        expect(screen.getByRole('status').textContent).not.toMatch(/web-|\$/);
        unmount();
      }
    }
    await texts.speak('en');
  });

  it('may be refused, with a sentence and a hint', async () => {
    render(Thoughts, { asked: Promise.reject(new Refusal('thoughts-later', 'After the game.', 'Wait.')), speech });
    expect((await screen.findByRole('alert')).textContent).toMatch(/After the game\..*Wait\./);
  });
});

it('is asked only when somebody wants to know, and can be put away again', async () => {
  const ask = vi.fn();
  const { rerender } = render(ReplayWhy, { shown: false, ask });
  expect(ask).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Why?', expanded: false }));
  expect(ask).toHaveBeenCalledOnce();
  await rerender({ shown: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Why?', expanded: true }));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('lets those at a practice table ask behind the lines a bot has caused', async () => {
  const items = saved('kampf-net').items.map((item, i): Item => (i === 2 && item.kind === 'event' ? { ...item, why: true } : item));
  const why = vi.fn();
  const { rerender } = render(Log, { items, speech, why });
  await fireEvent.click(screen.getByRole('button', { name: /^Why\? ./ }));
  expect(why).toHaveBeenCalledWith(items[2]!.n);
  await rerender({ why: null });
  expect(screen.queryByRole('button', { name: /^Why\?/ })).toBeNull();
});
