import { expect, it } from 'vitest';

import type { Change } from '../src/generated/protocol';
import { patched } from '../src/lib/server/patch';

const before = { gold: 3, offer: null, houses: [{ seat: 0, hand: ['net'] }, { seat: 1, hand: [] }], 'a/b~c': 1 };

it.each<[string, Change[], unknown]>([
  ['a value', [{ op: 'replace', path: '/gold', value: 4 }], { ...before, gold: 4 }],
  ['null', [{ op: 'replace', path: '/gold', value: null }], { ...before, gold: null }],
  ['deep inside', [{ op: 'replace', path: '/houses/1/seat', value: 9 }], { ...before, houses: [before.houses[0], { seat: 9, hand: [] }] }],
  ['the end of a list', [{ op: 'add', path: '/houses/0/hand/-', value: 'sword' }], { ...before, houses: [{ seat: 0, hand: ['net', 'sword'] }, before.houses[1]] }],
  ['less of a list', [{ op: 'remove', path: '/houses/1' }], { ...before, houses: [before.houses[0]] }],
  ['a name that looks like a path', [{ op: 'replace', path: '/a~1b~0c', value: 2 }], { ...before, 'a/b~c': 2 }],
  ['a new name', [{ op: 'add', path: '/bid', value: [1] }], { ...before, bid: [1] }],
  ['everything', [{ op: 'replace', path: '', value: 1 }], 1],
])('changes %s, and leaves what was there before alone', (_, changes, after) => {
  const kept = structuredClone(before);
  expect(patched<unknown>(before, changes)).toEqual(after);
  expect(before).toEqual(kept);
});

it('takes a name away', () => {
  expect(Object.keys(patched<object>(before, [{ op: 'remove', path: '/offer' }]))).toEqual(['gold', 'houses', 'a/b~c']);
});

interface Followed {
  first: unknown;
  last: unknown;
  patches: Change[][];
}

const games = import.meta.glob<Followed>('./views/patches/*.json', { eager: true, import: 'default' });

it.each(Object.entries(games))('follows a real game: %s', (_, { first, patches, last }) => {
  expect(patches.length).toBeGreaterThan(20);
  expect(patches.reduce<unknown>((scene, patch) => patched(scene, patch), first)).toEqual(last);
});

it('has all games to follow', () => {
  expect(Object.keys(games).length).toBeGreaterThan(2);
});
