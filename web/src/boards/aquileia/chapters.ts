import type { Telling } from '../../shell/chronicle/groups';

/** Rounds open chapters, with fights, races, auctions and the last scoring as scenes; paying, drawing and getting are routine. */
export const telling: Telling = {
  heads: new Set(['round']),
  scenes: new Set(['fights', 'races', 'reveals', 'laurels']),
  routine: new Set(['draws', 'gets', 'gets-free', 'keeps', 'lays-fee', 'market', 'pays', 'pays-slaves', 'passes-on', 'reshuffled', 'returns']),
};
