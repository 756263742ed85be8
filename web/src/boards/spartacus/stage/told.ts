import type { Beat } from '../../../lib/director/director';
import type { EventItem } from '../../../generated/protocol';
import type { Speech } from '../../../lib/speech';
import { ATTRIBUTES, type Attribute, type Fighter, type SpartacusView } from '../view';

const ID = 'spartacus-event-';
const FATES: Fighter['fate'][] = ['standing', 'yield', 'injury', 'decapitation'];

/** The last part of an event's id. */
export function kindOf(item: { id: string }): string {
  return item.id.slice(ID.length).replace(/-unseen$/, '');
}

/** The name of a piece in the facts of an event. */
export function pieceIn(item: EventItem, field: string, speech: Speech, kind = 'asset'): string {
  return speech.lexicon.terms[kind]?.[item.facts[field] as number]?.slice(`spartacus-${kind}-`.length) ?? '';
}

/** The view before a beat, with everything the beat's frame has told so far: seals, fighters and dice move as it is told. */
export function toldView(view: SpartacusView, beat: Beat | null, speech: Speech): SpartacusView {
  const told = (beat?.told ?? []).filter((item): item is EventItem => item.kind === 'event');
  return told.reduce((now, item) => after(now, item, speech), view);
}

const INFLUENCE: Record<string, (item: EventItem) => number> = {
  'gains-influence': (item) => item.facts.count as number,
  'loses-influence': (item) => -(item.facts.count as number),
  champion: () => 1,
  'loses-champion': () => -1,
};

function after(view: SpartacusView, item: EventItem, speech: Speech): SpartacusView {
  const kind = kindOf(item);
  if (kind in INFLUENCE) {
    const houses = view.houses.map((house) => (house.seat === item.facts.seat ? { ...house, influence: Math.max(0, house.influence + INFLUENCE[kind]!(item)) } : house));
    return { ...view, houses };
  }
  if (kind === 'wins') return { ...view, winner: item.facts.seat as number };
  const change = CHANGES[kind];
  if (!change) return view;
  const name = pieceIn(item, 'asset', speech);
  const fighters = view.arena.fighters.map((fighter) => (fighter.name === name ? { ...fighter, ...change(fighter, item, speech) } : fighter));
  return { ...view, arena: { ...view.arena, fighters } };
}

type Change = (fighter: Fighter, item: EventItem, speech: Speech) => Partial<Fighter>;

const goes: Change = (_, item, speech) => ({ hex: speech.lexicon.labels.hex?.[item.facts.hex as number] ?? null });
const CHANGES: Record<string, Change> = {
  moves: goes,
  evades: goes,
  'starts-on': goes,
  'loses-die': ({ dice }, item) => {
    const attribute: Attribute = ATTRIBUTES[item.facts.attribute as number]!;
    return { dice: { ...dice, [attribute]: Math.max(0, dice[attribute] - 1) } };
  },
  beaten: (_, item) => ({ fate: FATES[item.facts.fate as number] ?? 'yield' }),
};
