import type { NoteItem } from '../../generated/protocol';

/** To whom the box below the talk speaks: whoever spoke to this seat alone last, until another is chosen. */
export class Addressee {
  to = $state<number | null>(null); // one seat, or everybody
  text = $state('');
  meanwhile = $state<number | null>(null); // who spoke to this seat alone while something else was being written
  private heard: number | null = null; // the last that was said

  /** Take note of what was said; what is being written keeps its addressee. */
  hear(talk: NoteItem[], me: number | null): void {
    const last = talk.at(-1)?.n ?? 0;
    const since = this.heard;
    this.heard = Math.max(last, since ?? 0);
    if (since === null) {
      this.to = partner(talk, me);
      return;
    }
    const whisper = talk.findLast((item) => item.n > since && item.kind === 'told' && item.seat !== me);
    if (!whisper || whisper.seat === this.to) return;
    if (this.text.trim()) this.meanwhile = whisper.seat;
    else this.to = whisper.seat;
  }

  choose(to: number | null): void {
    this.to = to;
    this.meanwhile = null;
  }

  /** Nothing is being written any more: whoever spoke meanwhile is answered next. */
  done(): void {
    this.text = '';
    if (this.meanwhile !== null) this.choose(this.meanwhile);
  }
}

/** With whom this seat last spoke alone, unless it has spoken to everybody since. */
function partner(talk: NoteItem[], me: number | null): number | null {
  const last = talk.findLast((item) => item.kind === 'told' || item.seat === me);
  if (last?.kind !== 'told') return null;
  return last.seat === me ? (last.to ?? null) : last.seat;
}
