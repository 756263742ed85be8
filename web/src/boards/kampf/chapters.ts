import type { Telling } from '../../shell/chronicle/groups';

/** A challenge opens a chapter; filling the arena is routine. */
export const telling: Telling = {
  heads: new Set(['challenges', 'challenges-animal', 'all-animals-beaten', 'last-standing']),
  routine: new Set(['carrier', 'joins', 'released']),
  outcomes: new Set(['taken', 'wiped-out', 'beaten', 'last-standing']),
  suffered: new Set(['wiped-out', 'survivors']),
};
