import type { Option, View } from '../../generated/protocol';
import type { Phases } from '..';
import { ANIMALS, animalsLeft, phaseOf, type KampfView } from './view';

export { telling } from './chapters';
export { beats } from './beats';
export { default as Face } from './Face.svelte';
export { default as Goods } from './goods/Goods.svelte';
export { default as Inspect } from './Inspect.svelte';
export { default as Pieces } from './Pieces.svelte';
export { default as Plaque } from './Plaque.svelte';
export { default as Report } from './report/Report.svelte';
export { default as Stage } from './stage/Stage.svelte';

export const goodsShare = 0.38;
export const plaqueWidth = 84;

/** Exact chances are known in a fight and before a challenge. */
export function mayKnow(view: View): boolean {
  return phaseOf(view as KampfView) === 'fights';
}

/** Everything in this game lies open. */
export function isOpen(): boolean {
  return true;
}

const PLACES = new Set(['carrier', 'join', 'release']);

/** Where to stand is chosen in the arena; whom to fight, to take or to give up has a button that says what it brings. */
export function onBoard(option: Option): boolean {
  return PLACES.has(option.verb);
}

const MOST_NAMED = 4;

/** Where a team grows, and of other spaces one for each thing that comes of it: the dock says what. */
export function foremost(options: Option[]): Option[] {
  const placing = options.filter(onBoard);
  const different = new Map(placing.map((option) => [option.verb === 'join' ? option.words : JSON.stringify(option.consequence), option]));
  return [...different.values()].sort((a, b) => Number(b.verb === 'join') - Number(a.verb === 'join')).slice(0, MOST_NAMED);
}

/** Where they are offered. */
export function where(): string {
  return 'web-kampf-spaces';
}

const STEPS = ['draft', 'animals', 'fights'] as const;

export function phases(view: View): Phases {
  const table = view as KampfView;
  const now = STEPS.indexOf(phaseOf(table));
  const steps = STEPS.map((step) => ({ id: `web-kampf-phase-${step}`, facts: {} }));
  if (now < STEPS.length - 1) return { steps, now };
  return { steps, now, round: { id: 'web-kampf-animals-left', facts: { left: animalsLeft(table), all: ANIMALS.length } } };
}
