import { sentence } from '../log';
import type { Item } from '../../generated/protocol';
import type { Speech } from '../speech';

/** How long each kind of event is told at normal pace, in milliseconds, by the last part of its message's id. */
export type Beats = Record<string, number>;

const UNDO_MS = 1200;
const LEAST_MS = 700;
const READING_MS = 24; // a character
const MOST_MS = 2600;

/** How long a thing is told: what the game says, else as long as its sentence takes to read. */
export function lengthOf(game: string, beats: Beats, speech: () => Speech): (item: Item) => number {
  return (item: Item) => {
    if (item.kind === 'undo') return UNDO_MS;
    if (item.kind !== 'event') return 0;
    const kind = item.id.replace(/-unseen$/, '').replace(`${game}-event-`, '');
    return beats[kind] ?? Math.min(MOST_MS, LEAST_MS + READING_MS * sentence(item, speech()).length);
  };
}
