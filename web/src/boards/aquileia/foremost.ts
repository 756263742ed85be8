import type { Option, View } from '../../generated/protocol';
import { QUARTERS, quarterOf } from './city/plan';
import type { AquileiaView } from './view';

const MOST_NAMED = 3;
const BESIDE_CREST = 2; // where the crest can be placed too, a third leaves no room to say that there is a list

/** The buildings that bring most, or a space in each of several quarters: the dock says what comes of them. */
export function foremost(options: Option[], view: View): Option[] {
  const builds = options.filter(({ verb }) => verb === 'build').sort((a, b) => pointsOf(b) - pointsOf(a));
  const named = builds.length ? builds : onePerQuarter(options, view as AquileiaView);
  return named.slice(0, options.some(({ verb }) => verb === 'crest') ? BESIDE_CREST : MOST_NAMED);
}

function pointsOf({ consequence }: Option): number {
  return Number(consequence?.facts.points ?? 0);
}

/** Quarters in which points are to be had come first. */
function onePerQuarter(options: Option[], view: AquileiaView): Option[] {
  const places = options.filter(({ verb }) => verb === 'place');
  const at = (option: Option): string => quarterOf(view.spaces[option.operands[0]!]!);
  return ['forum', 'arena', 'stadium', ...QUARTERS.map(({ name }) => name)].flatMap((quarter, i, all) => (all.indexOf(quarter) === i ? places.filter((option) => at(option) === quarter).slice(0, 1) : []));
}
