import type { Blocked, Message, Option, View } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import type { SpartacusView } from './view';

/** Talk of gifts, offers and cards shown, which is open at almost any time and never pressing. */
export function isDeal(option: Option): boolean {
  return /^(offer|accept|decline|withdraw|give-(?!(?:up|away)$).+|ask-.+|(send|drop)-offer|show-(to|card))$/.test(option.verb);
}

const PLACES: Record<string, string> = {
  bid: 'bid',
  'bet-victor-i': 'bets',
  'bet-victor-ii': 'bets',
  'bet-injury': 'bets',
  'bet-decapitation': 'bets',
  sell: 'bank',
  'sell-guard': 'bank',
  'cash-in': 'cash',
  'lay-guard': 'guard',
  use: 'abilities',
  move: 'sand',
  'start-on': 'sand',
  evade: 'sand',
};

/** What has a place of its own: deals their panel, bids a slider, bets their boxes, sales the bank, cards in hand and pieces their menu, hexes the sand. */
export function onBoard(option: Option): boolean {
  return isDeal(option) || option.verb in PLACES;
}

/** What is open at almost any time and answers nothing: deals, and a guard laid on the table. */
export function isAside(option: Option): boolean {
  return isDeal(option) || option.verb === 'lay-guard';
}

/** Where cards must go, what each of them brings; nothing else is asked then. */
export function foremost(options: Option[]): Option[] {
  const asked = options.filter((option) => !isAside(option));
  if (!asked.length || asked.some(({ verb }) => verb !== 'cash-in')) return [];
  return options.filter(({ verb }) => verb === 'cash-in' || verb === 'lay-guard');
}

/** Where that is. */
export function where(option: Option, view: View): string {
  const place = PLACES[option.verb] ?? 'bargain';
  const { stalls_open: open, terms } = view as SpartacusView;
  return `web-spartacus-places-${place === 'bank' && open && terms.length ? 'stall' : place}`; // where houses deal at all
}

/** Whether what is asked belongs to another house's turn: its scheme, its games, its blow. */
export function isAnswer(prompt: Message, view: View): boolean {
  const { seat, turn, host, phase, arena } = view as SpartacusView;
  const asks = prompt.id.replace('spartacus-ask-', '');
  if (asks.startsWith('reaction')) return true;
  if (turn !== null) return turn !== seat;
  const acting = arena.turn && arena.fighters.find(({ name }) => name === arena.turn!.fighter);
  if (acting) return acting.seat !== seat;
  return phase === 'arena' && asks === 'fighter' && host !== seat && !arena.tournament;
}

/** What is allowed but would change nothing, as its consequence says. */
export function isIdle(option: Option): boolean {
  return option.consequence?.id === 'spartacus-leads-still-enough';
}

const ON_BOARD = ['seat', 'asset', 'intrigue', 'house', 'hex', 'attribute'];

/** The options by what they name: `asset crixus`, `seat 1`, `hex d4`, `place 2` of the auction row. */
export class Choices {
  private found = new Map<string, Option[]>();
  private barred = new Map<string, Blocked[]>();

  constructor(
    readonly all: Option[],
    readonly speech: Speech,
    readonly blocked: Blocked[] = [],
  ) {
    for (const option of all) this.add(this.found, option);
    for (const each of blocked) this.add(this.barred, each);
  }

  /** What can be done with a piece, the pressing first. */
  about(kind: string, name: string | number): Option[] {
    const laid = kind === 'intrigue' && name === 'guard' ? this.of('lay-guard') : []; // names nothing, and is done with this card
    const options = [...laid, ...(this.found.get(`${kind} ${name}`) ?? [])];
    return [...options.filter((option) => !isDeal(option)), ...options.filter(isDeal)];
  }

  /** What is asked for now about a piece, deals apart. */
  pressing(kind: string, name: string | number): Option[] {
    return this.about(kind, name).filter((option) => !isDeal(option));
  }

  /** What cannot be done with a piece, and why. */
  whyNot(kind: string, name: string | number): Blocked[] {
    return this.barred.get(`${kind} ${name}`) ?? [];
  }

  /** An option that names nothing, by its verb. */
  plain(verb: string): Option | undefined {
    return this.all.find((option) => option.verb === verb);
  }

  /** All options of a verb. */
  of(...verbs: string[]): Option[] {
    return this.all.filter((option) => verbs.includes(option.verb));
  }

  /** Why a verb that names nothing is blocked. */
  bar(verb: string): Blocked | undefined {
    return this.blocked.find((each) => each.verb === verb);
  }

  /** The name of the piece an option is about. */
  nameIn(option: Option): string {
    const [operand] = this.speech.operands(option);
    return operand ? nameOf(operand.kind, operand.value, this.speech) : '';
  }

  private add<T extends Option>(found: Map<string, T[]>, option: T): void {
    const [operand] = this.speech.operands(option);
    if (!operand || !(ON_BOARD.includes(operand.kind) || operand.field === 'place')) return;
    const { field, kind, value } = operand;
    const key = field === 'place' ? `place ${value}` : `${kind} ${nameOf(kind, value, this.speech)}`;
    found.set(key, [...(found.get(key) ?? []), option]);
  }
}

function nameOf(kind: string, value: number, speech: Speech): string {
  const term = speech.lexicon.terms[kind]?.[value];
  return term?.slice(`spartacus-${kind}-`.length) ?? speech.lexicon.labels[kind]?.[value] ?? String(value);
}
