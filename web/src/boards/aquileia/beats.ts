import type { Beats } from '../../lib/beats';

/** Money and cards go quickly; dice, contests and the last scoring take their time. */
export const beats: Beats = {
  market: 0,
  reshuffled: 0,
  draws: 400,
  'lays-fee': 400,
  gets: 600,
  pays: 400,
  'pays-to': 600,
  rolls: 1300,
  'rolls-blue': 1500,
  plays: 1100,
  ranks: 1800,
  bids: 900,
  wins: 1600,
  builds: 1600,
  total: 2000,
};
