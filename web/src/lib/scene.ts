/** What one viewer sees of a table, as the server's `scene` and `items` modules send it. */

export type Facts = Record<string, number | string | number[]>;

export interface Message {
  id: string;
  facts: Facts;
}

export interface Option {
  words: string;
  verb: string;
  operands: number[];
}

export interface Blocked extends Option {
  reason: Message;
  rule: string;
}

export interface Decision {
  number: number;
  seats: number[];
  kind: string;
  rule: string;
}

export interface Clock {
  opened: number;
  seconds: number;
  reserve: number[];
}

export interface Motion {
  what: string;
  seat: number;
  agreed: number[];
}

/** A standing order that answers for a seat. */
export interface Standing {
  name: string;
  value: number | null;
}

export interface Outcome {
  how: string;
  scores: number[];
  winners: number[];
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
}

export interface Scene {
  view: View;
  line: number;
  paused: boolean;
  decision?: Decision;
  prompt?: Message | null;
  clock?: Clock | null;
  options?: Option[];
  free?: Option[];
  blocked?: Blocked[];
  orders?: Standing[]; // those of my seat
  quiet?: { until: number }; // nobody's answer shows before
  sealed?: string; // my answer, which nobody has seen yet
  motion?: Motion;
  outcome?: Outcome;
}

export interface EventItem extends Message {
  n: number;
  kind: 'event';
  at: number;
  why?: true; // a bot chose this, and may be asked why
}

export interface NoteItem {
  n: number;
  kind: 'said' | 'told' | 'seated' | 'undo' | 'motion' | 'paused' | 'resumed' | 'closed' | 'order' | 'ordered';
  at: number;
  seat: number;
  text: string;
  to?: number; // of what was told to one seat
  from?: number; // of an undo: the first event that no longer counts
  muted?: boolean; // said by somebody I would rather not hear
}

export type Item = EventItem | NoteItem;

export interface Chair {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'invited';
  name: string;
  level: string;
  resigned: boolean;
  here: boolean;
  shares: number | null; // the first seat of the same person, where one holds several
}

export interface TablePeople {
  table: string;
  game: string;
  status: 'open' | 'playing' | 'ended';
  practice: boolean;
  seats: Chair[];
  watching: number;
}
