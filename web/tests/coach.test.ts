import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';

import type { CoachSeen } from '../src/generated/http';
import type { Playing } from '../src/table/playing.svelte';
import type { Speech } from '../src/lib/speech';
import { CoachTeller } from '../src/lib/server/coach';
import Coach from '../src/table/coach/Coach.svelte';
import Warning from '../src/table/coach/Warning.svelte';
import { saved, speechIn } from './scenes';

const { scene } = saved('kampf-entry');
const [first] = scene.options!;
const nothing: CoachSeen = { decision: scene.decision!.number, line: scene.line, hint: null, choices: [], warnings: [] };
const reason = { did: null, causes: [{ id: 'kampf-reason-lacks', facts: {} }], figures: null, other: null, compared: null };
let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

function playing(more: object = {}): Playing {
  const told = {
    hint: { ...nothing, hint: { id: 'coach-kampf-dice', facts: {} } },
    choices: { ...nothing, choices: [{ option: first!, chance: 0.412, margin: 0.03, reason, as_good: false, less: null }] },
  };
  const coached = vi.fn(async (wish: 'hint' | 'choices') => told[wish]);
  return { speech, scene, seat: 0, options: scene.options, coached, act: vi.fn(), warning: null, ...more } as unknown as Playing;
}

it('says first where to look, and the best choices only when asked', async () => {
  const table = playing();
  render(Coach, { playing: table, close: vi.fn() });
  expect(await screen.findByText('Count the dice: who rolls fewer than you?')).toBeTruthy();
  expect(table.coached).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByText('Show the best choices'));
  expect(await screen.findByText('The team did not have one yet.')).toBeTruthy();
  expect(screen.getByText(/41%/).parentElement!.textContent).toMatch(/41% ± 3 to win the game/);
  await fireEvent.click(screen.getByText('Choose this'));
  expect(table.act).toHaveBeenCalledWith(first!.words);
});

it('says what each of the best choices brings about, and what a blunder does', async () => {
  const consequence = { id: 'kampf-leads-carrier', facts: {} };
  const options = [{ ...first!, consequence }];
  vi.spyOn(speech, 'consequence').mockImplementation((option) => (option.consequence === consequence ? 'Nobody stands next to it.' : null));
  render(Coach, { playing: playing({ options }), close: vi.fn() });
  await fireEvent.click(await screen.findByText('Show the best choices'));
  expect((await screen.findByText('Nobody stands next to it.')).closest('li')!.dataset.words).toBe(first!.words);
  render(Warning, { playing: playing({ options, warning: { words: first!.words, less: 0.1, danger: null } }) });
  expect(screen.getAllByText('Nobody stands next to it.')).toHaveLength(2);
  vi.restoreAllMocks();
});

it('of a lesson tells, and leaves the choice and warnings to the lesson', async () => {
  const { act: _, ...asked } = playing() as unknown as { act: unknown; speech: Speech };
  render(Coach, { playing: asked as unknown as Playing, close: vi.fn() });
  await fireEvent.click(await screen.findByText('Show the best choices'));
  expect(await screen.findByText('The team did not have one yet.')).toBeTruthy();
  expect(screen.queryByText('Choose this')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says of a choice that is not told apart from the first that it is about as good', async () => {
  const [, second] = scene.options!;
  const two = [
    { option: first!, chance: 0.16, margin: 0.03, reason, as_good: false, less: null },
    { option: second!, chance: 0.15, margin: 0.02, reason, as_good: true, less: null },
  ];
  const coached = async (wish: string) => (wish === 'hint' ? { ...nothing, hint: { id: 'coach-kampf-dice', facts: {} } } : { ...nothing, choices: two });
  render(Coach, { playing: playing({ coached }), close: vi.fn() });
  await fireEvent.click(await screen.findByText('Show the best choices'));
  const told = await screen.findByText(/^Cannot be told apart from the first/);
  expect(told.closest('li')!.dataset.words).toBe(second!.words);
});

it('does not put choices of the same rounded chance a point apart', async () => {
  const [, second] = scene.options!;
  const two = [
    { option: first!, chance: 0.513, margin: 0.001, reason, as_good: false, less: null },
    { option: second!, chance: 0.506, margin: 0.001, reason, as_good: false, less: 0.007 },
  ];
  const coached = async (wish: string) => (wish === 'hint' ? { ...nothing, hint: { id: 'coach-kampf-dice', facts: {} } } : { ...nothing, choices: two });
  render(Coach, { playing: playing({ coached }), close: vi.fn() });
  await fireEvent.click(await screen.findByText('Show the best choices'));
  await screen.findByText('Less than one percentage point behind the first choice.');
});

it('says of the others how far they are behind the first', async () => {
  const [, second] = scene.options!;
  const two = [
    { option: first!, chance: 0.18, margin: 0.01, reason, as_good: false, less: null },
    { option: second!, chance: 0.11, margin: 0.02, reason, as_good: false, less: 0.069 },
  ];
  const coached = async (wish: string) => (wish === 'hint' ? { ...nothing, hint: { id: 'coach-kampf-dice', facts: {} } } : { ...nothing, choices: two });
  render(Coach, { playing: playing({ coached }), close: vi.fn() });
  await fireEvent.click(await screen.findByText('Show the best choices'));
  const told = await screen.findByText('About 7 percentage points behind the first choice.');
  expect(told.closest('li')!.dataset.words).toBe(second!.words);
});

it('asks before a choice that gives much away', async () => {
  const table = playing({ warning: { words: first!.words, less: 0.123, danger: { id: 'coach-kampf-last-team', facts: { gone: '48', rival: 1 } } } });
  render(Warning, { playing: table });
  expect(screen.getByText('This leaves your last team next to Marcus, who can wipe it out (48%).')).toBeTruthy();
  expect(screen.getByText(/by about 12 percentage points/)).toBeTruthy();
  await fireEvent.click(screen.getByText('Choose it all the same'));
  expect(table.act).toHaveBeenCalledWith(first!.words, true);
});

it('asks the server once for each question and wish, and again after a refusal', async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ ...nothing, warnings: [{ words: 'a', less: 0.2, danger: null }] }), { headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', asked);
  const teller = new CoachTeller('abc');
  expect(await teller.warning('a', scene, 0)).toMatchObject({ less: 0.2 });
  expect(await teller.warning('b', scene, 0)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  await teller.warning('a', { ...scene, line: scene.line + 1 }, 0);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
