import { texts, type Language } from './texts.svelte';

export interface Paragraph {
  chapter: string;
  id: string;
  text: string;
}

const pages = import.meta.glob<string>('../../../src/ludus/rulebook/*/*.md', { query: '?raw', import: 'default' });
const PARAGRAPH = /^\*\*\[([a-z0-9.-]+)\]\*\* (.+)$/;

/** The rules of a game in our words; in English where they are not yet translated. */
export async function rulesOf(game: string, lang: Language = texts.lang): Promise<Paragraph[]> {
  const load = pages[`../../../src/ludus/rulebook/${lang}/${game}.md`];
  if (!load) return lang === 'en' ? [] : rulesOf(game, 'en');
  return parse(await load());
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
