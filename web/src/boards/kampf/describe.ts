import type { Option } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import { t } from '../../lib/texts.svelte';
import { KINDS, type Counts, type Space } from './view';

/** Gladiators or symbols in words: "2 × swordsman, 1 × net thrower". */
export function inWords(counts: Counts): string {
  return KINDS.filter((kind) => counts[kind])
    .map((kind) => `${counts[kind]} × ${t(`kampf-gladiator-${kind}`)}`)
    .join(t('web-separator'));
}

/** What choosing a piece means and leads to, for those who listen. */
export function labelled(option: Option, speech: Speech): string {
  return speech.whole(option);
}

/** A space and what stands on it, for those who listen. */
export function describe(space: Space, speech: Speech): string {
  const name = space.name.toUpperCase();
  if (space.team) {
    const team = t('web-kampf-team', { seat: speech.name('seat', space.team.seat) });
    const stones = t('web-kampf-stones', { count: space.stones });
    return [`${name}: ${team}`, inWords(space.team.gladiators), stones].filter(Boolean).join('; ');
  }
  if (space.animal) {
    const { name: animal, symbols, stones, hits } = space.animal;
    return `${name}: ${t(`kampf-animal-${animal}`)}; ${inWords(symbols)}; ${t('web-kampf-hits', { stones, hits })}`;
  }
  return `${name}: ${t('web-kampf-empty')}`;
}
