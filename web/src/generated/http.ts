// Written by tools/protocol_types.py from the server. Do not edit.

import type { Item, Message, Scene, TablePeople, View } from './protocol';

export interface Account {
  login: string;
  password: string;
}

/** What a bot would say. */
export interface Advice {
  words: string;
}

/** A browser's subscription. */
export interface Browser {
  what?: ("turn" | "reminder" | "against")[];
  lang?: string;
  endpoint: string;
  keys: BrowserKeys;
  expirationTime?: number | null;
}

export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** How a person is called; `key` is what a browser needs to subscribe. */
export interface CallsSeen {
  key: string;
  kinds: string[];
  push: PushSeen[];
  webhook: HookSeen | null;
}

/** `trials` are parts of a game to be played by themselves; their tables are set up like any other. */
export interface Catalogue {
  games: GameSeen[];
  trials: GameSeen[];
  bots: string[];
  address: string;
}

/** A seat. `shares` is the first seat of the same person, where one person holds several. */
export interface Chair {
  seat: number;
  kind: string;
  name: string;
  level: string;
  resigned: boolean;
  mine: boolean;
  shares: number | null;
}

/** Values of the options at hand; none where nothing is known. `outlook` is the fight's own worth. `unit` says what they are (gladiators, wins, gold), `how` whether they are exact or sampled, `about` whose chances they are: in the fight at hand (fight), as equipped now against the rival there (rival) or on average against all who may come (coming), of a guest's best fighter (guest). `best` is the best option beyond doubt, if there is one. `prospects` are the fights an option leads to, where one chooses whom to fight. */
export interface ChancesSeen {
  decision: number;
  line: number;
  choices: ChoiceWorth[];
  best: string | null;
  outlook: number | null;
  unit?: string | null;
  about?: string | null;
  how?: string | null;
  prospects?: Prospect[];
}

/** An option by its words, what it is worth to the seat, and how far off that is at most in 19 of 20 cases. */
export interface ChoiceWorth {
  words: string;
  value: number;
  margin: number;
}

/** No clock; `live` with seconds per decision and a reserve for the game; or `days`, turn by turn. Windows in which some may react stay shut for the `quiet` seconds, so that nobody sees who could. */
export interface ClockWish {
  kind?: "none" | "live" | "days";
  seconds?: number;
  reserve?: number;
  late?: "bot" | "host";
  quiet?: number | null;
}

export interface Complaint {
  text: string;
}

/** An option a bot considered: how often it tried it, and the chance to win it promised, if it did. */
export interface ConsideredSeen {
  words: string;
  verb: string;
  operands: number[];
  visits: number;
  chance: number | null;
  chosen: boolean;
}

/** The command is applied and kept; `repeated` if it was already. */
export interface Done {
  repeated: boolean;
}

/** How a game ended: points or whatever else is compared, seat by seat, and who won. */
export interface Ending {
  how: string;
  scores: number[];
  winners: number[];
}

/** Play on from a finished game: the seat is mine, bots take the others. */
export interface Fork {
  step: number;
  seat?: number;
  level?: string | null;
}

export interface GameSeen {
  name: string;
  family: string;
  rules: number;
  fewest: number;
  most: number;
  settings: SettingSeen[];
  orders: OrderSeen[];
  lesson: boolean;
  chances: boolean;
}

export interface Guest {
  name: string;
}

/** The bot that holds the seat. */
export interface Holder {
  level?: string | null;
}

export interface Hook {
  what?: ("turn" | "reminder" | "against")[];
  lang?: string;
  url: string;
}

export interface HookMade {
  url: string;
  what: string[];
  secret: string;
}

export interface HookSeen {
  url: string;
  what: string[];
}

export interface Invitation {
  seat: number;
  token: string;
}

/** What an invitation is to: who sends it, which seat it is for, and at which table. */
export interface Invited {
  host: string;
  seat: number;
  table: TableSeen;
}

/** A stop of a guided first round: what the learner is told (message ids), sees and is to choose. */
export interface LessonStop {
  stop: number;
  stops: number;
  seat: number;
  notes: string[];
  about: string | null;
  choice: string | null;
  game: Scene;
  items: Item[];
}

export interface Link {
  token: string;
}

/** The fights of a finished game whose odds are known exactly. */
export interface Luck {
  fights: LuckyFight[];
}

/** A fight of two: whose fighters they were, the chance each had of winning, and the seat that won. */
export interface LuckyFight {
  seats: number[];
  fighters: string[];
  chances: number[];
  winner: number;
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

/** The seats whose talk you do not read. */
export interface MutedSeats {
  seats: number[];
}

/** A standing order: the numbers it can be given with, whether it stands from the start, and how long it lasts. */
export interface OrderSeen {
  name: string;
  values: number[];
  default: boolean;
  lasts: string;
  private: boolean;
}

/** Something that happened, looked at again: the number of the first item of its choice, and the game around it. */
export interface PastSeen {
  first: number;
  before: Scene;
  after: Scene;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  hint: string;
}

/** A fight that an option leads to, as it ends if both sides play their best. `target` is the space of the challenged, `first` whether the challenger strikes first. Gladiators are counted on average (taken, lost), everything else is a chance: the challenged animal is `beaten`, the animal that challenges has `fallen`, the challenger comes off better (ahead), the same or worse (behind), either side is gone altogether. */
export interface Prospect {
  words: string;
  target: string;
  first: boolean;
  taken: number;
  lost: number;
  beaten: number;
  fallen: number;
  ahead: number;
  even: number;
  behind: number;
  challenged_gone: number;
  challenger_gone: number;
}

export interface PushSeen {
  id: string;
  created: number;
  what: string[];
}

/** A finished game as text; anybody may see it if it is public. */
export interface RecordText {
  public?: boolean;
  record: string;
}

/** A finished game after a number of choices. Without spoilers neither its length nor its end is told. `seat` made the last of these choices, or `by` says who made it in its place. */
export interface Replay {
  step: number;
  steps: number | null;
  views: View[];
  events: Message[];
  result: string | null;
  seat: number | null;
  by: string | null;
}

/** Everything a finished game told, choice by choice; first what happened before anybody chose. */
export interface ReplayEvents {
  steps: Message[][];
}

/** The host puts a bot into a free seat, invites somebody to it, or frees it again. */
export interface SeatChange {
  kind: "open" | "invited" | "bot";
  level?: string | null;
}

/** Which free seat to take; the first one if nothing is said. */
export interface SeatChoice {
  seat?: number | null;
}

export interface SeatToken {
  token: string;
}

/** Who is to sit there: me, anybody, somebody with a link, or a bot. Several seats may be mine, where people share a device: each with a name of its own. */
export interface SeatWish {
  kind: "me" | "open" | "invited" | "bot";
  level?: string | null;
  name?: string | null;
}

export interface SettingSeen {
  name: string;
  choices: (boolean | number | string)[];
}

/** What a viewer is told after its item `since`, and the game as it sees it. */
export interface StateSeen {
  seat: number | null;
  seq: number;
  items: Item[];
  game: Scene | null;
  people: TablePeople;
}

/** A table in a list, or by itself. */
export interface TableSeen {
  id: string;
  game: string;
  family: string;
  options: Record<string, unknown>;
  status: string;
  public: boolean;
  practice: boolean;
  hosting: boolean;
  host: string;
  chances: boolean;
  watching: number;
  clock: ClockWish;
  created: number;
  ended: number | null;
  outcome: Ending | null;
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
  chances?: boolean;
}

export interface Tables {
  tables: TableSeen[];
}

/** What the seat's bot considered, the most tried first, and how many options `more`. Where it considered nothing, `silent` says why: somebody else chose (person, stand-in, clock, order, record), there was `only` one option, it does not look ahead (`plain`), or thinking again takes too `long`. */
export interface ThoughtsSeen {
  seat: number;
  level: string;
  considered: ConsideredSeen[];
  more: number;
  silent: string | null;
}

/** Where a seat token sits. */
export interface TokenSeat {
  table: string;
  seat: number;
}
