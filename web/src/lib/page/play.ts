import type { Catalogue, GameSeen, TableSeen } from '../../generated/http';
import { api } from '../server/api';
import { me } from '../person/me.svelte';
import { router } from './router.svelte';

const INVITATIONS = 'ludus.invitations.';

const WELCOMING = ['novice', 'greedy']; // levels for a first game, if there are such bots

/** The level offered when nobody has chosen one. */
export function usualLevel(catalogue: Catalogue): string | null {
  return WELCOMING.find((level) => catalogue.bots.includes(level)) ?? catalogue.bots.at(-1) ?? null;
}

/** Sit down with bots at a practice table, at once. */
export async function playNow(game: GameSeen, catalogue: Catalogue): Promise<void> {
  await me.arrive();
  const level = usualLevel(catalogue);
  const seats = Array.from({ length: Math.max(game.fewest, Math.min(3, game.most)) }, (_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level } as const)));
  visit(await api.create({ game: game.name, seats, public: false, practice: true }));
}

/** Fight a bot at once, with fighters and equipment of one's own choice on both sides. */
export async function tryOut(trial: GameSeen, catalogue: Catalogue): Promise<void> {
  await me.arrive();
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: usualLevel(catalogue) } as const];
  visit(await api.create({ game: trial.name, seats, options: { picks: 'one' }, public: false, practice: true }));
}

/** Go to a table just made or joined. */
export function visit(table: TableSeen): void {
  remember(table);
  router.go(`#/table/${table.id}`);
}

/** Invitations are told only when they are made, so this device remembers them: the latest for each seat. */
export function remember(table: Pick<TableSeen, 'id' | 'invitations'>): void {
  if (!table.invitations?.length) return;
  const kept = invitationsOf(table.id);
  for (const { seat, token } of table.invitations) kept.set(seat, token);
  localStorage.setItem(INVITATIONS + table.id, JSON.stringify([...kept].map(([seat, token]) => ({ seat, token }))));
}

/** The invitations to a table this device has made, by seat. */
export function invitationsOf(table: string): Map<number, string> {
  const kept = JSON.parse(localStorage.getItem(INVITATIONS + table) ?? '[]') as { seat: number; token: string }[];
  return new Map(kept.map(({ seat, token }) => [seat, token]));
}
