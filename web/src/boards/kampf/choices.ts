import type { Message, Option } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import { ANIMALS, KINDS, type KampfView, type Kind } from './view';

/** Which pieces are about which option. */
export interface Choices {
  space: Map<string, Option>; // by the name of the space
  cage: Map<string, Option>; // an animal beside the arena, by its name
  gate: Map<Kind, Option>; // who may be taken from the school
  net: Map<Kind, Option>;
  give: Map<string, Option>; // by kind, with "-netted" for those under a net
  seat: Map<number, Option>; // who acts for an animal
  keep: Option | null;
  reroll: Option | null;
}

/** The options by the pieces they are about. */
export function choicesOn(options: Option[], view: KampfView, prompt: Message | null, speech: Speech): Choices {
  const found: Choices = { space: new Map(), cage: new Map(), gate: new Map(), net: new Map(), give: new Map(), seat: new Map(), keep: null, reroll: null };
  for (const option of options) put(found, option, view, prompt, speech);
  return found;
}

function put(found: Choices, option: Option, view: KampfView, prompt: Message | null, speech: Speech): void {
  const [operand] = speech.operands(option);
  const value = operand?.value ?? -1;
  if (operand?.kind === 'space') found.space.set(view.spaces[value]!.name, option);
  else if (operand?.kind === 'seat') found.seat.set(value, option);
  else if (operand?.kind === 'animal') lead(found, option, ANIMALS[value]!, view);
  else if (operand?.kind === 'gladiator') among(found, option, KINDS[value]!);
  else if (option.verb === 'stay') found.space.set(view.spaces[Number(prompt?.facts.space)]!.name, option);
  else if (option.verb === 'keep') found.keep = option;
  else if (option.verb === 'reroll') found.reroll = option;
}

function lead(found: Choices, option: Option, animal: string, view: KampfView): void {
  const space = view.spaces.find((other) => other.animal?.name === animal);
  if (space) found.space.set(space.name, option);
  else found.cage.set(animal, option);
}

function among(found: Choices, option: Option, kind: Kind): void {
  if (option.verb === 'gladiator') found.gate.set(kind, option);
  else if (option.verb === 'net') found.net.set(kind, option);
  else found.give.set(option.verb === 'give-netted' ? `${kind}-netted` : kind, option);
}

/** The space a question is about: where the acting team stands. */
export function askedAbout(prompt: Message | null, view: KampfView): string | null {
  const space = prompt?.facts.space;
  return typeof space === 'number' ? (view.spaces[space]?.name ?? null) : null;
}
