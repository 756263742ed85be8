import { t } from '../../../lib/texts.svelte';
import { named, type SpartacusView } from '../view';

const SIDES = ['victor-i', 'victor-ii'];

/** What a box of bets is about; victors are called by the fighters' names. */
export function boxInWords(box: string, view: SpartacusView): string {
  const side = SIDES.indexOf(box);
  const names = view.arena.fighters.filter((fighter) => side >= 0 && fighter.side === side).map(({ name }) => named('asset', name));
  return names.length ? t('web-spartacus-box-wins', { names: names.join(t('web-separator')), count: names.length }) : named('box', box);
}

/** Whether a box is for the victory of my own fighter. */
export function isOwn(box: string, view: SpartacusView): boolean {
  const side = SIDES.indexOf(box);
  return side >= 0 && view.arena.fighters.some((fighter) => fighter.side === side && fighter.seat === view.seat);
}
