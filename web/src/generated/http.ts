// Written by tools/protocol_types.py from the server. Do not edit.

import type { Item, Message, Option, Scene, TablePeople, View } from './protocol';

export interface Account {
  login: string;
  password: string;
}

/** An account to be kept; whoever has one already gives its password too. */
export interface AccountWish {
  login: string;
  password: string;
  old?: string | null;
}

/** What a bot would say. */
export interface Advice {
  words: string;
}

/** How likely a box for bets wins; `margin` is how far off that is at most in 19 of 20 cases, 0 if it is exact. */
export interface BoxChance {
  box: string;
  chance: number;
  margin: number;
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

/** Values of the options at hand; none where nothing is known. `outlook` is the fight's own worth. `unit` says what they are (gladiators, wins, gold), `how` whether they are exact or sampled, `about` whose chances they are: in the fight at hand (fight), as equipped now against the rival there (rival) or on average against all who may come (coming), of a guest's best fighter (guest). `best` is the best option beyond doubt, if there is one. `prospects` are the fights an option leads to, where one chooses whom to fight, `boxes` the chances of all boxes while bets are laid. While exact chances are `coming`, it is worth asking again. */
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
  boxes?: BoxChance[];
  coming?: boolean;
}

/** One of the best options: its chance to win and how far off that is in 19 of 20 cases, and what speaks for it. Where it was not tried often enough, or there is nothing to try, chance and margin are null. `as_good` where it was not told apart from the one that is named first; otherwise `less` is what it promises less than that one, if known. */
export interface ChoiceSeen {
  option: Option;
  chance: number | null;
  margin: number | null;
  reason: ReasonSeen;
  as_good: boolean;
  less: number | null;
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

/** What was asked for: a `hint` where to look, the best `choices`, or `warnings` of those that give much away. All is empty where the seat has no choice. */
export interface CoachSeen {
  decision: number;
  line: number;
  hint: Message | null;
  choices: ChoiceSeen[];
  warnings: WarningSeen[];
}

export interface Complaint {
  text: string;
}

/** An option a bot considered: how often it tried it, and the chance to win it promised, if it did. `margin` is how far off that is in 19 of 20 cases by the scatter of the tries: 0 where it is known, null where there were too few of them to tell. */
export interface ConsideredSeen {
  words: string;
  verb: string;
  operands: number[];
  visits: number;
  chance: number | null;
  margin: number | null;
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

/** Some of what a viewer was told, in order, and the number of the first of it. */
export interface ItemsSeen {
  first: number;
  items: Item[];
}

/** A decision against the best one could do with what the seat could know. */
export interface Judgement {
  options: number;
  tried: number;
  chance: number;
  chance_error: number;
  loss: number;
  loss_error: number;
  better: NamedOption | null;
  why: NamedReason | null;
  edge: number;
  edge_error: number;
  lead: number;
  lead_error: number;
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

/** Something said, as pages and terminals put it into words. */
export interface NamedMessage {
  id: string;
  facts: Record<string, number | string | number[]>;
}

/** An option, as pages and terminals put it into words. */
export interface NamedOption {
  words: string;
  verb: string;
  operands: number[];
}

/** What speaks for an option: causes, the weightiest first, and figures. */
export interface NamedReason {
  causes: NamedMessage[];
  figures: NamedMessage | null;
}

/** A club night in a list. */
export interface NightListed {
  id: string;
  game: string;
  level: string;
  created: number;
  over: boolean;
}

/** Who sits there and how they fared: null while it is not told, or there is nothing to compare with. `points` are matchpoints: two for every other table with less in the same seat, one for every other with as much. */
export interface NightSeat {
  seat: number;
  kind: string;
  name: string;
  level: string;
  resigned: boolean;
  mine: boolean;
  shares: number | null;
  score: number | null;
  over_par: number | null;
  points: number | null;
  rank: number | null;
}

/** A club night. How others fared is `told` to players whose own table is over, and to all when the night is. */
export interface NightSeen {
  id: string;
  game: string;
  family: string;
  options: Record<string, unknown>;
  level: string;
  created: number;
  hosting: boolean;
  closing: boolean;
  over: boolean;
  told: boolean;
  par: NightTable | null;
  tables: NightTable[];
}

/** A table of the night. `total` are the matchpoints of its people. */
export interface NightTable {
  id: string;
  place: number;
  status: "open" | "playing" | "ended";
  early: boolean;
  mine: boolean;
  seats: NightSeat[];
  total: number | null;
  rank: number | null;
  invitations?: Invitation[];
}

/** A club night: how many tables, which seats people take at each, and the level of the bots in the others. With `mine` whoever sets it up takes the first of these seats at the first table. */
export interface NightWish {
  game: string;
  size: number;
  tables: number;
  people?: number[];
  level?: string | null;
  options?: Record<string, boolean | number | string>;
  mine?: boolean;
  clock?: ClockWish;
  chances?: boolean;
}

export interface Nights {
  nights: NightListed[];
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

/** An answer: the words of an option. */
export interface PuzzleChoice {
  words: string;
}

/** A day, and whether one of its puzzles was solved. */
export interface PuzzleDay {
  day: string;
  state: "solved" | "missed" | "none";
}

/** How often a level finds the best choice, from 0 to 1. */
export interface PuzzleFound {
  level: string;
  part: number;
}

/** What an answer did to a rating; `counted` is whether it was the first to this puzzle today. */
export interface PuzzleGain {
  rating: number;
  change: number;
  counted: boolean;
}

/** The puzzles of a game: that of the day and what became of it, how many there are, and how somebody stands. */
export interface PuzzleGame {
  game: string;
  daily: string;
  rating: number;
  state: "solved" | "missed" | "none";
  count: number;
  answered: number;
  own: number | null;
}

/** A position with the eyes of the seat that is asked, and what happened last. Nothing here tells what is best. What counts is told as of a solution: `unit` of what `about` names. */
export interface PuzzleSeen {
  id: string;
  game: string;
  seat: number;
  rating: number;
  daily: boolean;
  unit: "gladiators" | "wins";
  about: "fight" | "game";
  scene: Scene;
  items: Item[];
}

/** What was best and why, what all choices are worth (the best first), and who finds it. Values are counted in `unit`: gladiators ahead, or wins (chances from 0 to 1) of what `about` names. */
export interface PuzzleSolution {
  solved: boolean;
  best: string;
  gap: number;
  margin: number;
  unit: "gladiators" | "wins";
  about: "fight" | "game";
  exact: boolean;
  choices: ChoiceWorth[];
  reason: ReasonSeen;
  found: PuzzleFound[];
  next: string;
  gain: PuzzleGain | null;
  standing: PuzzleStanding | null;
}

/** Days in a row on which a puzzle of the day was solved, the longest such row, and the last days, today last. */
export interface PuzzleStanding {
  streak: number;
  best: number;
  days: PuzzleDay[];
}

/** All puzzles. `standing` is null for whoever has no name here: nothing is kept of them. */
export interface PuzzlesSeen {
  day: string;
  games: PuzzleGame[];
  standing: PuzzleStanding | null;
}

/** What was done (`did`, in the first person), what spoke for it, its figures, and how the next best compares. Every clause is a message without a capital and a full stop; without `did` the option is quoted. */
export interface ReasonSeen {
  did: Message | null;
  causes: Message[];
  figures: Message | null;
  other: Option | null;
  compared: Message | null;
}

/** A finished game as text; anybody may see it if it is public. */
export interface RecordText {
  public?: boolean;
  record: string;
}

/** A finished game after a number of choices. Without spoilers neither its length nor its end is told. `seat` made the last of these choices, or `by` says who made it in its place. `prompt` is what is asked then; of what it tells nobody but those asked, only as much as this sight allows. */
export interface Replay {
  step: number;
  steps: number | null;
  views: View[];
  events: Message[];
  prompt: Message | null;
  result: string | null;
  seat: number | null;
  by: string | null;
}

/** Everything a finished game told, choice by choice; first what happened before anybody chose. */
export interface ReplayEvents {
  steps: Message[][];
}

/** A game looked back on. */
export interface Review {
  game: string;
  seats: number;
  start: number[];
  steps: ReviewStep[];
  players: ReviewPlayer[];
  turning: number[];
  deals: ReviewDeal[];
  winners: number[];
  work: number;
}

/** A bargain struck, and by how much it changed everybody's chances. */
export interface ReviewDeal {
  number: number;
  seats: number[];
  change: number[];
  error: number[];
}

/** How one seat played: `start` and the three that follow add up to how it ended. */
export interface ReviewPlayer {
  seat: number;
  start: number;
  decisions: number;
  luck: number;
  others: number;
  luck_error: number;
  luck_points: number;
  luck_points_error: number;
  accuracy: number | null;
  given_away: number;
  given_away_error: number;
  judged: number;
  best: number | null;
  worst: number | null;
}

/** How far the review of a finished game is, and the review once it is `done`. Before, nobody has asked for it (`none`), it is `waiting` with so many `ahead` of it, being made (`working`, a `part` of the game is looked at), or could not be made (`failed`). */
export interface ReviewSeen {
  state: "none" | "waiting" | "working" | "done" | "failed";
  ahead: number;
  part: number;
  review: Review | null;
}

/** One choice: what was decided, and everybody's chances after it and after the dice and cards that followed. */
export interface ReviewStep {
  number: number;
  seat: number;
  kind: string;
  chosen: NamedOption;
  beside: boolean;
  decided: number[];
  after: number[];
  error: number[];
  luck: number[];
  luck_error: number[];
  points: number[];
  points_error: number[];
  judgement: Judgement | null;
  asked?: NamedMessage | null;
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
  night: string | null;
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

/** Why the seat's bot chose as it did; what it considered, the most tried first, and how many options `more`. Nothing is considered by a bot that does not look ahead: its reason is the rule it went by. Where there is no reason either, `silent` says why: somebody else chose (person, stand-in, clock, order, record), there was `only` one option, the bot cannot say (`plain`), or thinking again takes too `long`. */
export interface ThoughtsSeen {
  seat: number;
  level: string;
  considered: ConsideredSeen[];
  more: number;
  silent: string | null;
  reason?: ReasonSeen | null;
  option?: Option | null;
}

/** Where a seat token sits. */
export interface TokenSeat {
  table: string;
  seat: number;
}

/** An option that gives away so much of the chance to win, against the best; and what it exposes the seat to. */
export interface WarningSeen {
  words: string;
  less: number;
  danger: Message | null;
}
