import type { ReasonSeen } from '../generated/http';
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

const DECIMALS: Record<string, [number, Intl.NumberFormatOptions]> = {
  tenths: [10, { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  hundredths: [100, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'always' }],
};
const UNSEEN = '-unseen';
const WAITS = '-waits';
const ALONE = '-alone';
const lexicons = import.meta.glob<Lexicon>('../generated/lexicon/*.json', { import: 'default' });

/** Read what is needed to speak about a game. */
export async function learn(game: string): Promise<Lexicon> {
  const [lexicon] = await Promise.all([lexicons[`../generated/lexicon/${game}.json`]?.(), texts.learn(game), texts.learn('reason'), texts.learn('coach')]);
  return { phrases: {}, verbs: {}, terms: {}, labels: {}, ...lexicon, game };
}

/** From message ids with typed values to sentences, as the server's own `speech` does it. */
export class Speech {
  constructor(
    readonly lexicon: Lexicon,
    readonly names: string[],
  ) {}

  /** The same, for somebody who is to know which of the names is theirs. */
  to(seat: number): Speech {
    return new Speech(
      this.lexicon,
      this.names.map((name, at) => (at === seat ? texts.t('web-named-you', { name }) : name)),
    );
  }

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
    return inSentences(this.option(option), this.consequence(option));
  }

  /** What an option leads to, where its own sentence does not say it. */
  consequence(option: Option): string | null {
    return option.consequence ? this.message(option.consequence) : null;
  }

  /** Why an option was chosen, as whoever chose it would say it; without the option, what speaks for it. */
  reason(reason: ReasonSeen, chosen: Option | null = null): string {
    const { t } = texts;
    let said = reason.causes.map((cause) => this.message(cause)).reduce((one, other) => (one ? t('reason-and', { one, other }) : other), '');
    if (chosen) {
      const did = reason.did ? this.message(reason.did) : t('reason-chose', { option: this.option(chosen) });
      said = said ? t('reason-because', { did, cause: said }) : did;
    }
    const sentences = [this.withFigures(said, reason.figures)];
    if (reason.other) sentences.push(this.withFigures(t('reason-next', { option: this.option(reason.other) }), reason.compared));
    return sentences
      .filter(Boolean)
      .map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`.replaceAll('!.', '!'))
      .join(' ');
  }

  private withFigures(said: string, figures: Message | null): string {
    return [said, figures ? this.message(figures) : ''].filter(Boolean).join(': ');
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
    if (typeof value === 'string' || kind === 'count') return value;
    const [parts, style] = DECIMALS[kind] ?? [];
    return parts ? new Intl.NumberFormat(texts.lang, style).format(value / parts).replace('-', '−') : this.name(kind, value);
  }
}

/** Several things said one after the other, each with the one full stop it needs. */
export function inSentences(...said: (string | null | undefined | false)[]): string {
  return said
    .filter((one): one is string => Boolean(one))
    .map((one, i, all) => (i < all.length - 1 && !/[.!?…]$/.test(one) ? `${one}.` : one))
    .join(' ');
}
