import { texts } from './texts.svelte';

/** A thing as its game lists it: message ids, what they fill in, and its numbers. */
interface Thing {
  id: string;
  group: string;
  name: string;
  text?: string;
  values?: Record<string, number>;
  has?: string[];
  figures?: { label: string; parts: [string, number][] }[];
  rule: string;
}

/** A number printed on a thing: what it is, and how much of what. */
export interface Figure {
  label: string;
  name: string; // the label in words
  parts: { unit: string; count: number; text: string }[];
}

/** A thing in words: what it is called, what it does, its numbers, and the paragraph of its rule. */
export interface Told {
  id: string;
  group: string;
  name: string;
  text: string;
  figures: Figure[];
  rule: string;
}

const lists = import.meta.glob<Thing[]>('../generated/things/*.json', { import: 'default' });

/** The things of a game, in the language spoken when they are asked for. */
export class Glossary {
  private readonly things: Map<string, Thing>;

  constructor(
    readonly game: string,
    list: Thing[],
  ) {
    this.things = new Map(list.map((thing) => [thing.id, thing]));
  }

  /** What a piece is; a copy of a card is told like the others, and what follows an @ is for the drawing alone. */
  find(id: string): Told | null {
    const bare = id.split('@', 1)[0]!;
    const thing = this.things.get(bare) ?? this.things.get(bare.replace(/-\d+$/, ''));
    return thing ? this.tell(thing) : null;
  }

  /** Everything, in the order of the list. */
  all(): Told[] {
    return [...this.things.values()].map((thing) => this.tell(thing));
  }

  private tell(thing: Thing): Told {
    return {
      id: thing.id,
      group: texts.t(`${this.game}-group-${thing.group}`),
      name: nameOf(thing),
      text: [this.sentence(thing), ...(thing.has ?? []).map((id) => this.part(id))].filter(Boolean).join(' '),
      figures: (thing.figures ?? []).map(({ label, parts }) => ({
        label,
        name: texts.t(`${this.game}-figure-${label}`),
        parts: parts.map(([unit, count]) => ({ unit, count, text: texts.t(`${this.game}-unit-${unit}`, { count }) })),
      })),
      rule: thing.rule,
    };
  }

  private sentence(thing: Thing): string {
    return thing.text ? texts.t(thing.text, thing.values) : '';
  }

  private part(id: string): string {
    const thing = this.things.get(id);
    return thing ? `${nameOf(thing)}: ${this.sentence(thing)}` : '';
  }
}

/** What all copies of a thing are called, as a heading. */
function nameOf({ name, id }: Thing): string {
  const called = texts.find(name) ?? texts.find(`${name}-1`)?.replace(/ I$/, '') ?? id;
  return called.charAt(0).toLocaleUpperCase(texts.lang) + called.slice(1);
}

/** Read what is needed to tell the things of a game. */
export async function glossaryOf(game: string): Promise<Glossary> {
  const [list] = await Promise.all([lists[`../generated/things/${game}.json`]?.() ?? [], texts.learn(game)]);
  return new Glossary(game, list);
}
