import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { TableSeen } from '../src/generated/http';
import { byUrgency, nextThing } from '../src/home/next';
import Recent from '../src/home/Recent.svelte';
import Tables from '../src/home/Tables.svelte';
import { texts } from '../src/lib/texts.svelte';

const chair = (seat: number, wish: Partial<TableSeen['seats'][number]> = {}): TableSeen['seats'][number] => ({
  seat, kind: 'bot', name: 'novice', level: 'novice', resigned: false, mine: false, shares: null, ...wish,
});

const me = chair(0, { kind: 'person', name: 'Livia', level: '', mine: true });

function table(id: string, wish: Partial<TableSeen> = {}): TableSeen {
  return {
    id, game: 'kampf', family: 'kampf', options: {}, status: 'playing', public: true, practice: false, hosting: false, host: '', chances: true,
    watching: 0, clock: { kind: 'none' }, created: 0, ended: null, outcome: null, previous: null, night: null, seats: [me, chair(1), chair(2)], ...wish,
  };
}

beforeAll(async () => {
  await texts.speak('en');
  await texts.learn('kampf');
  await texts.learn('spartacus');
});

describe('the next thing to do', () => {
  const going = { b: { asked: true, sentence: 'Choose.' }, a: { asked: false, sentence: '' } };

  it('is to answer where one is asked, before anything else', () => {
    expect(nextThing([table('a'), table('b')], going, [], true)).toMatchObject({ kind: 'asked', table: { id: 'b' } });
  });

  it('is to go on, and then to look after a table that waits', () => {
    const waiting = table('c', { status: 'open' });
    expect(nextThing([waiting, table('a')], {}, [], true)).toMatchObject({ kind: 'running', table: { id: 'a' } });
    expect(nextThing([waiting], {}, [], true)).toMatchObject({ kind: 'waiting', table: { id: 'c' } });
  });

  it('is the game played last, for somebody who comes back', () => {
    const others = table('x', { status: 'ended', family: 'aquileia', seats: [chair(0)] });
    const own = table('y', { status: 'ended', family: 'spartacus' });
    expect(nextThing([], {}, [others, own], true)).toEqual({ kind: 'again', game: 'spartacus' });
  });

  it('is a lesson at the first visit', () => {
    expect(nextThing([], {}, [table('x', { status: 'ended' })], false)).toEqual({ kind: 'first' });
    expect(nextThing([], {}, [], true)).toEqual({ kind: 'first' });
  });

  it('stands first in the list too', () => {
    const waiting = table('c', { status: 'open' });
    expect(byUrgency([waiting, table('a'), table('b')], going).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('a list of tables', () => {
  it('says whose turn it is, what is asked, and who hosts', () => {
    const open = table('c', { status: 'open', host: 'Cid', seats: [chair(0, { kind: 'person', name: 'Cid' }), chair(1, { kind: 'open', name: '' })] });
    render(Tables, { title: 'My tables', empty: '', tables: [table('b'), open], going: { b: { asked: true, sentence: 'Choose a team.' } } });
    const [first, second] = screen.getAllByRole('link');
    expect(first!.textContent).toMatch(/Your turn.*Choose a team\..*you.*Priscus/s);
    expect(second!.textContent).toMatch(/1 free seat.*Cid is the host/s);
    expect(screen.getByRole('heading').textContent).toContain('1 waits for you');
  });
});

describe('recent games', () => {
  it('name the winner with the score, and what the others had', () => {
    const won = table('a', { status: 'ended', outcome: { how: 'last-standing', scores: [7, 19, 11], winners: [1] } });
    render(Recent, { tables: [won] });
    expect(screen.getAllByRole('link')[0]!.textContent).toMatch(/Priscus \(bot\).*19 points.*Flamma \(bot\) 11, you 7/s);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/replay/a', '#/review/a']);
  });

  it('name the winner first where others have as much, and the influence of a house', () => {
    const won = table('s', { game: 'spartacus', family: 'spartacus', status: 'ended', outcome: { how: 'influence', scores: [12, 12], winners: [1] } });
    render(Recent, { tables: [won] });
    expect(screen.getAllByRole('link')[0]!.textContent).toMatch(/Priscus \(bot\).*12 influence.*you 12/s);
  });

  it('say that a game was ended early', () => {
    render(Recent, { tables: [table('e', { status: 'ended' })] });
    expect(screen.getAllByRole('link')[0]!.textContent).toContain('ended early');
  });
});
