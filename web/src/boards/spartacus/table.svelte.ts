import { getContext, setContext } from 'svelte';

import type { ChancesSeen } from '../../generated/http';
import type { Item, Message } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import type { TableProps } from '..';
import { Choices } from './choices';
import type { House, SpartacusView } from './view';

/** The card somebody is looking at. */
export interface Looked {
  kind: 'asset' | 'intrigue';
  name: string;
}

/** What every part of the table needs, kept up to date. */
export interface TableNow {
  readonly view: SpartacusView;
  readonly choices: Choices;
  readonly speech: Speech;
  readonly items: Item[];
  readonly prompt: Message | null;
  readonly me: House | null; // the house of whoever looks
  readonly chances: ChancesSeen | null;
  readonly scheming: boolean; // whether a card is being played, or may be answered
  readonly live: boolean; // whether anything can be done: not while a game is only watched again
  readonly choose: (words: string) => void;
  readonly act: (words: string) => void;
  readonly say: ((text: string, to: number) => void) | null;
  look: (card: Looked) => void;
}

const KEY = Symbol('the table');

/** Lay the table for the parts below; `props` are read again whenever they change. */
export function layTable(props: () => TableProps, look: (card: Looked) => void = () => {}): TableNow {
  const view = $derived(props().view as SpartacusView);
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
    get prompt() {
      return props().prompt;
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
    choose: (words) => props().choose(words),
    act: (words) => props().act(words),
    look,
  };
  setContext(KEY, table);
  return table;
}

export function theTable(): TableNow {
  return getContext<TableNow>(KEY);
}
