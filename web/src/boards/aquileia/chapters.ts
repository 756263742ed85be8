import type { Telling } from '../../shell/chronicle/groups';

/** Rounds and the places of the city open chapters; paying, drawing and getting are routine. */
export const telling: Telling = {
  heads: new Set(['round', 'activates', 'fights', 'races']),
  routine: new Set(['draws', 'gets', 'gets-free', 'keeps', 'lays-fee', 'market', 'pays', 'pays-slaves', 'passes-on', 'reshuffled', 'returns']),
};
