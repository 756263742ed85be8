import type { Beats } from '../../lib/director/beats';

/**
 * How long each kind of event is told. Coins and cards go quickly; dice, contests, buildings and the last scoring take
 * their time. Filling the market and shuffling are told by their lines alone: the cards lie there when the round begins.
 */
export const beats: Beats = {
  starts: 900,
  round: 1400,
  market: 0,
  'open-laurel': 1000,
  reshuffled: 0,
  'no-card': 900,
  draws: 700,
  places: 800,
  'lays-fee': 400,
  crest: 800,
  stops: 600,
  gets: 700,
  pays: 600,
  'pays-to': 900,
  scores: 900,
  rolls: 1300,
  trades: 900,
  buys: 1000,
  'buys-slaves': 1000,
  'buys-nothing': 700,
  'has-blue-dice': 1000,
  fights: 700,
  races: 700,
  plays: 1200,
  'rolls-blue': 1500,
  ranks: 1400,
  takes: 1200,
  looks: 1000,
  keeps: 1000,
  'passes-on': 1000,
  returns: 1000,
  'no-race': 1200,
  reveals: 1500,
  bids: 1000,
  drops: 700,
  wins: 1600,
  'gets-free': 1600,
  'pays-slaves': 700,
  builds: 1600,
  'builds-nothing': 900,
  steals: 1300,
  'steals-nothing': 1200,
  activates: 1000,
  forgoes: 1000,
  laurels: 1500,
  neutral: 1200,
  villas: 1600,
  total: 1600,
};

/** Told by their lines in the chronicle alone, on purpose. */
export const BY_LINE = ['market', 'reshuffled'];
