import { rulesOf } from '../../../lib/rules';
import { texts } from '../../../lib/texts.svelte';
import { titleOf } from '../art/recipes';

/** What cards say, in the language chosen. */
class CardTexts {
  private read = $state.raw<{ lang: string; found: Map<string, string> }>({ lang: '', found: new Map() });

  /** The text of a card: what the rules say of it, without its name, numbers and references. */
  of(name: string): string {
    if (this.read.lang !== texts.lang) void this.learn();
    return this.read.found.get(`card.${titleOf(name)}`) ?? texts.find(`spartacus-describe-${titleOf(name)}`) ?? '';
  }

  /** What a house can do. */
  ofHouse(house: string): string {
    if (this.read.lang !== texts.lang) void this.learn();
    return this.read.found.get(`house.${house}`) ?? '';
  }

  private async learn(): Promise<void> {
    const lang = texts.lang;
    const found = await rulesOf('spartacus', lang);
    if (lang === texts.lang) this.read = { lang, found: new Map(found.map(({ id, text }) => [id, plain(text)])) };
  }
}

/** A paragraph without the name and numbers that stand on the card, and without the numbers of rulings. */
export function plain(text: string): string {
  return text.replaceAll(/ \((?:[KAS]-\d+(?:, )?)+\)/g, '').replace(/^[^.]*?(?: \([^)]*\))*\. /, '');
}

export const cardTexts = new CardTexts();
