import type { Message, View } from '../../generated/protocol';
import type { AquileiaView } from './view';

export { beats } from './beats';
export { default as Stage } from './Board.svelte';
export { telling } from './chapters';
export { default as Plaque } from './Facts.svelte';

/** Coins and houses lie open, so with an empty hand everybody sees what can be answered. */
export function isOpen(_prompt: Message, view: View): boolean {
  const { players, seat } = view as AquileiaView;
  const hand = seat === null ? undefined : players[seat]?.hand;
  return hand !== undefined && Object.values(hand).every((count) => count === 0);
}
