import type { EventItem, Facts, Item } from '../../generated/protocol';
import { ANIMALS, bred, FACES, KINDS, WORTH_OF_AN_ANIMAL, type Animal, type Counts, type Fighter, type KampfView, type Kind, type Side, type Space } from './view';

const EVENT = 'kampf-event-';
const STONES_PER_GLADIATOR = 2;
const NONE: Counts = { spear: 0, net: 0, sword: 0, prong: 0, shield: 0 };
const CHALLENGED = 1;
/** What happens within a fight; anything else ends it. */
const IN_A_FIGHT = new Set(
  ['challenges', 'challenges-animal', 'acts-for', 'strikes-first', 'tied', 'nets', 'rolls', 'animal-rolls', 'keeps', 'rolls-again', 'shielded', 'stones', 'taken', 'killed', 'wiped-out', 'beaten', 'slain'],
);

/** The last part of an event's id: what kind of thing happened. */
export function kindOf(item: Item): string {
  return item.kind === 'event' ? item.id.replace(EVENT, '') : '';
}

/** Whether somebody is challenged here: a team, or an animal. */
export function isChallenge(item: Item): boolean {
  return kindOf(item) === 'challenges' || kindOf(item) === 'challenges-animal';
}

/** The table as it lies once these things have happened: what is being told lies on the stage at once, piece by piece. */
export function played(view: KampfView, told: Item[], after: KampfView | null): KampfView {
  const events = told.filter((item) => item.kind === 'event');
  if (!events.length) return view;
  const table = new Table(structuredClone(view), after);
  for (const event of events) table.hear(event);
  return table.view;
}

/** A table on which one thing after the other happens. */
class Table {
  constructor(
    readonly view: KampfView,
    private readonly after: KampfView | null,
  ) {
    for (const side of view.fight?.sides ?? []) this.remember(side);
  }

  hear(event: EventItem): void {
    const kind = kindOf(event);
    if (!IN_A_FIGHT.has(kind)) this.view.fight = null;
    this.heard[kind]?.(event.facts);
  }

  private readonly heard: Record<string, (facts: Facts) => void> = {
    starts: ({ seat }) => (this.view.start = Number(seat)),
    carrier: (facts) => {
      this.space(facts.space).team = { seat: Number(facts.seat), gladiators: { ...NONE } };
      this.view.players[Number(facts.seat)]!.carriers--;
    },
    joins: (facts) => {
      const kind = this.kind(facts);
      this.space(facts.space).team!.gladiators[kind]++;
      this.view.supply[kind]--;
    },
    released: (facts) => {
      const name = ANIMALS[Number(facts.animal)]!;
      this.view.pile = this.view.pile.filter((other) => other !== name);
      this.set(this.animal(name), facts.space);
    },
    beside: (facts) => {
      this.view.beside = (facts.animals as number[]).map((animal) => this.animal(ANIMALS[animal]!));
      this.view.pile = [];
    },
    moves: (facts) => {
      const from = this.space(facts.space);
      const { team, animal, stones } = from;
      this.clear(from);
      Object.assign(this.space(facts.to), { stones, ...(team && { team }), ...(animal && { animal }) });
    },
    enters: (facts) => {
      const name = ANIMALS[Number(facts.animal)]!;
      const animal = this.animal(name);
      this.view.beside = this.view.beside.filter((other) => other.name !== name);
      this.set(animal, facts.space);
    },
    challenges: (facts) => this.challenge(facts),
    'challenges-animal': (facts) => this.challenge(facts),
    'acts-for': ({ seat }) => {
      if (this.view.fight) this.view.fight.sides[CHALLENGED]!.seat = Number(seat);
    },
    'strikes-first': (facts) => this.begin(facts),
    tied: (facts) => this.begin(facts),
    nets: (facts) => {
      const side = this.sideOn(facts.space);
      if (side) side.netted[this.kind(facts)]++;
    },
    rolls: (facts) => this.roll(facts, (side) => !this.named(side.space).animal && side.seat === Number(facts.seat)),
    'animal-rolls': (facts) => this.roll(facts, (side) => this.named(side.space).animal?.name === ANIMALS[Number(facts.animal)]),
    'rolls-again': () => {
      if (this.view.fight) this.view.fight.dice = [];
    },
    stones: (facts) => {
      const space = this.space(facts.space);
      space.stones += Number(facts.count);
      if (space.animal) space.animal.stones += Number(facts.count);
    },
    taken: (facts) => {
      this.lose(facts);
      const player = this.view.players[Number(facts.seat)]!;
      player.trophies[this.kind(facts)]++;
      player.score++;
    },
    killed: (facts) => {
      this.lose(facts);
      this.view.killed[this.kind(facts)]++;
    },
    'wiped-out': (facts) => {
      this.clear(this.space(facts.space));
      this.view.players[Number(facts.seat)]!.carriers++;
    },
    beaten: (facts) => {
      const player = this.view.players[Number(facts.seat)]!;
      player.animals.push(this.remove(facts));
      player.score += WORTH_OF_AN_ANIMAL;
    },
    slain: (facts) => this.view.slain.push(this.remove(facts)),
    survivors: (facts) => (this.view.players[Number(facts.seat)]!.score += Number(facts.count)),
  };

  private challenge(facts: Facts): void {
    const sides = [this.side(facts.space, Number(facts.seat)), this.side(facts.target, Number(facts.seat))];
    this.view.fight = { sides, first: 0, striker: 0, dice: [], owed: 0 };
  }

  /** Whoever stands there has the first strike. */
  private begin(facts: Facts): void {
    const fight = this.view.fight;
    if (fight) fight.first = fight.striker = fight.sides.findIndex((side) => side.space === this.space(facts.space).name);
  }

  private kind(facts: Facts): Kind {
    return KINDS[Number(facts.gladiator)]!;
  }

  private space(index: Facts[string] | undefined): Space {
    return this.view.spaces[Number(index)]!;
  }

  private named(name: string): Space {
    return this.view.spaces.find((space) => space.name === name)!;
  }

  /** An animal, wherever it is known from. */
  private animal(name: string): Animal {
    const known = [this.view, ...(this.after ? [this.after] : [])].flatMap((view) => [...view.beside, ...view.spaces.flatMap((space) => space.animal ?? [])]);
    return { ...bred(name), ...known.find((animal) => animal.name === name), name, stones: 0 };
  }

  private set(animal: Animal, index: Facts[string] | undefined): void {
    this.space(index).animal = animal;
  }

  private clear(space: Space): void {
    delete space.team;
    delete space.animal;
    space.stones = 0;
  }

  private side(index: Facts[string] | undefined, acting: number): Side {
    const space = this.space(index);
    const symbols = space.animal?.symbols ?? space.team?.gladiators ?? NONE;
    return this.remember({ space: space.name, seat: space.team?.seat ?? acting, symbols: { ...symbols }, netted: { ...NONE } });
  }

  /** An animal stays on its side of the fight, even when it has left the arena. */
  private remember(side: Fighter): Fighter {
    const { animal } = this.named(side.space);
    return animal ? Object.assign(side, { animal }) : side;
  }

  private sideOn(index: Facts[string] | undefined): Side | undefined {
    return this.view.fight?.sides.find((side) => side.space === this.space(index).name);
  }

  private roll(facts: Facts, striking: (side: Side) => boolean): void {
    const fight = this.view.fight;
    if (!fight) return;
    const found = fight.sides.findIndex(striking);
    if (found >= 0) fight.striker = found;
    fight.dice = (facts.dice as number[]).map((face) => FACES[face]!);
  }

  /** A gladiator leaves his team; two stones are what one costs. */
  private lose(facts: Facts): void {
    const kind = this.kind(facts);
    const space = this.space(facts.space);
    if (space.team) space.team.gladiators[kind]--;
    if (space.stones >= STONES_PER_GLADIATOR) space.stones -= STONES_PER_GLADIATOR;
    const side = this.sideOn(facts.space);
    if (!side) return;
    side.symbols[kind]--;
    if (side.netted[kind] > side.symbols[kind]) side.netted[kind]--;
  }

  private remove(facts: Facts): string {
    const name = ANIMALS[Number(facts.animal)]!;
    const space = this.view.spaces.find((other) => other.animal?.name === name);
    if (space) this.clear(space);
    return name;
  }
}

/** A table before the first carrier, for telling a game from its beginning. */
export function emptied(view: KampfView): KampfView {
  const before = structuredClone(view);
  for (const space of before.spaces) {
    delete space.team;
    delete space.animal;
    space.stones = 0;
  }
  return { ...before, beside: [], pile: [...ANIMALS], players: before.players.map((player) => ({ ...player, trophies: { ...NONE }, animals: [], score: 0 })), fight: null, killed: { ...NONE }, slain: [] };
}
