// Written by tools/protocol_types.py from the server. Do not edit.

export interface Account {
  login: string;
  password: string;
}

export interface ActBody {
  client: string;
  n: number;
  type: "act";
  decision: number;
  line?: number;
  words: string;
}

/** What a bot would say. */
export interface Advice {
  words: string;
}

export interface AskBody {
  client: string;
  n: number;
  type: "ask";
  what: string;
}

export interface Chair {
  seat: number;
  kind: string;
  name: string;
  level: string;
  resigned: boolean;
  mine: boolean;
}

/** No clock; `live` with seconds per decision and a reserve for the game; or `days`, turn by turn. */
export interface ClockWish {
  kind?: "none" | "live" | "days";
  seconds?: number;
  reserve?: number;
  late?: "bot" | "host";
}

export interface Complaint {
  text: string;
}

/** The command is applied and kept; `repeated` if it was already. */
export interface Done {
  repeated: boolean;
}

/** Play on from a finished game: the seat is mine, bots take the others. */
export interface Fork {
  step: number;
  seat?: number;
  level?: string | null;
}

export interface GameSeen {
  name: string;
  rules: number;
  fewest: number;
  most: number;
  settings: SettingSeen[];
}

export interface Guest {
  name: string;
}

/** The bot that holds the seat. */
export interface Holder {
  level?: string | null;
}

export interface Invitation {
  seat: number;
  token: string;
}

export interface Link {
  token: string;
}

/** The person asking, as they see themselves. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  return_token?: string | null;
}

/** Whether to go on from the last step that is the same under the present rules, or to end the game. */
export interface Mend {
  go_on: boolean;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  hint: string;
}

/** A finished game as text; anybody may see it if it is public. */
export interface RecordText {
  public?: boolean;
  record: string;
}

/** A finished game after a number of choices. Without spoilers neither its length nor its end is told. */
export interface Replay {
  step: number;
  steps: number | null;
  views: Record<string, unknown>[];
  events: Record<string, unknown>[];
  result: string | null;
}

export interface SayBody {
  client: string;
  n: number;
  type: "say";
  text: string;
  to?: number | null;
}

/** The host puts a bot into a free seat, or frees it again. */
export interface SeatChange {
  kind: "open" | "bot";
  level?: string | null;
}

/** Which free seat to take; the first one if nothing is said. */
export interface SeatChoice {
  seat?: number | null;
}

export interface SeatToken {
  token: string;
}

/** Who is to sit there: me, anybody, somebody with a link, or a bot. */
export interface SeatWish {
  kind: "me" | "open" | "invited" | "bot";
  level?: string | null;
}

export interface SettingSeen {
  name: string;
  choices: (boolean | number | string)[];
}

export interface Shelf {
  games: GameSeen[];
  bots: string[];
}

/** What a viewer is told after its item `since`, and the game as it sees it. */
export interface StateSeen {
  seat: number | null;
  seq: number;
  items: Record<string, unknown>[];
  game: Record<string, unknown> | null;
  people: Record<string, unknown>;
}

/** A table in a list, or by itself. */
export interface TableSeen {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: string;
  public: boolean;
  practice: boolean;
  hosting: boolean;
  clock: ClockWish;
  created: number;
  ended: number | null;
  previous: string | null;
  seats: Chair[];
  invitations?: Invitation[];
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  practice?: boolean;
  starts?: "full" | "host";
  clock?: ClockWish;
}

export interface Tables {
  tables: TableSeen[];
}

/** Where a seat token sits. */
export interface TokenSeat {
  table: string;
  seat: number;
}

export interface UndoBody {
  client: string;
  n: number;
  type: "undo";
  decision: number;
  line?: number;
}

export interface VoteBody {
  client: string;
  n: number;
  type: "vote";
  agree: boolean;
}
