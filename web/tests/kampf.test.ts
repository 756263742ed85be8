import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { still } from '../src/boards';
import Board from '../src/boards/kampf/Board.svelte';
import { storyOf, travels } from '../src/boards/kampf/story';
import { spotsOf, type KampfView } from '../src/boards/kampf/view';
import type { ChancesSeen } from '../src/generated/http';
import type { EventItem } from '../src/generated/protocol';
import type { Speech } from '../src/lib/speech';
import { standing } from '../src/lib/undone';
import { saved, speechIn } from './scenes';

let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
});

function show(name: string, choose = vi.fn(), chances: ChancesSeen | null = null) {
  const { scene, items } = saved(name);
  const { view, options = [], blocked = [], prompt = null } = scene;
  render(Board, { ...still(view, items, speech), options, blocked, choose, prompt, chances });
  return { scene, choose };
}

describe('the arena', () => {
  it('draws 17 spaces, each with what stands there', () => {
    const { scene } = show('kampf-net');
    const view = scene.view as KampfView;
    expect(document.querySelectorAll('[data-space]')).toHaveLength(17);
    for (const space of view.spaces) {
      const label = document.querySelector(`[data-space="${space.name}"]`)!.getAttribute('aria-label')!;
      expect(label).toContain(space.name.toUpperCase());
      if (space.team) expect(label).toContain('team of');
    }
  });

  it('offers each space that may be chosen, by mouse and by keyboard', async () => {
    const { scene, choose } = show('kampf-entry');
    const option = scene.options!.find((each) => each.verb === 'carrier')!;
    const space = document.querySelector<SVGElement>(`[data-space="${option.words.split(' ')[1]}"]`)!;
    expect(space.getAttribute('role')).toBe('button');
    await fireEvent.click(space);
    await fireEvent.keyDown(space, { key: 'Enter' });
    expect(choose.mock.calls).toEqual([[option.words], [option.words]]);
  });

  it('says why a space cannot be chosen', () => {
    const { scene } = show('kampf-entry');
    const blocked = scene.blocked!.find((each) => each.verb === 'carrier')!;
    const space = document.querySelector(`[data-space="${blocked.words.split(' ')[1]}"]`)!;
    expect(space.getAttribute('role')).toBe('img');
    expect(space.querySelector('title')!.textContent).toBe(speech.message(blocked.reason));
  });

  it('puts neighbours beside each other', () => {
    const view = saved('kampf-net').scene.view as KampfView;
    const spots = spotsOf(view.spaces);
    view.spaces.forEach((space, i) => {
      view.spaces.forEach((other, j) => {
        const distance = Math.hypot(spots[i]!.x - spots[j]!.x, spots[i]!.y - spots[j]!.y);
        expect(distance > 1 && distance < 110).toBe(space.beside.includes(other.name));
      });
    });
  });
});

describe('the fight', () => {
  it('offers those who can be caught on the other side only', async () => {
    const { scene, choose } = show('kampf-net');
    const labels = new Set(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')));
    for (const option of scene.options!) expect(labels).toContain(speech.option(option));
    await fireEvent.click(screen.getAllByRole('button', { name: speech.option(scene.options![0]!) })[0]!);
    expect(choose).toHaveBeenCalledWith(scene.options![0]!.words);
  });

  it('shows the dice that were rolled, and lets them be rolled again', async () => {
    const { scene, choose } = show('kampf-reroll');
    const dice = screen.getAllByRole('img', { name: /^The dice: / }).at(-1)!;
    expect(dice.querySelectorAll('svg')).toHaveLength((scene.view as KampfView).fight!.dice.length);
    const fight = screen.getByRole('heading', { name: 'The fight' }).closest('section')!;
    await fireEvent.click(within(fight).getByRole('button', { name: 'Roll again' }));
    expect(choose).toHaveBeenCalledWith('reroll');
  });

  it('says what each choice is worth, and which is best', () => {
    const choices = saved('kampf-reroll').scene.options!.map(({ words }, i) => ({ words, value: i / 2 - 0.25 }));
    show('kampf-reroll', vi.fn(), { decision: 1, line: 0, choices, best: choices[1]!.words, outlook: null } as ChancesSeen);
    const shown = [...document.querySelectorAll('.worth')].map((each) => [each.lastElementChild!.textContent, each.classList.contains('best')]);
    expect(shown).toEqual([['-0.25', false], ['+0.25', true]]);
  });

  it('shows an animal as the animal, whoever acts for it', () => {
    const { scene } = show('kampf-reroll');
    const [challenger, challenged] = [...document.querySelectorAll<HTMLElement>('.side')];
    expect((scene.view as KampfView).fight!.sides.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(challenger!.textContent).toContain('Livia');
    expect(challenged!.querySelector('p')!.textContent).toMatch(/A1\s+Bull C/);
    expect(challenged!.textContent).toContain('Marcus acts for it');
    expect(screen.getByText(/^Bull C rolls: /)).toBeTruthy();
    expect(screen.queryByText(/^Marcus rolls: /)).toBeNull();
  });

  it('goes back with what was taken back', () => {
    const { items } = saved('kampf-reroll');
    const [challenge] = storyOf(items);
    const undo = { n: items.at(-1)!.n + 1, kind: 'undo', at: 0, seat: 0, text: '', from: challenge!.n } as const;
    const before = storyOf(items.filter(({ n }) => n < challenge!.n));
    expect(before.length).toBeGreaterThan(0);
    expect(storyOf(standing([...items, undo]))).toEqual(before);
  });

  it('is told from the latest challenge on', () => {
    const story = storyOf(saved('kampf-reroll').items);
    expect(story[0]!.id).toBe('kampf-event-challenges');
    expect(story.filter((item) => item.id === 'kampf-event-challenges')).toHaveLength(1);
  });
});

describe('the telling of a fight', () => {
  interface Told {
    line: string;
    at: number; // when it shows
  }

  let told: Told[] = [];

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  function animated(this: Element, _frames: unknown, { delay = 0 }: { delay?: number }): void {
    if (this.tagName === 'LI') told.push({ line: this.textContent!.trim(), at: performance.now() + delay });
  }

  function listen(): void {
    told = [];
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    Object.assign(Element.prototype, { animate: animated });
  }

  const rolls = (n: number): EventItem => ({ n, kind: 'event', at: 0, id: 'kampf-event-rolls', facts: { seat: n % 2, dice: [n % 3] } });

  it('goes on in order when the next steps come before the last are told', async () => {
    listen();
    const { scene, items } = saved('kampf-reroll');
    const last = items.at(-1)!.n;
    const props = still(scene.view, items, speech);
    const { rerender } = render(Board, props);
    const first = [...items, rolls(last + 1), rolls(last + 2), rolls(last + 3)];
    await rerender({ ...props, items: first });
    vi.advanceTimersByTime(100);
    await rerender({ ...props, items: [...first, rolls(last + 4), rolls(last + 5)] });
    const times = told.map(({ at }) => at);
    expect(times).toHaveLength(4); // the very first shows at once
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times.map((at, i) => at - (times[i - 1] ?? 0)))).toEqual(new Set([times[0]]));
  });

  it('does not tell again what was told before', async () => {
    listen();
    const { scene, items } = saved('kampf-reroll');
    const props = still(scene.view, items, speech);
    const { rerender } = render(Board, props);
    const [challenge] = storyOf(items);
    await rerender({ ...props, items: items.filter(({ n }) => n < challenge!.n) }); // looking back
    await rerender(props);
    expect(told).toEqual([]);
  });
});

it('knows where a piece has come from', () => {
  const moved = { n: 7, kind: 'event', at: 0, id: 'kampf-event-moves', facts: { seat: 0, space: 3, to: 9 } } as const;
  expect(travels([moved], 6)).toEqual(new Map([[9, 3]]));
  expect(travels([moved], 7).size).toBe(0);
});
