import type { BoardModule } from '../boards';
import type { Replay } from '../generated/http';
import type { EventItem, Scene } from '../generated/protocol';
import { lengthOf } from '../lib/director/beats';
import { asRefusal, type Refusal } from '../lib/server/http';
import { prefs } from '../lib/person/prefs.svelte';
import type { Speech } from '../lib/speech';
import { Stage } from '../lib/director/stage.svelte';
import { Reel, stepOf, type Wanted } from './reel';

const PAUSE_MS = 350; // between two steps that are told at once

/** A finished game on the director: looked at step by step, or played like a film. */
export class Film {
  shown = $state.raw<Replay | null>(null);
  story = $state.raw<EventItem[]>([]); // everything it tells; nothing, where that would give the end away
  playing = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  readonly stage: Stage;
  private readonly telling = $derived([...new Set(this.story.map(({ n }) => stepOf(n)))]); // the steps that tell something
  private readonly reel: Reel;
  private wanted: Wanted | null = null;

  constructor(table: string, game: string, board: BoardModule, speech: () => Speech) {
    this.reel = new Reel(table);
    this.stage = new Stage(lengthOf(game, board.beats ?? {}, speech), prefs.now.pace);
  }

  /** Go to a step; the next one of a film that plays is told, any other is laid out as it lies. */
  async show(wanted: Wanted): Promise<void> {
    const before = this.wanted;
    this.wanted = wanted;
    try {
      const [found, story] = await Promise.all([this.reel.at(wanted), wanted.spoilers ? this.reel.story(wanted) : []]);
      if (this.wanted !== wanted) return;
      const follows = this.playing && before !== null && wanted.step === this.next(before.step) && wanted.sight === before.sight && wanted.seat === before.seat;
      const scene = { view: found.views[0]! } as Scene;
      const told = story.length ? story.filter(({ n }) => stepOf(n) <= found.step) : this.reel.itemsUpTo(found.step);
      if (follows) this.stage.take({ items: this.reel.itemsOf(found.step), scene });
      else this.stage.open(told, scene);
      this.shown = found;
      this.story = story;
      this.refusal = null;
      if (found.steps !== null && found.step < found.steps) this.reel.ahead({ ...wanted, step: this.next(found.step) });
    } catch (error) {
      this.playing = false;
      this.refusal = asRefusal(error);
    }
  }

  /** The next step that tells something; the very next where that would give the end away. */
  next(step: number): number {
    const last = this.shown?.steps ?? Infinity;
    return Math.min(last, this.story.length ? (this.telling.find((each) => each > step) ?? last) : step + 1);
  }

  /** The step before that told something. */
  previous(step: number): number {
    return Math.max(0, this.story.length ? (this.telling.findLast((each) => each < step) ?? 0) : step - 1);
  }

  /** Whether the last step has been shown. */
  get isOver(): boolean {
    return this.shown !== null && this.shown.steps !== null && this.shown.step >= this.shown.steps;
  }

  /** Call when the step at hand has been told, a moment later. */
  after(go: () => void): () => void {
    const timer = setTimeout(() => (this.isOver ? (this.playing = false) : go()), prefs.now.pace === 'at-once' ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }

  play(on: boolean): void {
    this.playing = on;
    if (!on) this.stage.skip();
  }
}
