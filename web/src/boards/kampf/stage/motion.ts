import { kindOf } from '../played';
import type { Item } from '../../../generated/protocol';
import type { KampfView } from '../view';
import type { Spot } from './ground';

/** What the thing being told does to the pieces: which one is new, which one walks, and over which spaces. */
export interface Motion {
  fresh: string | null;
  walks: string | null;
  path: string[]; // from the space it left to the one it reached
}

const SETS = new Set(['carrier', 'joins', 'released', 'enters', 'leads']);

export function motionOf(item: Item | null, view: KampfView): Motion {
  const none: Motion = { fresh: null, walks: null, path: [] };
  if (item?.kind !== 'event') return none;
  const kind = kindOf(item);
  const name = (value: unknown): string => view.spaces[Number(value)]!.name;
  if (SETS.has(kind)) return { ...none, fresh: name(item.facts.space) };
  if (kind !== 'moves') return none;
  return { fresh: null, walks: name(item.facts.to), path: wayBetween(view, name(item.facts.space), name(item.facts.to)) };
}

/** The shortest way over free spaces. */
function wayBetween(view: KampfView, from: string, to: string): string[] {
  const spaces = new Map(view.spaces.map((space) => [space.name, space]));
  const came = new Map<string, string>([[from, '']]);
  for (const at of came.keys()) {
    for (const next of spaces.get(at)!.beside) {
      const free = !spaces.get(next)!.team && !spaces.get(next)!.animal;
      if (!came.has(next) && (free || next === to)) came.set(next, at);
    }
  }
  const way: string[] = [];
  for (let at = to; at; at = came.get(at) ?? '') way.unshift(at);
  return way[0] === from ? way : [from, to];
}

/** The keyframes of a walk: one offset for each space of the way, against the place where it ends. */
export function walk(node: SVGGElement, { spots, ms }: { spots: Spot[]; ms: number }): void {
  const end = spots.at(-1);
  if (!end || typeof node.animate !== 'function') return;
  const frames = spots.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  node.animate(frames, { duration: ms * 0.8, easing: 'ease-in-out' });
}
