import type { Telling } from '../../shell/chronicle/groups';

/** Rounds open chapters; paying, drawing and getting are routine. */
export const telling: Telling = {
  heads: new Set(['round']),
  routine: new Set(['draws', 'gets', 'gets-free', 'keeps', 'lays-fee', 'market', 'pays', 'pays-slaves', 'passes-on', 'reshuffled', 'returns']),
};
