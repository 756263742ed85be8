import type { Chair } from '../generated/protocol';
import { t } from './texts.svelte';

/** Gladiators whose names have come down to us; they lend them to the bots. */
const GLADIATORS = ['Verus', 'Priscus', 'Flamma', 'Spiculus', 'Hermes', 'Tetraites'];

interface Named {
  seat: number;
  kind: string;
  name: string;
}

/** What to call whoever sits there. */
export function nameOf(chair: Named): string {
  if (chair.kind === 'bot') return t('web-bot-name', { name: GLADIATORS[chair.seat] ?? chair.name });
  if (chair.name) return chair.name;
  return t(chair.kind === 'invited' ? 'web-seat-invited' : 'web-seat-open');
}

/** The bare name of whoever sits there, where it is plain what they are. */
export function bareName(chair: Named): string {
  return chair.kind === 'bot' ? (GLADIATORS[chair.seat] ?? chair.name) : nameOf(chair);
}

export function namesOf(chairs: (Named | Chair)[]): string[] {
  return chairs.map(nameOf);
}

/** The level of a bot in words. */
export function levelName(level: string): string {
  const id = `web-level-${level}`;
  const said = t(id);
  return said === id ? level : said;
}
