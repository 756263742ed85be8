import { getContext, setContext } from 'svelte';

import type { ChancesSeen } from '../../generated/http';
import type { Item, Message } from '../../generated/protocol';
import type { Beat } from '../../lib/director/director';
import type { Speech } from '../../lib/speech';
import type { TableProps } from '..';
import { Choices } from './choices';
import { toldView } from './stage/told';
import type { House, SpartacusView } from './view';

/** What every part of the table needs, kept up to date. */
export interface TableNow {
  readonly view: SpartacusView; // with what has been told of the next scene so far
  readonly choices: Choices;
  readonly speech: Speech;
  readonly items: Item[];
  readonly beat: Beat | null;
  readonly prompt: Message | null;
  readonly asks: string; // what is asked, in short
  readonly me: House | null; // the house of whoever looks
  readonly chances: ChancesSeen | null;
  readonly scheming: boolean; // whether a card is being played, or may be answered
  readonly live: boolean; // whether anything can be done: not while a game is only watched again
  readonly choose: (words: string) => void;
  readonly act: (words: string) => void;
  readonly bargain: () => void; // bring the offers to the front
  readonly say: ((text: string, to: number) => void) | null;
}

const KEY = Symbol('the table');
const ASK = 'spartacus-ask-';

/** Lay the table for the parts below; `props` are read again whenever they change. */
export function layTable(props: () => TableProps): TableNow {
  const view = $derived(toldView(props().view as SpartacusView, props().beat, props().speech));
  const choices = $derived(new Choices(props().options, props().speech, props().blocked));
  const table: TableNow = {
    get view() {
      return view;
    },
    get choices() {
      return choices;
    },
    get speech() {
      return props().speech;
    },
    get items() {
      return props().items;
    },
    get beat() {
      return props().beat;
    },
    get prompt() {
      return props().prompt;
    },
    get asks() {
      return props().prompt?.id.replace(ASK, '') ?? '';
    },
    get me() {
      return view.seat === null ? null : (view.houses[view.seat] ?? null);
    },
    get chances() {
      return props().chances;
    },
    get say() {
      return props().say;
    },
    get scheming() {
      return Boolean(view.preparing || view.played.length || view.moment);
    },
    get live() {
      return props().say !== null;
    },
    bargain: () => props().open('bargain'),
    choose: (words) => props().choose(words),
    act: (words) => props().act(words),
  };
  setContext(KEY, table);
  return table;
}

export function theTable(): TableNow {
  return getContext<TableNow>(KEY);
}
