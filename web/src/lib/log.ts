import { levelName } from './names';
import type { Item, NoteItem } from '../generated/protocol';
import type { Speech } from './speech';
import { t } from './texts.svelte';

/** Whether an item is talk. */
export function isTalk(item: Item): item is NoteItem {
  return item.kind === 'said' || item.kind === 'told';
}

/** One thing that happened, in a sentence. */
export function sentence(item: Item, speech: Speech): string {
  if (item.kind === 'event') return speech.message(item);
  const seat = speech.name('seat', item.seat);
  if (item.kind === 'motion') return motion(item, seat);
  if (item.kind === 'order' || item.kind === 'ordered') return order(item, speech);
  if (item.kind === 'seated') {
    const [what = '', level = ''] = item.text.split(' ');
    return t(`web-log-${what}`, { seat, level: levelName(level) });
  }
  if (item.kind === 'closed' && item.text) return t('web-log-closed-host');
  return t(`web-log-${item.kind}`, { seat, text: item.text });
}

/** What one seat asks of the others, in words. */
export function wish(what: string): string {
  return t(`web-wish-${what.split(' ')[0]}`);
}

/** A standing order given, cancelled, over, or one that has answered: `bid-up-to 5 on`, `idle pass`. */
function order(item: NoteItem, speech: Speech): string {
  const [name = '', ...rest] = item.text.split(' ');
  const value = item.kind === 'order' && rest.length > 1 ? Number(rest[0]) : null;
  const state = item.kind === 'order' ? rest.at(-1) : 'answers';
  return t(`web-log-order-${state}`, { order: speech.order(name, value) });
}

function motion(item: NoteItem, seat: string): string {
  const [what = '', ...rest] = item.text.split(' ');
  return t(`web-log-${what}`, { seat, wish: wish(rest.join(' ')) });
}
