import type { Item, Message } from '../../../generated/protocol';
import { courseOf, kindOf, type Stop } from '../course';
import type { AquileiaView } from '../view';

/** What the stage tells over the city. */
export type Scene = 'arena' | 'stadium' | 'theatrum' | 'mercatus' | 'portus' | 'scoring' | 'round' | null;

/** Where the game is while something is told, or while somebody is asked. */
export function stopOf(view: AquileiaView, told: Item[]): Stop {
  return told.length ? courseOf(told, view.phase) : view.phase;
}

const GREAT = new Set(['round', 'no-race']); // have the middle of the city to themselves

export function sceneOf(view: AquileiaView, at: Stop, item: Item | null): Scene {
  if (item && GREAT.has(kindOf(item))) return 'round';
  if (at === 'arena' || at === 'stadium') return view.contest?.area === at ? at : null;
  if (at === 'theatrum') return view.auction ? at : null;
  return at === 'mercatus' || at === 'portus' || at === 'scoring' ? at : null;
}

/** Who acts: whoever is told about, else whoever is asked. */
export function actorOf(item: Item | null, prompt: Message | null): number | null {
  const seat = item?.kind === 'event' ? item.facts.seat : prompt?.facts.seat;
  return typeof seat === 'number' ? seat : null;
}
