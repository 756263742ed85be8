import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', hu: 'Magyar' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

const KEPT = 'ludus.language';
const files = import.meta.glob<string>(['../../../src/ludus/locales/*/*.ftl', '../../../src/ludus/locales/*/{things,reasons}/*.ftl', '!../../../src/ludus/locales/*/{cli,mistake,server,odds}.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The messages of the page and of the games, in the language chosen. */
class Texts {
  lang = $state<Language>(preferred());
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private named = ['web'];

  /** Read what is needed to speak a language. */
  async speak(lang: Language): Promise<void> {
    const read: Record<string, FluentBundle> = {};
    for (let missing = this.named; missing.length; missing = this.named.filter((name) => !(name in read)))
      // a game may be learnt meanwhile
      Object.assign(read, Object.fromEntries(await Promise.all(missing.map(async (name) => [name, await bundle(lang, name)] as const))));
    this.bundles = read;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Choose a language, and remember it. */
  async choose(lang: Language): Promise<void> {
    localStorage.setItem(KEPT, lang);
    await this.speak(lang);
  }

  /** Read the messages of a game too. */
  async learn(game: string): Promise<void> {
    if (this.named.includes(game)) return;
    let lang = this.lang;
    let read = await bundle(lang, game);
    while (lang !== this.lang) read = await bundle((lang = this.lang), game); // another was chosen meanwhile
    this.named = [...new Set([...this.named, game])];
    this.bundles = { ...this.bundles, [game]: read };
  }

  /** A message, if there is one. */
  find(id: string, values?: Values): string | null {
    const bundle = this.bundles[id.split('-', 1)[0]!];
    const pattern = bundle?.getMessage(id)?.value;
    return pattern ? bundle!.formatPattern(pattern, values, []).replaceAll('!.', '!') : null; // a card is called "Revenge!"
  }

  /** A message; one that is missing shows its id. */
  t = (id: string, values?: Values): string => this.find(id, values) ?? id;
}

async function bundle(lang: Language, name: string): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const loads = [name, `things/${name}`, `reasons/${name}`].map((file) => files[`../../../src/ludus/locales/${lang}/${file}.ftl`]);
  for (const text of await Promise.all(loads.map((load) => load?.()))) if (text) made.addResource(new FluentResource(text));
  return made;
}

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const asked = [kept, ...navigator.languages].map((tag) => tag?.split('-', 1)[0]?.toLowerCase());
  return (asked.find((tag) => tag && tag in LANGUAGES) as Language | undefined) ?? 'en';
}

export const texts = new Texts();
export const t = texts.t;
