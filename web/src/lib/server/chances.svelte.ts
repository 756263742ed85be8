import type { ChancesSeen } from '../../generated/http';
import { api } from './api';
import type { Scene } from '../../generated/protocol';

/** Asks once for what the options at hand are worth; an answer that comes too late is thrown away. */
export class ChanceTeller {
  now = $state.raw<ChancesSeen | null>(null);
  private asked = '';

  constructor(private readonly table: string) {}

  /** Ask anew where something else is asked by now. */
  async follow(scene: Scene, seat: number): Promise<void> {
    const key = `${scene.decision?.number} ${scene.line} ${scene.options?.map(({ words }) => words).join()}`;
    if (key === this.asked) return;
    this.asked = key;
    this.now = null;
    try {
      const told = await api.chances(this.table, seat);
      if (key === this.asked && told.decision === scene.decision?.number && told.line === scene.line) this.now = told;
    } catch {
      this.now = null; // the table plays without, or too much was asked at once
    }
  }
}
