import drawn from './pictures.json';
import written from './recipes.json';

/** What a portrait is made of, from the kit of parts. */
export interface Recipe {
  kind: Kind;
  skin: string;
  hair: string;
  parts: string[]; // hair, beard and headgear, in the order they are drawn
  weapon: string; // behind the shoulder; `two` is a sword on each side
  body: string;
  shoulder: string;
  shield: string;
  head: 'man' | 'woman';
  metal: string;
  plume: string;
  cloth: string;
  trim: string;
  field: string; // the ground behind the head
  turn: number; // of the weapon
  mark: string; // what the person can do, as a coin at the foot
  part: string; // of equipment: the thing itself
  scale: number;
}

export type Kind = 'gladiator' | 'slave' | 'guard' | 'equipment';
type Line = Partial<Omit<Recipe, 'shoulder'>> & { kind?: string; sh?: string };

const { _defaults: DEFAULTS, ...LINES } = written as unknown as Record<string, Line> & { _defaults: Record<Kind, Line> };
const NOTHING: Omit<Recipe, 'kind'> = {
  skin: '#c08552', hair: '#5a3721', parts: [], weapon: '', body: 'tunic', shoulder: '', shield: '', head: 'man', metal: '#c9993f', plume: '#8a2b1c',
  cloth: '#9a8a66', trim: '#d3a43f', field: '', turn: 0, mark: '', part: '', scale: 0.8,
};

const SKINS = ['#d9a678', '#c08552', '#95603a', '#6a4329'];
const HAIRS = ['#2b1d16', '#5a3721', '#9a4a1f', '#c99a4a', '#9b9488'];
const LOCKS = ['r-short', 'r-curls', 'r-long', 'r-bald', 'r-mane', 'r-suebian', 'r-crest', 'r-braid'];
const BEARDS = ['', 'd-short', 'd-full', 'd-mous', 'd-fork'];
const HELMETS = ['', '', 'k-murmillo', 'k-thraex', 'k-secutor', 'k-hoplite', 'k-celt', 'k-provocator', 'k-band', 'k-fillet'];
const WEAPONS = ['sword', 'sica', 'axe', 'spear', 'trident', 'two'];
const SHOULDERS = ['', 'strap', 'fur', 'galerus', 'scale', 'cloak'];
const CLOTHS = ['#cdb98c', '#7d6c52', '#8e9a72', '#b4846a', '#6f88a8', '#8a2f4a', '#b98a4a'];
const FIELDS = ['', '#9a6a2a', '#5f6f3e', '#3f5d7c', '#7a2f24', '#6d2a22'];
const GEAR = ['w-sword', 'w-axe', 'w-trident', 'w-scutum', 'w-net', 'w-spear', 'w-flail', 'w-lorica', 'w-caligae'];
const PICTURES = [...new Set(Object.values(drawn))];

const made = new Map<string, Recipe>();

/** Copies of a card are the same person. */
export function titleOf(name: string): string {
  return name.replace(/-\d+$/, '');
}

/** What a card is drawn from; one of an edited data set gets parts of its own, always the same. */
export function recipeOf(name: string, kind: Kind = 'gladiator'): Recipe {
  const title = titleOf(name);
  const key = `${title} ${kind}`;
  if (!made.has(key)) made.set(key, LINES[title] ? whole(LINES[title]) : invented(title, kind));
  return made.get(key)!;
}

/** The picture on an intrigue card. */
export function pictureOf(name: string): string {
  const title = titleOf(name);
  return (drawn as Record<string, string>)[title] ?? PICTURES[lots(title)(PICTURES.length)]!;
}

function whole({ sh, ...line }: Line): Recipe {
  const kind = line.kind as Kind;
  const { sh: usual = '', ...defaults } = DEFAULTS[kind];
  return { ...NOTHING, ...defaults, ...line, kind, shoulder: sh ?? usual } as Recipe;
}

function invented(title: string, kind: Kind): Recipe {
  const lot = lots(title);
  const of = <T>(from: readonly T[]): T => from[lot(from.length)]!;
  if (kind === 'guard') return recipeOf('guard', 'guard');
  if (kind === 'equipment') return whole({ kind, part: of(GEAR), turn: 20, scale: 0.8 });
  const helmet = kind === 'gladiator' ? of(HELMETS) : '';
  const covers = helmet.startsWith('k-') && !['k-band', 'k-fillet', 'k-celt'].includes(helmet);
  const parts = covers ? [helmet] : [of(LOCKS), of(BEARDS), helmet].filter(Boolean);
  const common = { kind, skin: of(SKINS), hair: of(HAIRS), parts, cloth: of(CLOTHS) };
  if (kind === 'slave') return whole(common);
  return whole({ ...common, weapon: of(WEAPONS), sh: of(SHOULDERS), field: of(FIELDS) || '#b4532f', body: of(['broad', 'lean']) });
}

/** Numbers by lot that are the same for the same name. */
function lots(name: string): (n: number) => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2147483647, 7);
  return (n) => (seed = (seed * 48271) % 2147483647) % n;
}
