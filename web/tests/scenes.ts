import lexicon from '../src/generated/lexicon/kampf.json';
import type { Item, Scene } from '../src/generated/protocol';
import { Speech } from '../src/lib/speech';
import { texts, type Language } from '../src/lib/texts.svelte';

/** A moment of a real game, as the server sends it to one seat. */
export interface Saved {
  seat: number;
  scene: Scene;
  items: Item[];
}

const files = import.meta.glob<Saved>('./views/*.json', { eager: true, import: 'default' });

/** The names of all moments, those of one game beginning with its name. */
export const all = Object.keys(files).map((path) => path.slice('./views/'.length, -'.json'.length));

export function saved(name: string): Saved {
  return structuredClone(files[`./views/${name}.json`]!);
}

export const NAMES = ['Livia', 'Marcus', 'Flamma'];

export async function speechIn(lang: Language): Promise<Speech> {
  await texts.speak(lang);
  await Promise.all(['kampf', 'reason', 'coach'].map((name) => texts.learn(name)));
  return new Speech(lexicon, NAMES);
}
