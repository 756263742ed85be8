import { glossaryOf, type Glossary } from '../../../lib/glossary';
import { rulesOf } from '../../../lib/rules';
import { texts } from '../../../lib/texts.svelte';
import { titleOf } from '../art/recipes';

/** What cards say, in the language chosen; nothing before it has been read, for a sentence without its numbers says less. */
class CardTexts {
  private read = $state.raw<{ lang: string; found: Map<string, string>; things: Glossary | null }>({ lang: '', found: new Map(), things: null });

  /** The text of a card: what the rules say of it, without its name, numbers and references. */
  of(name: string): string {
    return this.told(`card.${titleOf(name)}`) ?? this.read.things?.find(titleOf(name))?.text ?? '';
  }

  /** What a house can do. */
  ofHouse(house: string): string {
    return this.told(`house.${house}`) ?? '';
  }

  /** Read what all cards say. */
  learn = async (): Promise<void> => {
    const lang = texts.lang;
    if (this.read.lang === lang) return;
    const [found, things] = await Promise.all([rulesOf('spartacus', lang), glossaryOf('spartacus')]);
    if (lang === texts.lang) this.read = { lang, found: new Map(found.map(({ id, text }) => [id, plain(text)])), things };
  };

  private told(id: string): string | undefined {
    if (this.read.lang !== texts.lang) void this.learn(); // another language was chosen
    return this.read.found.get(id);
  }
}

/** A paragraph without the name and numbers that stand on the card, and without the numbers of rulings. */
export function plain(text: string): string {
  return text.replaceAll(/ \((?:[KAS]-\d+(?:, )?)+\)/g, '').replace(/^[^.]*?(?: \([^)]*\))*\. /, '');
}

export const cardTexts = new CardTexts();
