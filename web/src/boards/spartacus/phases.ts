import type { Message, View } from '../../generated/protocol';
import type { Phases } from '..';
import { isTrial, PHASES, type SpartacusView } from './view';

/** The four phases of a round, for the ribbon. */
export function phases(seen: View): Phases {
  const view = seen as SpartacusView;
  if (isTrial(view)) return { steps: [], now: -1 };
  const steps = PHASES.map((phase) => ({ id: `web-spartacus-phase-${phase}`, facts: {} }));
  if (!view.round) return { steps, now: -1, round: { id: 'web-spartacus-set-up', facts: {} } };
  const round: Message = view.rounds === null ? { id: 'web-spartacus-round-open', facts: { round: view.round } } : { id: 'web-spartacus-round', facts: { round: view.round, rounds: view.rounds } };
  return { steps, now: PHASES.indexOf(view.phase), round };
}
