import type { Component } from 'svelte';

import type { ChancesSeen } from '../generated/http';
import type { Beats } from '../lib/beats';
import type { Blocked, Item, Message, Option, Outcome, View } from '../lib/scene';
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
  chances?: ChancesSeen | null; // what each option is worth, where that is known
  act?: (words: string) => void; // like choose, where the person has confirmed it already
  say?: ((text: string, to: number) => void) | null; // talk to one other seat; nobody who only watches can
}

/** What the report of a finished game is given. */
export interface ReportProps {
  view: View;
  outcome: Outcome;
  items: Item[];
  speech: Speech;
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
  Aside?: Component<BoardProps>; // stands beside the board, above the players
  Report?: Component<ReportProps>; // how the game went, under the result
  beats?: Beats; // how long each kind of event is told
  mayKnow?: (view: View) => boolean; // whether chances are worth asking for
  listed?: (option: Option) => boolean; // whether the list of choices names it; the board offers all of them
}

const modules = import.meta.glob<BoardModule>('./*/index.ts');

export async function boardOf(game: string): Promise<BoardModule> {
  return (await (modules[`./${game}/index.ts`] ?? modules['./plain/index.ts'])!()) as BoardModule;
}
