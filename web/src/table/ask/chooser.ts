import type { BoardModule } from '../../boards';
import type { ChancesSeen } from '../../generated/http';
import type { View } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';

/** What a button for an option needs to know: a running table, or a position by itself. */
export interface Chooser {
  readonly board: Pick<BoardModule, 'Face' | 'isBest'>;
  readonly speech: Speech;
  readonly seat: number | null;
  readonly chances: ChancesSeen | null;
  readonly shown: { view: View };
  choose: (words: string) => void;
}
