import type { Message, View } from '../../generated/protocol';
import type { Phases } from '..';
import type { AquileiaView, Phase } from './view';

export { beats } from './beats';
export { telling } from './chapters';
export { onBoard, where } from './deal';
export { foremost } from './foremost';
export { default as Face } from './Face.svelte';
export { default as Goods } from './goods/Goods.svelte';
export { default as Inspect } from './Inspect.svelte';
export { default as Pieces } from './Pieces.svelte';
export { default as Plaque } from './Plaque.svelte';
export { default as Report } from './scoring/Report.svelte';
export { default as Stage } from './city/Stage.svelte';

export const goodsShare = 0.4;
export const plaqueWidth = 84;

const SECRET = new Set(['aquileia-ask-cards', 'aquileia-ask-build', 'aquileia-ask-slaves']); // ask about a hand

/** Coins, spaces and prizes lie open; what a hand holds does not. */
export function isOpen(prompt: Message): boolean {
  return !SECRET.has(prompt.id);
}

const STEPS: Phase[] = ['placement', 'mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus'];

export function phases(view: View): Phases {
  const city = view as AquileiaView;
  return {
    steps: STEPS.map((step) => ({ id: `web-aquileia-phase-${step}`, facts: {} })),
    now: city.phase ? STEPS.indexOf(city.phase) : -1,
    round: { id: 'web-aquileia-round', facts: { round: city.round } },
  };
}
