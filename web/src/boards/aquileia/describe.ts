import type { Speech } from '../../lib/speech';
import { t, texts } from '../../lib/texts.svelte';
import { coloursOf, RICHEST, suitOf, type Amount, type Colour, type Site, type Space } from './view';

export const PECUNIA_POINTS = 4; // for those who exchange
export const BLUE_DICE = 4; // in the box

/** The name of a piece; one that an edited data set has added goes by its own. */
export function nameOf(kind: string, name: string): string {
  return texts.find(`aquileia-${kind}-${name}`) ?? name;
}

/** Coins in words: "1 gold, 2 bronze". */
export function inWords(amount: Amount): string {
  return RICHEST.filter((metal) => amount[metal])
    .map((metal) => `${amount[metal]} ${nameOf('metal', metal)}`)
    .join(t('web-separator'));
}

function holder(seat: number | null, speech: Speech): string {
  return seat === null ? t('web-aquileia-free') : speech.name('seat', seat);
}

/** A space, what lies there and who stands there, for those who listen. */
export function describeSpace(space: Space, card: string | null | undefined, speech: Speech): string {
  const parts = [nameOf('space', space.name)];
  if (card) parts.push(nameOf('card', card), t('web-aquileia-strength', { count: Number(suitOf(card).strength) }));
  if (space.action === 'pecunia') parts.push(t('web-aquileia-points', { count: PECUNIA_POINTS }));
  if (space.strength) parts.push(t('web-aquileia-space-strength', { count: space.strength }));
  return [...parts, holder(space.seat, speech)].join('; ');
}

/** A site, its cost or its owner, and what it gives. */
export function describeSite(site: Site, speech: Speech): string {
  const parts = [nameOf('site', site.name)];
  if (site.kind !== 'villa') parts.push(t('web-aquileia-gives', { what: inWords(site.payout) || t('web-aquileia-points', { count: site.value }) }));
  if (site.seat !== null) return [...parts, speech.name('seat', site.seat)].join('; ');
  const slaves = site.slaves ? [t('web-aquileia-slaves', { count: site.slaves })] : [];
  return [...parts, t('web-aquileia-costs', { what: [inWords(site.cost), ...slaves].join(t('web-separator')) })].join('; ');
}

/** What a building brings its owner. */
export function gainOf(site: Site): string {
  if (site.kind === 'villa') return site.gain === undefined ? '' : site.gain ? t('web-aquileia-gain-villa', { count: site.gain }) : t('web-aquileia-gain-none');
  if (site.kind === 'bank') return t('web-aquileia-gain-bank', { what: inWords(site.payout) });
  return t('web-aquileia-gain-workshop', { count: site.value });
}

/** What somebody has too little of: "1 gold, 1 slave". */
export function lackInWords({ coins, slaves }: { coins: Amount; slaves: number }): string {
  return [inWords(coins), slaves ? t('web-aquileia-slaves', { count: slaves }) : ''].filter(Boolean).join(t('web-separator'));
}

/** Why a theatre card counts for one of its colours and not for the other. */
export function whyCounted(card: string, counts: Colour, sums: Record<Colour, number>): string {
  const other = coloursOf(card).find((each) => each !== counts) ?? counts;
  const facts = { card: nameOf('theatre', card), colour: nameOf('colour', counts), more: sums[counts], less: sums[other] };
  if (!sums[counts]) return t('web-aquileia-theatre-nothing', facts);
  return t('web-aquileia-theatre-why', { ...facts, gain: sums[counts] - sums[other] });
}
