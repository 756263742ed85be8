import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { View } from '../src/generated/protocol';
import lexicon from '../src/generated/lexicon/kampf.json';
import { glossaryOf } from '../src/lib/glossary';
import { Speech } from '../src/lib/speech';
import { texts, type Language } from '../src/lib/texts.svelte';
import Inspect from '../src/shell/inspect/Inspect.svelte';
import { layTags } from '../src/shell/inspect/tags';

const given = { game: 'kampf', view: {} as View, speech: new Speech(lexicon, []), chances: null, options: [] };
const chosen = vi.fn();

function piece(thing: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.thing = thing;
  button.onclick = chosen;
  document.body.append(button);
  return button;
}

const card = (): HTMLElement | null => document.querySelector('[data-inspect]');
const said = (): string => card()?.querySelector('h2')?.textContent ?? '';

/** Let so many milliseconds pass. */
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('kampf');
});

beforeEach(async () => {
  render(Inspect, given);
  await glossaryOf('kampf');
  await new Promise((done) => setTimeout(done));
  vi.useFakeTimers();
  chosen.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('[data-thing], .way').forEach((node) => node.remove());
});

it('explains what the pointer rests on, not what it passes', async () => {
  const [net, sword] = [piece('net'), piece('sword')];
  await fireEvent.pointerOver(net, { pointerType: 'mouse' });
  await pass(100);
  await fireEvent.pointerOver(sword, { pointerType: 'mouse' });
  await pass(100);
  expect(card()).toBeNull();
  await pass(100);
  expect(said()).toBe('Swordsman');
  expect(card()!.textContent).toContain('Each active swordsman adds one die to your strike.');
  expect(card()!.textContent).toContain('1 point');
});

it('stays while the pointer moves into the card, and goes when it goes elsewhere', async () => {
  await fireEvent.pointerOver(piece('net'), { pointerType: 'mouse' });
  await pass(200);
  await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(300);
  await fireEvent.pointerOver(card()!.querySelector('h2')!, { pointerType: 'mouse' });
  await pass(5000);
  expect(said()).toBe('Net thrower');
  await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(800);
  expect(card()).toBeNull();
});

it('is put away with Escape', async () => {
  await fireEvent.pointerOver(piece('net'), { pointerType: 'mouse' });
  await pass(200);
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toBeNull();
});

it('describes what has the focus to those who cannot see the card', async () => {
  const net = piece('net');
  net.setAttribute('aria-describedby', 'own');
  await fireEvent.keyDown(document.body, { key: 'Tab' });
  await fireEvent.focusIn(net);
  expect(said()).toBe('Net thrower');
  const ids = net.getAttribute('aria-describedby')!.split(' ');
  expect(ids).toEqual(['own', 'inspect-said']);
  expect(document.getElementById('inspect-said')!.textContent).toContain('Before the first strike he catches');
  await fireEvent.focusOut(net);
  expect(card()).toBeNull();
  expect(net.getAttribute('aria-describedby')).toBe('own');
});

it('does not open for a focus that a click has given', async () => {
  const net = piece('net');
  await fireEvent.keyDown(document.body, { key: 'Tab' });
  await fireEvent.pointerDown(net, { pointerType: 'mouse' });
  await fireEvent.focusIn(net);
  expect(card()).toBeNull();
});

it('opens as a sheet for a long press, which does not choose', async () => {
  const net = piece('net');
  await fireEvent.pointerDown(net, { pointerType: 'touch', clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(window, { clientX: 8, clientY: 9 });
  await pass(500);
  expect(said()).toBe('Net thrower');
  expect(card()!.classList).toContain('sheet');
  await fireEvent.pointerUp(window);
  await fireEvent.click(net);
  expect(chosen).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(card()).toBeNull();
  await fireEvent.pointerDown(net, { pointerType: 'touch' });
  await fireEvent.pointerUp(window);
  await fireEvent.click(net);
  expect(chosen).toHaveBeenCalledOnce();
});

it('leaves a finger alone that taps or wanders', async () => {
  const net = piece('net');
  await fireEvent.pointerDown(net, { pointerType: 'touch', clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(window, { clientX: 0, clientY: 40 });
  await pass(1000);
  await fireEvent.pointerDown(net, { pointerType: 'touch', clientX: 0, clientY: 0 });
  await fireEvent.pointerUp(window);
  await pass(1000);
  expect(card()).toBeNull();
});

it('closes the sheet when the finger goes elsewhere', async () => {
  await fireEvent.pointerDown(piece('net'), { pointerType: 'touch' });
  await pass(500);
  await fireEvent.pointerUp(window);
  await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(card()).toBeNull();
});

it('says nothing about a thing nobody knows', async () => {
  await fireEvent.pointerOver(piece('unicorn'), { pointerType: 'mouse' });
  await pass(500);
  expect(card()).toBeNull();
});

it('names everything at the key N, and not while somebody writes', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 10, top: 20, width: 30, height: 30 } as DOMRect);
  piece('net');
  const field = document.createElement('input');
  field.className = 'way';
  document.body.append(field);
  await fireEvent.keyDown(field, { key: 'n' });
  expect(screen.queryByRole('region', { name: 'Everything on the table by name' })).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'n' });
  expect(screen.getByRole('region', { name: 'Everything on the table by name' }).textContent).toContain('Net thrower: Before');
  expect(document.querySelector('.tag')!.textContent).toBe('Net thrower');
  await fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.querySelector('.tag')).toBeNull();
  vi.restoreAllMocks();
});

it('writes names at their pieces, never one over another, and not twice in one place', () => {
  const box = (left: number) => ({ left, top: 100, width: 40, height: 40 });
  const pieces = [
    { name: 'Lion A', box: box(0), apart: 100 },
    { name: 'Bear B', box: box(10), apart: 100 },
    { name: 'Team', box: box(200), apart: 100 },
    { name: 'Team', box: box(220), apart: 100 },
    { name: 'Team', box: box(340), apart: 100 },
    { name: 'Lion A', box: box(300), apart: Infinity },
  ];
  const tags = layTags(pieces, { width: 390, height: 800 });
  expect(tags.map(({ name }) => name)).toEqual(['Lion A', 'Bear B', 'Team', 'Team']);
  expect(Math.abs(tags[0]!.top - tags[1]!.top)).toBeGreaterThanOrEqual(18);
});

it('knows copies of a card and what a drawing adds', async () => {
  const [capua, arena] = await Promise.all([glossaryOf('spartacus'), glossaryOf('kampf')]);
  expect(capua.find('sword-2')!.name).toBe('Sword');
  expect(capua.find('crixus')!.text).toBe("Impervious: Each pair among this fighter's defence dice blocks one hit more.");
  expect(arena.find('team@b2')!.name).toBe('Team');
  expect(arena.find('nonsense')).toBeNull();
});

it.each(['en', 'de', 'hu'] as Language[])('has words for everything: %s', async (lang) => {
  await texts.speak(lang);
  for (const game of ['kampf', 'aquileia', 'spartacus']) {
    const all = (await glossaryOf(game)).all();
    expect(all.length).toBeGreaterThan(50);
    const shown = all.flatMap(({ group, name, text, figures }) => [group, name, text, ...figures.flatMap((each) => [each.name, ...each.parts.map((part) => part.text)])]);
    expect(shown.filter((each) => !each || each.includes(`${game}-`) || each.includes('{'))).toEqual([]);
  }
  await texts.speak('en');
});
