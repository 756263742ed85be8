import type { SpartacusView } from '../view';

export type SceneName = 'set-up' | 'upkeep' | 'intrigue' | 'stalls' | 'auction' | 'evening' | 'bets' | 'fight' | 'verdict' | 'victory';
export type Place = 'intrigue' | 'market' | 'arena';

const BEFORE = ['invite', 'fighter', 'gear', 'primus', 'teams', 'swap-out']; // the fight has not begun

/** What is shown in the middle of the table. */
export function sceneOf(view: SpartacusView, asks: string): SceneName {
  if (view.winner !== null) return 'victory';
  if (!view.round) return 'set-up';
  if (asks === 'bet') return 'bets';
  if (asks === 'verdict') return 'verdict';
  if (BEFORE.includes(asks)) return 'evening';
  if (view.arena.fighters.filter(({ hex }) => hex !== null).length > 1) return 'fight';
  if (view.phase === 'arena') return 'evening';
  if (view.row.length || view.bidding) return 'auction';
  if (view.stalls_open) return 'stalls';
  return view.phase === 'upkeep' ? 'upkeep' : 'intrigue';
}

const PLACES: Record<SceneName, Place> = {
  'set-up': 'intrigue',
  upkeep: 'intrigue',
  intrigue: 'intrigue',
  victory: 'intrigue',
  stalls: 'market',
  auction: 'market',
  evening: 'arena',
  bets: 'arena',
  fight: 'arena',
  verdict: 'arena',
};

export function placeOf(scene: SceneName): Place {
  return PLACES[scene];
}
