import type { Option } from '../../lib/scene';
import type { Speech } from '../../lib/speech';

/** Talk of gifts and offers, which is open at almost any time and never pressing. */
export function isDeal(option: Option): boolean {
  return /^(offer|accept|decline|withdraw|give-(?!up$).+|ask-.+|(send|drop)-offer)$/.test(option.verb);
}

const ON_BOARD = ['seat', 'asset', 'intrigue', 'house', 'hex', 'attribute'];

/** The options by what they name: `asset crixus`, `seat 1`, `hex d4`, `place 2` of the auction row. */
export class Choices {
  private found = new Map<string, Option[]>();

  constructor(
    readonly all: Option[],
    speech: Speech,
  ) {
    for (const option of all) {
      const [operand] = speech.operands(option);
      if (operand && (ON_BOARD.includes(operand.kind) || operand.field === 'place')) {
        const { field, kind, value } = operand;
        this.add(field === 'place' ? `place ${value}` : `${kind} ${nameOf(kind, value, speech)}`, option);
      }
    }
  }

  /** What can be done with a piece, the pressing first. */
  about(kind: string, name: string | number): Option[] {
    const options = this.found.get(`${kind} ${name}`) ?? [];
    return [...options.filter((option) => !isDeal(option)), ...options.filter(isDeal)];
  }

  /** An option that names nothing, by its verb. */
  plain(verb: string): Option | undefined {
    return this.all.find((option) => option.verb === verb);
  }

  private add(key: string, option: Option): void {
    this.found.set(key, [...(this.found.get(key) ?? []), option]);
  }
}

function nameOf(kind: string, value: number, speech: Speech): string {
  const term = speech.lexicon.terms[kind]?.[value];
  return term?.slice(`spartacus-${kind}-`.length) ?? speech.lexicon.labels[kind]?.[value] ?? String(value);
}
