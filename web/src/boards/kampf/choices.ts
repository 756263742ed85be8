import type { Option } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';

/** The options by what they are about: a space, a gladiator, an animal, or nothing on the board. */
export interface Choices {
  space: Map<number, Option[]>;
  gladiator: Map<number, Option[]>;
  animal: Map<number, Option[]>;
  other: Option[];
}

export function choicesOn(options: Option[], speech: Speech): Choices {
  const found: Choices = { space: new Map(), gladiator: new Map(), animal: new Map(), other: [] };
  for (const option of options) {
    const [operand] = speech.operands(option);
    const kind = operand?.kind;
    if (operand && (kind === 'space' || kind === 'gladiator' || kind === 'animal')) {
      found[kind].set(operand.value, [...(found[kind].get(operand.value) ?? []), option]);
    } else {
      found.other.push(option);
    }
  }
  return found;
}
