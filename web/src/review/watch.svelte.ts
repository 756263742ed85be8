import type { ReviewSeen } from '../generated/http';
import { api } from '../lib/server/api';
import { asRefusal, type Refusal } from '../lib/server/http';

const EVERY = 1500; // ms between two looks

/** The review of a finished game: asked for if nobody has yet, and looked at again and again until it is there. */
export class Watched {
  seen = $state.raw<ReviewSeen | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {
    void this.look(() => api.review(table));
  }

  /** Ask for it once more, where it could not be made. */
  again(): void {
    void this.look(() => api.lookBack(this.table));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(ask: () => Promise<ReviewSeen>): Promise<void> {
    try {
      this.seen = await ask();
      if (this.seen.state === 'none') this.seen = await api.lookBack(this.table);
      this.refusal = null;
    } catch (error) {
      this.refusal = asRefusal(error);
      return;
    }
    if (!this.closed && (this.seen.state === 'waiting' || this.seen.state === 'working')) {
      this.timer = setTimeout(() => void this.look(() => api.review(this.table)), EVERY);
    }
  }
}
