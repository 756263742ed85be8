// Written by tools/protocol_types.py from the server. Do not edit.

/** Bring me up to date; `since` is the last item I have. Who holds several seats names the one to look from. */
export interface Hello {
  type: 'hello';
  since?: number;
  seat?: number | null;
  lang?: string;
  patches?: boolean;
  most?: number | null;
}

/** Answer the decision of this number, or do something beside it. */
export interface Act {
  type: 'act';
  client: string;
  n: number;
  decision: number;
  words: string;
  line?: number;
}

/** Take my last choice back; if the others must agree, ask them. */
export interface Undo {
  type: 'undo';
  client: string;
  n: number;
  decision: number;
  line?: number;
}

/** Ask the others to pause, to resume, to end the game, or to let a bot sit in a late player's seat. */
export interface Ask {
  type: 'ask';
  client: string;
  n: number;
  what: string;
}

/** Agree to what was asked, or decline. */
export interface Vote {
  type: 'vote';
  client: string;
  n: number;
  agree: boolean;
}

/** Talk to the table, or to one other seat. */
export interface Say {
  type: 'say';
  client: string;
  n: number;
  text: string;
  to?: number | null;
}

/** Give a standing order of the game, with its number if it takes one; or cancel it. */
export interface Order {
  type: 'order';
  client: string;
  n: number;
  name: string;
  on?: boolean;
  value?: number | null;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

export type Command = Act | Undo | Ask | Vote | Say | Order;

export type ClientFrame = Hello | Act | Undo | Ask | Vote | Say | Order | Ping;

export type Facts = Record<string, number | string | number[]>;

/** What every game's view has; the rest is the game's own, see its `seen` module. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
}

/** A sentence by its id, with its values. */
export interface Message {
  id: string;
  facts: Record<string, number | string | number[]>;
}

/** An option: its words are sent back, its verb and operands are for drawing it; and what it leads to. */
export interface Option {
  words: string;
  verb: string;
  operands: number[];
  consequence?: Message;
}

/** An option the seat can see but not choose now, why, and by which paragraph. */
export interface Blocked {
  words: string;
  verb: string;
  operands: number[];
  consequence?: Message;
  reason: Message;
  rule: string;
}

/** What is being waited for. */
export interface Decision {
  number: number;
  seats: number[];
  kind: string;
  rule: string;
}

/** When the decision began, how many seconds it has, and what each seat has in reserve. */
export interface Clock {
  opened: number;
  seconds: number;
  reserve: number[];
}

/** Nobody's answer shows before. */
export interface Quiet {
  until: number;
}

/** A standing order that answers for a seat, with its number if it takes one. */
export interface GivenOrder {
  name: string;
  value: number | null;
}

/** What a seat has asked of the others, and who has agreed. */
export interface Motion {
  what: string;
  seat: number;
  agreed: number[];
}

/** How a game ended. */
export interface Outcome {
  how: string;
  scores: number[];
  winners: number[];
}

/** The game as one viewer sees it: what is asked, what it may answer, and why not. */
export interface Scene {
  view: View;
  line: number;
  paused: boolean;
  decision?: Decision;
  prompt?: Message | null;
  clock?: Clock | null;
  quiet?: Quiet;
  options?: Option[];
  free?: Option[];
  blocked?: Blocked[];
  orders?: GivenOrder[];
  sealed?: string;
  motion?: Motion;
  outcome?: Outcome;
}

/** An event of the game; `why` if a bot chose it and may be asked why. */
export interface EventItem {
  n: number;
  kind: 'event';
  at: number;
  id: string;
  facts: Record<string, number | string | number[]>;
  why?: boolean;
}

/** Something around the game: talk, seats, motions, orders. */
export interface NoteItem {
  n: number;
  kind: 'said' | 'told' | 'seated' | 'undo' | 'motion' | 'paused' | 'resumed' | 'closed' | 'order' | 'ordered';
  at: number;
  seat: number;
  text: string;
  to?: number;
  from?: number;
  muted?: boolean;
}

export type Item = EventItem | NoteItem;

/** A seat and who sits there; `shares` is the first seat of the same person, where one holds several. */
export interface Chair {
  seat: number;
  kind: 'open' | 'invited' | 'person' | 'bot';
  name: string;
  level: string;
  resigned: boolean;
  here: boolean;
  shares: number | null;
}

/** The table itself: how it is set up, who sits where and who is here. */
export interface TablePeople {
  table: string;
  game: string;
  family: string;
  status: 'open' | 'playing' | 'ended';
  practice: boolean;
  chances: boolean;
  seats: Chair[];
  watching: number;
}

/** One operation of a JSON Patch (RFC 6902); what is removed has no value. */
export interface Change {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** New items from number `first` on, up to `seq`; and, where it changed, the game as this viewer sees it. Who asked for patches is told the version of the game, and instead of the game what changed since the one before. */
export interface State {
  type: 'state';
  first: number;
  seq: number;
  seat: number | null;
  items: (EventItem | NoteItem)[];
  game?: Scene;
  version?: number;
  patch?: Change[];
}

/** Who sits where and who is here. */
export interface People {
  type: 'people';
  people: TablePeople;
}

/** The command is applied and kept; `repeated` if it was already. */
export interface Done {
  type: 'done';
  client: string;
  n: number;
  repeated: boolean;
}

/** The command, or a message that could not be read, was refused: nothing has changed. */
export interface Refusal {
  type: 'refused';
  code: string;
  sentence: string;
  hint: string;
  client: string | null;
  n: number | null;
}

/** Here. */
export interface Pong {
  type: 'pong';
}

export type ServerFrame = State | People | Done | Refusal | Pong;
