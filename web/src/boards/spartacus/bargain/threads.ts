import type { EventItem, Item, NoteItem } from '../../../generated/protocol';
import { kindOf } from '../stage/told';

/** What went between two houses: words, offers answered, gifts, cards shown and promises, in order. */
export type Exchange = EventItem | NoteItem;

const BETWEEN = [
  'gives-gold', 'shows-card', 'deal', 'hands-asset', 'hands-guards', 'promises', 'promise-judged', 'declines-offer', 'withdraws-offer', 'counters-offer', 'offer-lapses',
  'asks-support', 'supports', 'refuses-support', 'invites',
];

export function threadOf(items: Item[], mine: number | null, rival: number): Exchange[] {
  return items.filter((item): item is Exchange => {
    if (item.kind === 'told') return item.seat === rival || item.to === rival;
    if (item.kind !== 'event' || !BETWEEN.includes(kindOf(item))) return false;
    const { seat, other, guest } = item.facts;
    const pair = [seat, other ?? guest];
    return mine === null ? pair.includes(rival) : pair.includes(mine) && pair.includes(rival);
  });
}
