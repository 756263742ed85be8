import type { Review, ReviewStep } from '../generated/http';
import type { EventItem } from '../generated/protocol';

/** How the lines of the seats are dashed, so that nobody needs the colour. */
export const DASHES = ['', '1 6', '11 6', '14 5 2 5', '5 4', '18 4'];

/** What a step changed for a seat: by the choice, and by dice and cards. */
export interface Change {
  before: number;
  after: number;
  decision: number;
  luck: number;
  error: number; // a standard error, of before and after together
}

/** Everybody's chances before each step, and last after all of them. */
export function rows(review: Review): number[][] {
  return [review.start, ...review.steps.map((step) => step.after)];
}

export function changeOf(review: Review, step: ReviewStep, seat: number): Change {
  const last = step.number === 1 ? null : review.steps[step.number - 2]!;
  const before = (last?.after ?? review.start)[seat]!;
  const error = Math.hypot((last ?? step).error[seat]!, step.error[seat]!); // the start was tried as often
  return { before, after: step.after[seat]!, decision: step.decided[seat]! - before, luck: step.luck[seat]!, error };
}

/** The seat whose chance a step changed most; where it changed as much, of whoever took it. */
export function mostChanged(review: Review, step: ReviewStep): number {
  const swings = step.after.map((_, seat) => {
    const { before, after } = changeOf(review, step, seat);
    return Math.abs(after - before);
  });
  const most = Math.max(...swings) - 1e-6;
  return swings[step.seat]! >= most ? step.seat : swings.findIndex((swing) => swing >= most);
}

/** A seat's chance over the game as the path of an SVG. */
export function pathOf(values: number[], x: (step: number) => number, y: (chance: number) => number): string {
  return values.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** The steps of a seat at which something was decided or fell, for bars under the curve: neighbours share one. */
export function barsOf(review: Review, seat: number, most: number): { step: number; decision: number; luck: number }[] {
  const width = Math.max(review.steps.length / most, 1);
  const bars: { step: number; decision: number; luck: number }[] = [];
  for (const step of review.steps) {
    const { decision, luck } = changeOf(review, step, seat);
    const place = Math.floor((step.number - 1) / width);
    const bar = (bars[place] ??= { step: (place + 0.5) * width, decision: 0, luck: 0 });
    if (step.seat === seat) bar.decision += decision;
    bar.luck += luck;
  }
  return bars;
}

/** The decisions of a seat worth a look beside its best and its worst, in order of play: those that gave something away. */
export function othersOf(review: Review, seat: number): ReviewStep[] {
  const { best, worst } = review.players[seat]!;
  return review.steps.filter((step) => step.seat === seat && step.judgement?.better && step.number !== best && step.number !== worst);
}

/** What was agreed in a deal: all that it brought about, beside the deal itself and other offers that lapsed by it. */
export function termsOf(told: EventItem[]): EventItem[] {
  return told.filter(({ id }) => !/-event-(deal|offer-lapses)$/.test(id));
}
