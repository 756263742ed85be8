import type { View } from '../../generated/protocol';
import type { KampfView } from './view';

export { beats } from './beats';
export { default as Stage } from './Board.svelte';
export { default as Plaque } from './Facts.svelte';

/** Exact chances are known in a fight. */
export function mayKnow(view: View): boolean {
  return (view as KampfView).fight !== null;
}
