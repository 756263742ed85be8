import lexicon from '../../generated/lexicon/kampf.json';
import things from '../../generated/things/kampf.json';
import type { Message } from '../../generated/protocol';
import type * as seen from '../../generated/views/kampf';

export type { Animal, Fight, Player, Side, Space, Team } from '../../generated/views/kampf';
export type KampfView = seen.View;

export type Kind = keyof seen.View['supply'];
export type Counts = Record<Kind, number>;
export type Face = seen.Fight['dice'][number];

/** The kinds of gladiators, in the order in which they act in a fight and stand on a carrier. */
export const KINDS = lexicon.terms.gladiator.map((term) => term.replace('kampf-gladiator-', '')) as Kind[];
export const ANIMALS = lexicon.terms.animal.map((term) => term.replace('kampf-animal-', ''));
export const FACES = lexicon.terms.face.map((term) => term.replace('kampf-face-', '')) as Face[];

/** An animal as it comes from its cage, also where it has left the table. */
export function bred(name: string): seen.Animal {
  const figures = new Map(things.find((thing) => thing.id === name)?.figures?.flatMap((figure) => figure.parts as [string, number][]));
  return { name, symbols: Object.fromEntries(KINDS.map((kind) => [kind, figures.get(kind) ?? 0])) as Counts, hits: figures.get('hits') ?? 0, stones: 0 };
}

/** A side of a fight; an animal is known here even after it is beaten. */
export type Fighter = seen.Side & { animal?: seen.Animal };

export const TEAM_SIZE = 4;
export const WORTH_OF_AN_ANIMAL = 2;

/** One entry per gladiator, in a fixed order. */
export function listed(counts: Counts): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind]).fill(kind));
}

export function sum(counts: Counts): number {
  return KINDS.reduce((total, kind) => total + counts[kind], 0);
}

/** A lion, a bull or a bear. */
export function species(animal: string): string {
  return animal.split('-', 1)[0]!;
}

/** The teams of a seat that stand in the arena. */
export function teamsOf(view: KampfView, seat: number): seen.Space[] {
  return view.spaces.filter((space) => space.team?.seat === seat);
}

export function gladiatorsOf(view: KampfView, seat: number): number {
  return teamsOf(view, seat).reduce((total, space) => total + sum(space.team!.gladiators), 0);
}

/** What a seat would have if the game ended now, with its survivors; null where that is nothing else than it has, and before the fights. */
export function ifEnded(view: KampfView, seat: number): number | null {
  const { trophies, animals, score } = view.players[seat]!;
  const total = sum(trophies) + WORTH_OF_AN_ANIMAL * animals.length + gladiatorsOf(view, seat);
  return total === score || phaseOf(view) === 'draft' ? null : total;
}

/** The animals that are still to be beaten, in the arena, beside it and in the pile. */
export function animalsLeft(view: KampfView): number {
  return view.spaces.filter((space) => space.animal).length + view.beside.length + view.pile.length;
}

/** Whether gladiators still enter, animals do, or fights are fought. */
export function phaseOf(view: KampfView): 'draft' | 'animals' | 'fights' {
  if (!view.pile.length) return 'fights';
  const drafting = view.players.some((player) => player.carriers > 0) || view.spaces.some((space) => space.team && sum(space.team.gladiators) < TEAM_SIZE);
  return drafting ? 'draft' : 'animals';
}

/** How many dice somebody rolls: the faces of a team and of an animal differ in the one die everybody has. */
export function diceOf(symbols: Counts, netted: Counts | null, animal: boolean): number {
  const swords = symbols.sword - (netted?.sword ?? 0);
  return animal ? swords : swords + 1;
}

/** One side of the fight with the animal that fights there, if one does. */
export function fighterOf(view: KampfView, side: number): Fighter {
  const found: Fighter = view.fight!.sides[side]!;
  const animal = found.animal ?? view.spaces.find((space) => space.name === found.space)?.animal;
  return animal ? { ...found, animal } : found;
}

/** Where the animal a question names stands. */
export function animalOf(view: KampfView, prompt: Message | null): string | null {
  const name = ANIMALS[Number(prompt?.facts.animal)];
  return view.spaces.find((space) => space.animal && space.animal.name === name)?.name ?? null;
}
