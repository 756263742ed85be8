import { texts, type Language } from './texts.svelte';

export interface Paragraph {
  chapter: string;
  id: string;
  text: string;
}

/** An answer to a question the rulebook leaves open; rulings are written in English only. */
export interface Ruling {
  id: string;
  title: string;
  text: string;
  why: string;
  sources: string[];
}

/** Values of one file of the data set that no rulebook gives, and where they come from. */
export interface Group {
  file: string;
  source: string;
  values: string[];
}

/** A piece of a text: plain, code, or the number of a ruling. */
export interface Piece {
  kind: 'plain' | 'code' | 'ruling';
  text: string;
}

const pages = import.meta.glob<string>('../../../src/ludus/rulebook/*/*.md', { query: '?raw', import: 'default' });
const rulings = import.meta.glob<string>('../../../src/ludus/rulebook/rulings.md', { query: '?raw', import: 'default' });
const sources = import.meta.glob<Group[]>('../generated/sources/*.json', { import: 'default' });
const PARAGRAPH = /^\*\*\[([a-z0-9.-]+)\]\*\* (.+)$/;
const RULING = /^\*\*([A-Z]-\d+) · (.+?)\.?\*\* (.+?) \*Why:\* (.+?) \*Source:\* ([a-z, ]+)\.$/;
const CITED = /(`[^`]*`|\b[KAS]-\d+\b)/;

/** The rules of a game in our words; in English where they are not yet translated. */
export async function rulesOf(game: string, lang: Language = texts.lang): Promise<Paragraph[]> {
  const load = pages[`../../../src/ludus/rulebook/${lang}/${game}.md`];
  if (!load) return lang === 'en' ? [] : rulesOf(game, 'en');
  return parse(await load());
}

/** The rulings of a game: their numbers begin with its letter. */
export async function rulingsOf(game: string): Promise<Ruling[]> {
  const page = await Object.values(rulings)[0]!();
  return parseRulings(page).filter(({ id }) => id[0] === game[0]?.toUpperCase());
}

/** Every value of a game that no rulebook gives. */
export async function sourcesOf(game: string): Promise<Group[]> {
  return (await sources[`../generated/sources/${game}.json`]?.()) ?? [];
}

/** Paragraphs of one line that begin with their id, under the headings of their chapters. */
export function parse(text: string): Paragraph[] {
  let chapter = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) chapter = line.slice(3).trim();
    const [, id, words] = PARAGRAPH.exec(line) ?? [];
    return id && words ? [{ chapter, id, text: words }] : [];
  });
}

/** Rulings of one line each: number, title, what it says, why, and where it comes from. */
export function parseRulings(text: string): Ruling[] {
  return text.split('\n').flatMap((line) => {
    const [, id, title, words, why, from] = RULING.exec(line) ?? [];
    return id && title && words && why && from ? [{ id, title, text: words, why, sources: from.split(', ') }] : [];
  });
}

/** A text with its code and the rulings it cites told apart. */
export function pieces(text: string): Piece[] {
  return text
    .split(CITED)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: CITED.test(part) ? 'ruling' : 'plain', text: part };
    });
}
