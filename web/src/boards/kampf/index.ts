import type { View } from '../../generated/protocol';
import type { Phases } from '..';
import { ANIMALS, animalsLeft, phaseOf, type KampfView } from './view';

export { telling } from './chapters';
export { beats } from './beats';
export { foremost, onBoard } from './foremost';
export { isBestFight as isBest } from './prospects';
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
