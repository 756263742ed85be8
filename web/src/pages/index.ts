import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

const PAGES: Record<string, Load> = {
  new: () => import('./NewTable.svelte'),
  nights: () => import('./NewNight.svelte'),
  night: () => import('./Night.svelte'),
  table: () => import('./Table.svelte'),
  invite: () => import('./Invite.svelte'),
  return: () => import('./Return.svelte'),
  replay: () => import('../replay/Replay.svelte'),
  review: () => import('../review/Review.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  lessons: () => import('./Lessons.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('../puzzles/Puzzle.svelte'),
};

/** The page a path leads to; nothing for the start page, which has no script of its own. Asked twice it is loaded once. */
export async function pageAt(path: string[]): Promise<Component | null> {
  return (await PAGES[path[0] ?? '']?.())?.default ?? null;
}
