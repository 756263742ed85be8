import { describe, expect, it } from 'vitest';

import { addressFor, isOnlyHere } from '../src/lib/page/doors';
import { movedUp, places, seated, wordOf } from '../src/lobby/seats';

const bot = { kind: 'bot', level: 'novice' } as const;

describe('seats', () => {
  it('are one word each', () => {
    expect([{ kind: 'me' } as const, { kind: 'me', name: '' } as const, bot, { kind: 'open' } as const].map(wordOf)).toEqual(['me', 'here', 'bot:novice', 'open']);
  });

  it('are given away one at a time, and I keep one', () => {
    const seats = [{ kind: 'me' } as const, bot, bot];
    expect(seated(seats, 1, 'invited').map(wordOf)).toEqual(['me', 'invited', 'bot:novice']);
    expect(seated(seats, 2, 'me').map(wordOf)).toEqual(['bot:novice', 'bot:novice', 'me']);
    expect(seated(seats, 1, 'here').map(wordOf)).toEqual(['me', 'here', 'bot:novice']);
    expect(movedUp(seats, 1).map(wordOf)).toEqual(['bot:novice', 'me', 'bot:novice']);
  });

  it('stand round the table, the first in front and the second to its left', () => {
    const [first, second] = places(4);
    expect(first).toEqual({ x: expect.closeTo(50), y: expect.closeTo(87) });
    expect(second).toEqual({ x: expect.closeTo(14), y: expect.closeTo(50) });
  });
});

describe('an address to hand to somebody', () => {
  const here = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000`, pathname: '/' });
  const home = 'http://192.168.1.20:8000/';

  it('is told by the house where this machine calls itself by a name of its own', () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(isOnlyHere('', here(name))).toBe(true);
      expect(isOnlyHere(home, here(name))).toBe(false);
      expect(addressFor('#/invite/x', home, here(name))).toBe(`${home}#/invite/x`);
    }
    expect(addressFor('#/invite/x', '', here('localhost'))).toBe('http://localhost:8000/#/invite/x');
  });

  it('is the one this page was opened at, where that works from elsewhere too', () => {
    expect(isOnlyHere('', here('ludus.example'))).toBe(false);
    expect(addressFor('#/x', home, here('ludus.example'))).toBe('http://ludus.example:8000/#/x');
  });
});
