import type { Facts, Message, Option } from '../generated/protocol';
import { texts } from './texts.svelte';

/** What a game can say: the kind of each value of a sentence, and what values are called. */
export interface Lexicon {
  game?: string;
  phrases: Record<string, Record<string, string>>;
  verbs: Record<string, string>;
  terms: Record<string, string[]>;
  labels: Record<string, string[]>;
  counted?: Record<string, boolean>; // kinds of which several are told by their number: 2 gold, 1 bronze
}

/** One value of an option, for finding it on the board. */
export interface Operand {
  field: string;
  kind: string;
  value: number;
}

const UNSEEN = '-unseen';
const WAITS = '-waits';
const ALONE = '-alone';
const lexicons = import.meta.glob<Lexicon>('../generated/lexicon/*.json', { import: 'default' });

/** Read what is needed to speak about a game. */
export async function learn(game: string): Promise<Lexicon> {
  const [lexicon] = await Promise.all([lexicons[`../generated/lexicon/${game}.json`]?.(), texts.learn(game)]);
  return { phrases: {}, verbs: {}, terms: {}, labels: {}, ...lexicon, game };
}

/** From message ids with typed values to sentences, as the server's own `speech` does it. */
export class Speech {
  constructor(
    readonly lexicon: Lexicon,
    readonly names: string[],
  ) {}

  /** What happened, what is asked, or why not. */
  message(message: Message): string {
    const id = message.id;
    const fields = this.lexicon.phrases[id.endsWith(UNSEEN) ? id.slice(0, -UNSEEN.length) : id] ?? {};
    return texts.t(id, this.values(fields, message.facts));
  }

  /** What is asked of a seat that has so many answers; with a single one some questions are none. */
  question(question: Message, answers: number): string {
    const told = answers === 1 ? texts.find(question.id + ALONE, this.values(this.lexicon.phrases[question.id] ?? {}, question.facts)) : null;
    return told ?? this.message(question);
  }

  /** What is asked of these seats, for somebody who waits; null where a game has no words for it. */
  waiting(question: Message, seats: number[]): string | null {
    const name = seats.map((seat) => this.name('seat', seat)).join(texts.t('web-separator'));
    const values = this.values(this.lexicon.phrases[question.id] ?? {}, question.facts);
    return texts.find(question.id + WAITS, { ...values, name, seats: seats.length });
  }

  /** What an option means; one without a phrase shows the words of the record. */
  option(option: Option): string {
    const id = this.lexicon.verbs[option.verb];
    if (!id) return option.words;
    const facts = Object.fromEntries(this.operands(option).map(({ field, value }) => [field, value]));
    return this.message({ id, facts });
  }

  /** An option, and what it leads to. */
  whole(option: Option): string {
    return [this.option(option), this.consequence(option)].filter(Boolean).join('. ');
  }

  /** What an option leads to, where its own sentence does not say it. */
  consequence(option: Option): string | null {
    return option.consequence ? this.message(option.consequence) : null;
  }

  /** The values of an option with their kinds. */
  operands(option: Option): Operand[] {
    const fields = Object.entries(this.lexicon.phrases[this.lexicon.verbs[option.verb] ?? ''] ?? {});
    return option.operands.flatMap((value, i) => {
      const [field, kind] = fields[i] ?? [];
      return field && kind ? [{ field, kind, value }] : [];
    });
  }

  /** The name of one value of a kind: a player, a piece, a space. */
  name(kind: string, value: number): string {
    if (kind === 'seat') return this.names[value] ?? String(value);
    const term = this.lexicon.terms[kind]?.[value];
    if (term) return texts.find(term) ?? (term.split(`-${kind}-`)[1] || term);
    return this.lexicon.labels[kind]?.[value] ?? String(value);
  }

  /** A standing order of the game. */
  order(name: string, value: number | null): string {
    return texts.t(`${this.lexicon.game}-order-${name}`, { value: value ?? 0 });
  }

  private values(fields: Record<string, string>, facts: Facts): Record<string, string | number> {
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, this.value(fields[name] ?? 'count', value)]));
  }

  private numbers(kind: string, values: number[]): string {
    const told = [...new Set(values)].map((each) => `${values.filter((other) => other === each).length} ${this.name(kind, each)}`);
    return told.join(texts.t('web-separator'));
  }

  private value(kind: string, value: number | string | number[]): string | number {
    if (Array.isArray(value) && this.lexicon.counted?.[kind]) return this.numbers(kind, value);
    if (Array.isArray(value)) return value.map((part) => this.value(kind, part)).join(texts.t('web-separator'));
    return typeof value === 'string' || kind === 'count' ? value : this.name(kind, value);
  }
}
