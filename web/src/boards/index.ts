import type { Component } from 'svelte';

import type { ChancesSeen } from '../generated/http';
import type { Beats } from '../lib/director/beats';
import type { Beat } from '../lib/director/director';
import type { Blocked, EventItem, Item, Message, Option, Outcome, View } from '../generated/protocol';
import type { Speech } from '../lib/speech';
import type { Telling } from '../shell/chronicle/groups';

/** What stands to the right of the stage. */
export type Tab = 'chronicle' | 'talk' | 'bargain';

/** What every drawing of a game is given. */
export interface TableProps {
  view: View; // the table as it lies on the stage now
  seat: number | null; // whose eyes; null for those who watch
  options: Option[]; // what I may do now; empty while something is being told
  blocked: Blocked[]; // what I may not do, and why
  choose: (words: string) => void;
  act: (words: string) => void; // like choose, where the person has confirmed it already
  say: ((text: string, to: number) => void) | null; // talk to one other seat; nobody who watches, looks back or learns can
  open: (tab: Tab) => void; // bring a tab to the front
  prompt: Message | null; // what is asked of whom
  speech: Speech;
  items: Item[]; // everything told so far, undone things left out
  beat: Beat | null; // what is being told right now, over the view before it
  chances: ChancesSeen | null; // what each option is worth, where that is known
}

/** One player, in the rail or in the strip of the phone. */
export interface PlaqueProps {
  view: View;
  seat: number;
  mine: boolean;
  speech: Speech;
}

/**
 * What stands on the button of an option: whom, price, gain, chance. Not what it leads to: where the game's engine foretells a
 * consequence (`option.consequence`), the shell writes it under the face, in the list and where a choice is confirmed.
 */
export interface FaceProps {
  option: Option;
  view: View;
  seat: number | null;
  speech: Speech;
  chances: ChancesSeen | null;
}

/** Picture and numbers of a thing, above its text. */
export interface InspectProps {
  thing: string; // as in `data-thing`, with what follows its @: docs/guide/things.md lists them
  view: View;
  speech: Speech;
  chances: ChancesSeen | null;
  options: Option[];
}

/** What happened, for small pictures of it beside its words. */
export interface PiecesProps {
  item: EventItem;
  speech: Speech;
}

/** What the report of a finished game is given. */
export interface ReportProps {
  view: View;
  outcome: Outcome;
  items: Item[];
  speech: Speech;
}

/** Where the game stands, for the ribbon in the top bar. */
export interface Phases {
  steps: Message[];
  now: number; // which of the steps; -1 for none of them
  round?: Message;
}

/** Something another player proposes to me, with what I may answer. */
export interface Offer {
  key: string; // the same as long as it is the same offer
  seat: number; // whose
  text: string;
  answers: { label: string; option?: Option; begin?: () => void }[]; // an option, or something that is begun on this screen
}

/** A game's own drawing: `boards/<game>/index.ts` exports these. A game without one is shown as text. */
export interface BoardModule {
  // Any piece may bear `data-thing` (what it is: it can be inspected) and `data-blocked` (words of something blocked: a click says why).
  // Where an option is drawn on the stage, in goods or bargain, the drawing itself tells `speech.consequence(option)`, in its label at least.
  ready?: () => Promise<void>; // reads what must be there before anything is drawn
  Stage: Component<TableProps>; // fills its box, never scrolls, never changes size; options glow on it, the beat plays over it
  Plaque: Component<PlaqueProps>; // what a player owns, and the score; the shell names the player above it
  Goods?: Component<TableProps>; // my hand and goods, in the left part of the dock
  Face?: Component<FaceProps>; // a sentence is the fallback
  Bargain?: Component<TableProps>; // a tab beside chronicle and talk
  Inspect?: Component<InspectProps>;
  Report?: Component<ReportProps>; // how the game went, under the result
  Pieces?: Component<PiecesProps>; // what a line of the chronicle is about, small, after its words; adds nothing to them
  telling?: Telling; // what opens a chapter of the chronicle, and what is routine
  beats?: Beats; // how long each kind of event is told, 0 by its line alone
  phases?: (view: View) => Phases;
  onBoard?: (option: Option) => boolean; // offered by stage, goods or bargain; unless it is foremost, the dock names it only in the list of everything
  foremost?: (options: Option[], view: View, chances: ChancesSeen | null) => Option[]; // what the dock names first: of those on the board a few, so that one reads what such a choice brings
  isAside?: (option: Option) => boolean; // of those on the board what is open at almost any time: it takes no button from an answer
  isBest?: (chances: ChancesSeen, words: string) => boolean; // where that is known by other numbers than the worth of each choice
  where?: (option: Option, view: View) => string; // id of the sentence (with a `count`) that says where such an option is offered, "web-places" unless told
  offers?: (table: TableProps) => Offer[]; // what waits for my answer beside the question
  isOpen?: (prompt: Message, view: View) => boolean; // whether everybody sees what can be answered: then a single answer is not asked for
  isAnswer?: (prompt: Message, view: View) => boolean; // whether I only answer another's question: then it is not called my turn
  isIdle?: (option: Option) => boolean; // whether it would change nothing: the dock names it last
  hasGoods?: (view: View) => boolean; // whether there are goods to show; without any my plaque stands there
  goodsShare?: number; // how much of the dock's width my goods take, 0.36 unless told
  goodsWidth?: (view: View) => number; // px beyond which they need no more of it
  plaqueWidth?: number; // px a plaque needs at least in the strip of a phone, 112 unless told
  mayKnow?: (view: View) => boolean; // whether chances are worth asking for
}

const modules = import.meta.glob<BoardModule>('./*/index.ts');

export async function boardOf(game: string): Promise<BoardModule> {
  const board = (await (modules[`./${game}/index.ts`] ?? modules['./plain/index.ts'])!()) as BoardModule;
  await board.ready?.();
  return board;
}

/** My goods in the dock and the room they take; without any my plaque takes less of it. */
export function goodsOf(board: BoardModule, view: View): { Goods?: Component<TableProps>; share: number; most?: number | undefined } {
  if (!board.Goods || board.hasGoods?.(view) === false) return { share: 0.24 };
  return { Goods: board.Goods, share: board.goodsShare ?? 0.36, most: board.goodsWidth?.(view) };
}

const nothing = (): void => {};

/** The table where nobody can do anything: what is being looked at again. */
export function still(view: View, items: Item[], speech: Speech): TableProps {
  return { view, items, speech, seat: view.seat, options: [], blocked: [], choose: nothing, act: nothing, say: null, open: nothing, prompt: null, beat: null, chances: null };
}
