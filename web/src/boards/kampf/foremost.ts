import type { ChancesSeen } from '../../generated/http';
import type { Option, View } from '../../generated/protocol';
import { bestOf, netOf, prospectsOf } from './prospects';

const PLACES = new Set(['carrier', 'join', 'release', 'move', 'enter']);
const MOST_NAMED = 4;

/** Where to stand is chosen in the arena; whom to fight, to take or to give up has a button that says what it brings. */
export function onBoard(option: Option): boolean {
  return PLACES.has(option.verb);
}

/** Teams as they stand in my goods, animals by what they bring; of the spaces one for each thing that comes of it, the best ones first: the dock says what. */
export function foremost(options: Option[], _view: View, chances: ChancesSeen | null): Option[] {
  if (options.some(({ verb }) => verb === 'team')) return [...options].sort((a, b) => a.operands[0]! - b.operands[0]!);
  const worth = (option: Option): number => netOf(chances, option.words) ?? 0;
  const sorted = (some: Option[]): Option[] => [...some].sort((a, b) => Number(b.verb === 'join') - Number(a.verb === 'join') || worth(b) - worth(a));
  if (options.some(({ verb }) => verb === 'lead')) return sorted(options);
  const different = new Map<string, Option>();
  for (const option of options.filter(onBoard)) {
    const had = different.get(keyOf(option, chances));
    if (!had || rivals(option) >= rivals(had)) different.set(keyOf(option, chances), option);
  }
  return sorted([...different.values()]).slice(0, MOST_NAMED);
}

/** What comes of a space: its best fight where that is known, otherwise what the rules tell. */
function keyOf(option: Option, chances: ChancesSeen | null): string {
  if (option.verb === 'join') return option.words;
  const best = bestOf(prospectsOf(chances, option.words));
  return JSON.stringify(best ? { ...best, words: '' } : option.consequence);
}

function rivals({ consequence }: Option): number {
  return Number(consequence?.facts.rivals ?? 0);
}
