import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { NightSeat, NightSeen, NightTable } from '../src/generated/http';
import { sentence } from '../src/lib/log';
import { Speech } from '../src/lib/speech';
import { texts } from '../src/lib/texts.svelte';
import SameDeal from '../src/nights/SameDeal.svelte';
import { fared, signed, standing, stateOf, toggled, waiting } from '../src/nights/nights';

const seat = (number: number, wish: Partial<NightSeat> = {}): NightSeat => ({
  seat: number, kind: 'person', name: 'Ana', level: '', resigned: false, mine: false, shares: null, score: null, over_par: null, points: null, rank: null, ...wish,
});

const table = (place: number, wish: Partial<NightTable> = {}): NightTable => ({
  id: `t${place}`, place, status: 'ended', early: false, mine: false, seats: [seat(0), seat(1, { kind: 'bot' })], total: null, rank: null, ...wish,
});

beforeAll(() => texts.choose('en'));

describe('the tables of a club night', () => {
  it('stand in the order of their ranks, those without one behind', () => {
    const tables = [table(1), table(2, { rank: 2 }), table(3), table(4, { rank: 1 }), table(5, { rank: 2 })];
    expect(standing(tables).map(({ place }) => place)).toEqual([4, 2, 5, 1, 3]);
    expect(tables.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });

  it('say what is going on at them', () => {
    const said = [table(1, { status: 'open' }), table(2, { status: 'playing' }), table(3), table(4, { early: true })].map((each) => texts.t(stateOf(each)));
    expect(said).toEqual(['waits for players', 'in play', 'over', 'ended early']);
  });

  it('have seats that wait, until they begin', () => {
    const seats = [seat(0, { kind: 'invited' }), seat(1, { kind: 'bot' }), seat(2, { kind: 'open' })];
    const found = waiting([table(1, { status: 'open', seats }), table(2, { status: 'playing' })]);
    expect(found.map((one) => [one.table.place, one.seat.seat])).toEqual([[1, 0], [1, 2]]);
  });

  it('tell differences with their sign', () => {
    expect([signed(3), signed(-12), signed(0), signed(null)]).toEqual(['+3', '−12', '0', '–']);
  });

  it('are compared seat by seat, people and par, the most first; bots beside people and what is not told are left out', () => {
    const seats = (own: number | null, bot: number | null) => [seat(0, { score: own }), seat(1, { kind: 'bot', score: bot })];
    const tables = [table(1, { seats: seats(7, 40) }), table(2, { seats: seats(32, 1) }), table(3, { seats: seats(null, null) })];
    const par = table(0, { id: 'par', seats: [seat(0, { kind: 'bot', score: 12 }), seat(1, { kind: 'bot', score: 9 })] });
    const found = fared(tables, par);
    expect(found.map((each) => each.map(({ score, isPar }) => (isPar ? `par ${score}` : score)))).toEqual([[32, 'par 12', 7]]);
    expect(fared([table(1, { seats: seats(7, 40) })], null)).toEqual([]); // nobody to compare with

    const { container } = render(SameDeal, { night: { tables, par } as unknown as NightSeen });
    expect([...container.querySelectorAll('li')].map((each) => each.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['Ana Table 2 32', 'Bots (par) 12', 'Ana Table 1 7']);
  });

  it('leave one seat to people at least', () => {
    expect(toggled([0], 2)).toEqual([0, 2]);
    expect(toggled([0, 2], 0)).toEqual([2]);
    expect(toggled([2], 2)).toEqual([2]);
  });
});

describe('a game that ends early', () => {
  it('says who ended it', () => {
    const speech = new Speech({} as never, ['Ana', 'Ben']);
    const closed = { n: 1, kind: 'closed', at: 0, seat: 0, text: '' } as const;
    expect(sentence(closed, speech)).toContain('all agreed');
    expect(sentence({ ...closed, text: 'host' }, speech)).toContain('closed the club night');
  });
});
