import type { Telling } from '../../shell/chronicle/groups';

/** Rounds, phases, turns of intrigue and fights open chapters; drawing, upkeep and making ready are routine. */
export const telling: Telling = {
  heads: new Set(['round', 'intrigue', 'intrigue-turn', 'market-opens', 'host', 'bout', 'primus', 'tournament', 'wins']),
  routine: new Set(['all-ready', 'balances', 'cashes-in', 'draws', 'earns', 'is-dealt', 'made-ready', 'prepares', 'releases', 'spends', 'veterans']),
};
