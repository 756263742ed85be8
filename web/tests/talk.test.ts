import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { Addressee } from '../src/table/talk/addressee.svelte';
import TalkPanel from '../src/table/talk/TalkPanel.svelte';
import type { TableLink } from '../src/lib/server/link.svelte';
import type { NoteItem } from '../src/generated/protocol';
import type { Speech } from '../src/lib/speech';
import { NAMES, speechIn } from './scenes';

const LIVIA = 0;
const MARCUS = 1;
const FLAMMA = 2;

let speech: Speech;
let send: ReturnType<typeof vi.fn>;
let writing: Addressee; // outlives the panel

beforeAll(async () => {
  speech = await speechIn('en');
});

beforeEach(() => {
  send = vi.fn();
  writing = new Addressee();
});

const said = (n: number, seat: number, text: string): NoteItem => ({ n, kind: 'said', at: 0, seat, text });
const told = (n: number, seat: number, to: number, text: string): NoteItem => ({ n, kind: 'told', at: 0, seat, text, to });

function linkWith(...items: NoteItem[]): TableLink {
  const seats = NAMES.map((name, seat) => ({ seat, kind: 'person', name, level: '', resigned: false, here: true, shares: null }));
  return { table: 't', seat: LIVIA, items, people: { seats }, send } as unknown as TableLink;
}

/** Livia reads what was said so far; `hear` adds to it. */
async function open(...items: NoteItem[]) {
  const props = (all: NoteItem[]) => ({ link: linkWith(...all), speech, addressee: writing });
  const { rerender, unmount } = render(TalkPanel, props(items));
  return { hear: (...all: NoteItem[]) => rerender(props(all)), close: unmount };
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const addressee = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'To' }).selectedOptions[0]!.text;
const write = (text: string) => fireEvent.input(box(), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows what was said to one alone as private, and between whom', async () => {
  await open(said(1, MARCUS, 'Salve!'), told(2, MARCUS, LIVIA, 'Gold?'), told(3, LIVIA, MARCUS, 'Later.'));
  const lines = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent!.trim())).toEqual(['Marcus: Salve!', 'Marcus to you alone: Gold?', 'you to Marcus alone: Later.']);
  expect(lines.map((line) => line.classList.contains('private'))).toEqual([false, true, true]);
});

it('answers a whisper to its sender alone', async () => {
  const { hear } = await open(said(1, MARCUS, 'Salve!'));
  expect(addressee()).toBe('everybody');
  await hear(said(1, MARCUS, 'Salve!'), told(2, FLAMMA, LIVIA, 'Shall we?'));
  expect(addressee()).toBe('Flamma alone');
  expect(box().getAttribute('aria-label')).toBe('Say to Flamma alone');
  await write('Yes');
  await press();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'say', text: 'Yes', to: FLAMMA });
});

it('answers a whisper that came before the page was opened, and while the log was looked at', async () => {
  const first = told(1, MARCUS, LIVIA, 'Gold?');
  const { close } = await open(first, said(2, FLAMMA, 'Ave!'));
  expect(addressee()).toBe('Marcus alone');
  close();
  await open(first, said(2, FLAMMA, 'Ave!'), told(3, FLAMMA, LIVIA, 'Psst'));
  expect(addressee()).toBe('Flamma alone');
});

it('speaks to everybody again once that is chosen', async () => {
  const whisper = told(1, MARCUS, LIVIA, 'Gold?');
  const { hear } = await open(whisper);
  await fireEvent.change(screen.getByRole('combobox', { name: 'To' }), { target: { value: '' } });
  await hear(whisper, said(2, FLAMMA, 'Ave!'));
  expect(addressee()).toBe('everybody');
  await write('Ave, Flamma!');
  await press();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'say', text: 'Ave, Flamma!' });
});

it('sends what is being written where it was meant to go, and says so when a whisper comes meanwhile', async () => {
  const whisper = told(1, MARCUS, LIVIA, 'Gold?');
  const { hear } = await open(whisper);
  await write('Two, but do not tell Fl');
  await hear(whisper, told(2, FLAMMA, LIVIA, 'What does Marcus want?'));
  expect(addressee()).toBe('Marcus alone');
  expect(screen.getByRole('status').textContent).toContain('Flamma has spoken to you alone meanwhile. What you are writing goes to: Marcus alone.');
  await press();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'say', text: 'Two, but do not tell Fl', to: MARCUS });
  expect(addressee()).toBe('Flamma alone');
  expect(screen.queryByRole('status')).toBeNull();
});

it('never speaks to all unasked after a whisper that came while something was written to all', async () => {
  const { hear } = await open();
  await write('Ave ');
  await hear(told(1, FLAMMA, LIVIA, 'Psst'));
  expect(screen.getByRole('status').textContent).toContain('goes to: everybody');
  await fireEvent.click(within(screen.getByRole('status')).getByRole('button'));
  expect(addressee()).toBe('Flamma alone');
  await write('');
  await hear(told(1, FLAMMA, LIVIA, 'Psst'), said(2, MARCUS, 'Hm?'));
  expect(addressee()).toBe('Flamma alone');
});
