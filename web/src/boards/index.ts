import type { Component } from 'svelte';

import type { Blocked, Item, Message, Option, View } from '../lib/scene';
import type { Speech } from '../lib/speech';

/** What a board is given: what lies where, what I may do, and how to do it. */
export interface BoardProps {
  view: View;
  options: Option[];
  blocked: Blocked[];
  choose: (words: string) => void;
  prompt: Message | null; // what is asked of whom
  speech: Speech;
  items: Item[]; // everything that happened so far, the last thing last
}

/** What the card of one player shows beside the name. */
export interface FactsProps {
  view: View;
  seat: number;
  speech: Speech;
}

/** A game's own drawing: `boards/<game>/index.ts` exports these. A game without one is shown as text. */
export interface BoardModule {
  Board: Component<BoardProps>;
  Facts?: Component<FactsProps>;
}

const modules = import.meta.glob<BoardModule>('./*/index.ts');

export async function boardOf(game: string): Promise<BoardModule> {
  return (await (modules[`./${game}/index.ts`] ?? modules['./plain/index.ts'])!()) as BoardModule;
}
