import { getContext, setContext } from 'svelte';

import type { Speech } from '../../lib/speech';
import type { Choices } from './choices';
import type { SpartacusView } from './view';

/** The card somebody is looking at. */
export interface Looked {
  kind: 'asset' | 'intrigue';
  name: string;
}

/** What every part of the board needs; Board keeps it up to date. */
export interface TableNow {
  readonly view: SpartacusView;
  readonly choices: Choices;
  readonly speech: Speech;
  readonly choose: (words: string) => void;
  look: (card: Looked) => void;
}

const KEY = Symbol('the table');

export function layTable(table: TableNow): void {
  setContext(KEY, table);
}

export function theTable(): TableNow {
  return getContext<TableNow>(KEY);
}
