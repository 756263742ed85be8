import type { Blocked, Option } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';

/** What may be done now, by the words of the record, and why something may not. */
export interface Deal {
  open: Map<string, Option>;
  why: Map<string, string>;
  choose: (words: string) => void;
  speech: Speech;
}

export function dealOf(options: Option[], blocked: Blocked[], choose: (words: string) => void, speech: Speech): Deal {
  return {
    open: new Map(options.map((option) => [option.words, option])),
    why: new Map(blocked.map((each) => [each.words, speech.message(each.reason)])),
    choose,
    speech,
  };
}

/** Whether the city or the hand offers an option by itself: the dock names it in the list of everything. */
export function onBoard(option: Option): boolean {
  return option.verb === 'place' || option.verb === 'build';
}

/** Where it does. */
export function where(option: Option): string {
  return option.verb === 'build' ? 'web-aquileia-glowing-sites' : 'web-aquileia-spaces';
}
