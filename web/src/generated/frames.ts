// Written by tools/protocol_types.py from the server. Do not edit.

/** Bring me up to date; `since` is the last item I have. Who holds several seats names the one to look from. */
export interface Hello {
  type: "hello";
  since?: number;
  seat?: number | null;
  lang?: string;
}

/** Answer the decision of this number, or do something beside it. */
export interface Act {
  type: "act";
  client: string;
  n: number;
  decision: number;
  words: string;
  line?: number;
}

/** Take my last choice back; if the others must agree, ask them. */
export interface Undo {
  type: "undo";
  client: string;
  n: number;
  decision: number;
  line?: number;
}

/** Ask the others to pause, to resume, to end the game, or to let a bot sit in a late player's seat. */
export interface Ask {
  type: "ask";
  client: string;
  n: number;
  what: string;
}

/** Agree to what was asked, or decline. */
export interface Vote {
  type: "vote";
  client: string;
  n: number;
  agree: boolean;
}

/** Talk to the table, or to one other seat. */
export interface Say {
  type: "say";
  client: string;
  n: number;
  text: string;
  to?: number | null;
}

/** Give a standing order of the game, with its number if it takes one; or cancel it. */
export interface Order {
  type: "order";
  client: string;
  n: number;
  name: string;
  on?: boolean;
  value?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** New items from number `first` on, up to `seq`; and, where it changed, the game as this viewer sees it. */
export interface State {
  type: "state";
  first: number;
  seq: number;
  seat: number | null;
  items: Record<string, unknown>[];
  game?: unknown;
}

/** Who sits where and who is here. */
export interface People {
  type: "people";
  people: Record<string, unknown>;
}

/** The command is applied and kept; `repeated` if it was already. */
export interface Done {
  type: "done";
  client: string;
  n: number;
  repeated: boolean;
}

/** The command, or a message that could not be read, was refused: nothing has changed. */
export interface No {
  type: "refused";
  code: string;
  sentence: string;
  hint: string;
  client?: string | null;
  n?: number | null;
}

/** Here. */
export interface Pong {
  type: "pong";
}

export type Asked = Hello | Act | Undo | Ask | Vote | Say | Order | Ping;

export type Told = State | People | Done | No | Pong;
