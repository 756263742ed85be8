import type { ChancesSeen } from '../../generated/http';
import { api } from './api';
import { asRefusal } from './http';
import type { Scene } from '../../generated/protocol';

const AGAIN_MS = 3000; // until better numbers are asked for, then twice as long each time
const TIMES = 6;
const NEVER = 'no-chances'; // the table plays without

/** Asks what the options at hand are worth, and again while better numbers are coming; an answer that comes too late is thrown away. */
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
    await this.ask(key, scene, seat, 0);
  }

  private async ask(key: string, scene: Scene, seat: number, times: number): Promise<void> {
    let again = true;
    try {
      const told = await api.chances(this.table, seat);
      if (key !== this.asked || told.decision !== scene.decision?.number || told.line !== scene.line) return;
      this.now = told;
      again = told.coming ?? false;
    } catch (error) {
      again = asRefusal(error).code !== NEVER; // too much was asked at once, or the server is away for a moment
    }
    if (again && times < TIMES) setTimeout(() => key === this.asked && void this.ask(key, scene, seat, times + 1), AGAIN_MS * 2 ** times);
  }
}
