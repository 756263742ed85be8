import type { CoachSeen, WarningSeen } from '../../generated/http';
import type { Scene } from '../../generated/protocol';
import { api } from './api';

/** Asks the coach of a practice table, once for each question and wish. */
export class CoachTeller {
  private key = '';
  private told: Partial<Record<'hint' | 'choices' | 'warnings', Promise<CoachSeen>>> = {};

  constructor(private readonly table: string) {}

  /** Where to look, the best choices, or what had better not be chosen. */
  ask(wish: 'hint' | 'choices' | 'warnings', scene: Scene, seat: number): Promise<CoachSeen> {
    const key = `${scene.decision?.number} ${scene.line} ${scene.options?.map(({ words }) => words).join()}`;
    if (key !== this.key) [this.key, this.told] = [key, {}];
    const asked = (this.told[wish] ??= api.coach(this.table, wish, seat));
    asked.catch(() => delete this.told[wish]); // it may be asked again
    return asked;
  }

  /** What speaks against an option; null where nothing does, or the coach does not answer. */
  async warning(words: string, scene: Scene, seat: number): Promise<WarningSeen | null> {
    try {
      const { decision, line, warnings } = await this.ask('warnings', scene, seat);
      if (decision !== scene.decision?.number || line !== scene.line) return null;
      return warnings.find((one) => one.words === words) ?? null;
    } catch {
      return null;
    }
  }
}
