import { levelName } from '../lib/names';
import type { Chair } from '../generated/protocol';
import type { Speech } from '../lib/speech';
import { t } from '../lib/texts.svelte';

/** Somebody at the table, as the head of a plaque names them. */
export interface Player {
  seat: number;
  name: string;
  state: string; // a bot's level, or that somebody is away
  mine: boolean;
  turn: boolean;
  too?: boolean; // asked together with whoever looks
}

export function playerOf(chair: Chair, me: number | null, active: number[], speech: Speech): Player {
  const { seat } = chair;
  const turn = active.includes(seat);
  return { seat, name: speech.name('seat', seat), state: stateOf(chair, seat === me), mine: seat === me, turn, too: turn && me !== null && active.includes(me) };
}

function stateOf(chair: Chair, mine: boolean): string {
  if (chair.resigned) return t('web-resigned');
  if (chair.kind === 'bot') return levelName(chair.level);
  if (chair.level) return t('web-held');
  if (mine) return t('web-you');
  if (chair.shares !== null) return t('web-one-device');
  return chair.here ? '' : t('web-away');
}
