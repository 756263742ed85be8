import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Review, ReviewPlayer, ReviewSeen, ReviewStep } from '../src/generated/http';
import type { EventItem } from '../src/generated/protocol';
import { learn, Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import Curve from '../src/review/Curve.svelte';
import Decisions from '../src/review/Decisions.svelte';
import Figures from '../src/review/Figures.svelte';
import Making from '../src/review/Making.svelte';
import { margin, percent, points, pointsMargin, signed, sure } from '../src/review/numbers';
import { barsOf, changeOf, othersOf, mostChanged, rows, termsOf } from '../src/review/review';
import Position from '../src/review/Position.svelte';
import { boxesOf, lookAt, pieceOf, roomFor } from '../src/review/position';
import { boardOf } from '../src/boards';
import { Reel } from '../src/replay/reel';
import ReviewPlaque from '../src/review/ReviewPlaque.svelte';
import StepCard from '../src/review/StepCard.svelte';
import { saved, speechIn } from './scenes';

let speech: Speech;

beforeAll(async () => {
  speech = await speechIn('en');
  await texts.learn('review');
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const [first, second] = saved('kampf-entry').scene.options!;
const named = (option: typeof first) => ({ words: option!.words, verb: option!.verb, operands: option!.operands });

function step(number: number, seat: number, decided: number[], after: number[], wish: Partial<ReviewStep> = {}): ReviewStep {
  const luck = after.map((chance, i) => chance - decided[i]!);
  return { number, seat, kind: 'carrier', chosen: named(first), beside: false, decided, after, error: [0, 0], luck, luck_error: [0, 0], points: [0, 0], points_error: [0, 0], judgement: null, asked: null, ...wish };
}

const player = (seat: number, wish: Partial<ReviewPlayer> = {}): ReviewPlayer => ({
  seat, start: 0.5, decisions: 0.05, luck: 0.25, others: 0.2, luck_error: 0.01, luck_points: -1.5, luck_points_error: 1, accuracy: 84, given_away: 0.1, given_away_error: 0.02, judged: 2, best: 1, worst: 3, ...wish,
});

const worse = { options: 4, tried: 4, chance: 0.4, chance_error: 0.02, loss: 0.08, loss_error: 0.01, better: named(second), why: null, edge: -0.05, edge_error: 0.01, lead: 0, lead_error: 0 };
const right = { options: 40, tried: 6, chance: 0.6, chance_error: 0.02, loss: 0, loss_error: 0, better: null, why: null, edge: 0.1, edge_error: 0.01, lead: 0.07, lead_error: 0.01 };

const review: Review = {
  game: 'kampf', seats: 2, start: [0.5, 0.5], winners: [0], work: 1, turning: [2, 3], deals: [],
  players: [player(0), player(1, { accuracy: null, best: null, worst: null })],
  steps: [step(1, 0, [0.6, 0.4], [0.5, 0.5], { judgement: right }), step(2, 1, [0.7, 0.3], [0.7, 0.3]), step(3, 0, [0.65, 0.35], [1, 0], { judgement: worse })],
};

describe('what a review comes to', () => {
  it('is told apart by choice and by luck, for any seat', () => {
    const change = changeOf(review, review.steps[2]!, 0);
    expect(change.before).toBeCloseTo(0.7);
    expect(change.decision).toBeCloseTo(-0.05);
    expect(change.luck).toBeCloseTo(0.35);
    expect(mostChanged(review, review.steps[1]!)).toBe(1);
  });

  it('has a row before each step, and one at the end', () => {
    expect(rows(review)).toEqual([[0.5, 0.5], [0.5, 0.5], [0.7, 0.3], [1, 0]]);
  });

  it('counts only own choices as decisions of a seat, and all luck', () => {
    const bars = barsOf(review, 0, 10);
    expect(bars.map((bar) => Math.round(100 * bar.decision))).toEqual([10, 0, -5]);
    expect(bars.map((bar) => Math.round(100 * bar.luck))).toEqual([-10, 0, 35]);
    expect(barsOf(review, 0, 1)).toHaveLength(1);
  });

  it('names decisions that gave something away, but the best and the worst only once', () => {
    const more = { ...review, steps: [...review.steps, step(4, 0, [1, 0], [1, 0], { judgement: worse }), step(5, 1, [1, 0], [1, 0], { judgement: worse })] };
    expect(othersOf(more, 0).map(({ number }) => number)).toEqual([4]);
  });
});

describe('numbers', () => {
  it('are said with sign and margin', () => {
    expect([percent(0.484), percent(1.2), signed(-0.08), signed(0), points(5.66), margin(0.01)]).toEqual(['48%', '100%', '−8%', '0%', '+5.7', '± 2%']);
    expect([percent(0.0071, 1), margin(0.0002, 1), pointsMargin(2.5)]).toEqual(['0.7%', '± 0.1%', '± 4.9']);
  });

  it('are gains and losses only beyond their margin', () => {
    expect([sure(-0.1, 0.04), sure(-0.1, 0.06), sure(0.1, 0.04)]).toEqual([-0.1, 0, 0.1]);
    expect(sure(-0.004, 0.0001)).toBe(0); // it is told as 0 %
  });
});

describe('a step', () => {
  it('says what it changed, what was chosen and what was better', () => {
    render(StepCard, { review, step: review.steps[2]!, seat: 0, speech, told: [] });
    expect(screen.getByRole('heading').textContent).toContain('Turning point 2');
    expect(document.body.textContent).toContain('from 70% to 100% (± 1%): −5% by the choice, +35% by luck');
    expect(document.body.textContent).toContain('by what Livia could know then');
    expect(document.body.textContent).toContain('40% ± 4%');
    expect(document.body.textContent).toContain(speech.option(second!));
    expect(document.body.textContent).toContain('48%');
  });

  it('says what was asked, also where it stands among others', () => {
    const asked = { id: 'kampf-ask-gladiator', facts: { space: 4 } };
    const question = speech.message(asked);
    render(StepCard, { review, step: { ...review.steps[2]!, asked }, seat: 0, speech, told: [] });
    expect(document.body.textContent).toContain(`Asked: “${question}”`);
    const told = { ...review, steps: review.steps.map((each) => ({ ...each, asked })) };
    render(Decisions, { tab: 'decisions', review: told, seat: 0, speech, selected: null, select: () => {}, told: () => [] });
    expect(screen.getAllByText(question)).toHaveLength(2); // at the best and at the worst
  });

  it('says so where nothing better was found', () => {
    render(StepCard, { review, step: review.steps[0]!, seat: 0, speech, told: [] });
    expect(document.body.textContent).toContain('Nothing better was found: the next best of 6 options tried promised 7% less.');
    expect(document.body.textContent).not.toContain('Better');
  });

  it('tells no lead that is not sure', () => {
    const unsure = step(1, 0, [0.6, 0.4], [0.5, 0.5], { judgement: { ...right, lead_error: 0.04 } });
    render(StepCard, { review, step: unsure, seat: 0, speech, told: [] });
    expect(document.body.textContent).toContain('Nothing better was found among 6 options tried.');
    expect(document.body.textContent).not.toContain('7%');
    render(Decisions, { tab: 'decisions', review: { ...review, steps: [unsure, ...review.steps.slice(1)] }, seat: 0, speech, selected: null, select: () => {}, told: () => [] });
    expect(document.body.textContent).not.toContain('7%');
  });
});

const told = (id: string, facts: EventItem['facts'], n = 1): EventItem => ({ kind: 'event', id, facts, n, at: 0 });

describe('what came of a choice', () => {
  it('is told beside the chances: which dice and cards it was', () => {
    render(StepCard, { review, step: review.steps[2]!, seat: 0, speech, told: [told('kampf-event-starts', { seat: 0 })] });
    expect(document.body.textContent).toContain(`Then ${speech.message({ id: 'kampf-event-starts', facts: { seat: 0 } })}`);
  });

  it('is, of a deal, what was agreed', async () => {
    const capua = new Speech(await learn('spartacus'), ['Livia', 'Marcus']);
    const made = [told('spartacus-event-deal', { seat: 0, other: 1 }), told('spartacus-event-gives-gold', { seat: 0, other: 1, gold: 3 }, 2)];
    expect(termsOf(made)).toEqual([made[1]]);
    const dealt = { ...review, deals: [{ number: 2, seats: [0, 1], change: [0.1, 0], error: [0, 0] }] };
    render(Decisions, { tab: 'deals', review: dealt, seat: 0, speech: capua, selected: null, select: () => {}, told: (number: number) => (number === 2 ? made : []) });
    expect(screen.getByRole('button').textContent).toContain('gives 3 gold to');
    expect(screen.getByRole('button').textContent).not.toContain('strike a deal');
  });
});

describe('a picture of the table', () => {
  const asked = saved('kampf-target').scene;
  const [one, other] = asked.options!.map(named);
  const reel = (prompt = asked.prompt) => {
    const at = vi.fn().mockResolvedValue({ step: 4, steps: 9, views: [asked.view], events: [], prompt, result: null, seat: 0, by: 'person' });
    return Object.assign(new Reel('abc'), { at });
  };

  it('is taken before the choice, with the eyes of whoever made it, and leads to that choice in the replay', async () => {
    const eyes = reel();
    const board = await boardOf('kampf');
    const { container } = render(Position, { table: 'abc', reel: eyes, step: step(5, 1, [0, 1], [0, 1], { chosen: one!, judgement: { ...worse, better: other! } }), board, speech });
    await vi.waitFor(() => expect(container.querySelectorAll('.space.open')).toHaveLength(2));
    expect(eyes.at).toHaveBeenCalledWith({ step: 4, sight: 'seat', seat: 1, spoilers: true });
    expect(screen.getByRole('link', { name: /The table before choice 5/ }).getAttribute('href')).toBe('#/replay/abc?step=5&sight=seat&seat=1');
    expect(pieceOf(container, one!.words)!.getAttribute('data-words')).toBe(one!.words);
    expect(screen.queryAllByRole('button')).toEqual([]); // nothing on it can be done
  });

  it('shows all of the table, or so near that the pieces it is about can be made out, and never beyond its edge', () => {
    const frame = { width: 300, height: 150 };
    const room = roomFor(frame.width, frame.height);
    expect(room).toEqual({ width: 1336, height: 668 });
    expect(lookAt([], room, frame)).toEqual({ x: 0, y: 0, by: 300 / 1336 });
    const corner = lookAt([{ good: true, x: 0, y: 0, width: 100, height: 80 }], room, frame);
    expect([corner.x, corner.y]).toEqual([0, 0]);
    expect(corner.by).toBeCloseTo(0.5);
    const apart = [{ good: true, x: 0, y: 0, width: 100, height: 80 }, { good: false, x: 1200, y: 580, width: 100, height: 80 }];
    expect(lookAt(apart, room, frame).by).toBeCloseTo(300 / 1336);
  });
});

describe('a picture of a bid', () => {
  it('shows what it is for, not only the button', () => {
    const drawing = document.createElement('div');
    drawing.innerHTML = '<p data-subject></p><button data-words="bid 2"></button>';
    const at = (x: number, y: number, width: number, height: number) => () => ({ x, y, width, height }) as DOMRect;
    drawing.getBoundingClientRect = at(10, 10, 445, 334);
    drawing.children[0]!.getBoundingClientRect = at(110, 60, 100, 150);
    drawing.children[1]!.getBoundingClientRect = at(210, 310, 50, 20);
    const { spots, subject } = boxesOf(drawing, 890, [{ words: 'bid 2', good: true }, { words: 'bid 5', good: false }]);
    expect(spots).toEqual([{ good: true, x: 400, y: 600, width: 100, height: 40 }]);
    expect(subject).toEqual([{ good: true, x: 200, y: 100, width: 200, height: 300 }]);
  });
});

describe('the curve', () => {
  it('says in which measure decision and luck are drawn, and draws no seal upon another', () => {
    const near = { ...review, turning: [1, 2, 3] };
    const { container } = render(Curve, { review: near, speech, seat: 0, selected: null, select: () => {} });
    expect(container.textContent).toContain('+35%');
    expect(container.textContent).toContain('−35%');
    const seals = [...container.querySelectorAll('.seal')].map((each) => [Number(each.getAttribute('cx')), Number(each.getAttribute('cy'))]);
    for (const [i, [x, y]] of seals.entries()) for (const other of seals.slice(0, i)) expect(Math.hypot(x! - other[0]!, y! - other[1]!)).toBeGreaterThan(20);
  });
});

describe('decisions and players', () => {
  it('lead to their step', async () => {
    const select = vi.fn();
    render(Decisions, { tab: 'decisions', review, seat: 0, speech, selected: null, select, told: () => [] });
    await fireEvent.click(screen.getAllByRole('button')[1]!);
    expect(select).toHaveBeenCalledWith(3);
  });

  it('are told of together by what one gave away on average: all of them may come to more than there is', () => {
    const wild = { ...review, players: [player(0, { judged: 60, given_away: 2.4, given_away_error: 0.3 }), review.players[1]!] };
    render(Decisions, { tab: 'decisions', review: wild, seat: 0, speech, selected: null, select: () => {}, told: () => [] });
    expect(document.body.textContent).toContain('each of which gave away 4.0% (± 1.0%)');
  });

  it('calls a deal a gain or a loss only beyond its margin', () => {
    const dealt = { ...review, deals: [{ number: 2, seats: [0, 1], change: [0.12, -0.003], error: [0.01, 0.01] }] };
    const { container } = render(Decisions, { tab: 'deals', review: dealt, seat: 0, speech, selected: null, select: () => {}, told: () => [] });
    expect([...container.querySelectorAll('b')].map((each) => [each.textContent, each.className.includes('gain'), each.className.includes('loss')])).toEqual([
      ['+12%', true, false],
      ['0%', false, false],
    ]);
  });

  it('are told with what each number means, wherever there is no room beside the curve', () => {
    render(Figures, { review, seat: 0, name: 'Livia', family: 'spartacus', close: () => {} });
    const said = screen.getByRole('dialog', { name: 'The numbers of Livia' }).textContent;
    for (const part of ['accuracy of 100', 'What dice and cards added.', '+25% ± 2%', 'luck in influence', 'end', '100%']) expect(said).toContain(part);
  });

  it('show accuracy, and none where it is not clear', () => {
    const { container } = render(ReviewPlaque, { player: review.players[1]!, name: 'Ben', state: '', won: false, score: "3 points", family: "kampf", chosen: true, brief: false, choose: () => {} });
    expect(container.querySelector('.accuracy')!.textContent).toContain('accuracy unclear');
    expect(container.querySelector('.accuracy b')!.textContent).toBe('–');
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Ben');
  });
});

describe('a review that is being made', () => {
  const seen = (wish: Partial<ReviewSeen>): ReviewSeen => ({ state: 'working', ahead: 0, part: 0.4, review: null, ...wish });

  it('shows how far it is, and who is first', async () => {
    const { rerender } = render(Making, { game: 'kampf', id: 'x', seen: seen({}), again: () => {} });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(0.4);
    await rerender({ seen: seen({ state: 'waiting', ahead: 2, part: 0 }) });
    expect(screen.getByRole('status').textContent).toBe('2 other games are looked back on first.');
  });

  it('can be asked for again where it failed', async () => {
    const again = vi.fn();
    render(Making, { game: 'kampf', id: 'x', seen: seen({ state: 'failed' }), again });
    await fireEvent.click(screen.getByRole('button'));
    expect(again).toHaveBeenCalled();
  });
});
