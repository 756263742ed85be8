import type { Option } from '../../../generated/protocol';
import type { Speech } from '../../../lib/speech';
import { t } from '../../../lib/texts.svelte';
import { Choices } from '../choices';
import { named, type SpartacusView } from '../view';

/** Whom or what an option is about, and what it costs or brings. */
export interface About {
  seat: number | null;
  asset: string;
  card: string;
  title: string;
  note: string;
}

export function aboutOf(option: Option, view: SpartacusView, speech: Speech): About {
  const [operand] = speech.operands(option);
  const name = new Choices([], speech).nameIn(option);
  const about: About = { seat: null, asset: '', card: '', title: speech.option(option), note: '' };
  if (operand?.kind === 'seat') about.seat = operand.value;
  else if (operand?.kind === 'asset') about.asset = name;
  else if (operand?.kind === 'intrigue') about.card = name;
  const [title = '', ...rest] = about.title.split(': ');
  if (!operand && rest.length) Object.assign(about, { title, note: rest.join(': ') });
  else about.note = (NOTES[option.verb] ?? nothing)(option, view, name);
  if (option.verb === 'scheme') about.title = named('intrigue', name);
  return about;
}

type Note = (option: Option, view: SpartacusView, name: string) => string;

const nothing: Note = () => '';

const NOTES: Record<string, Note> = {
  ask: ({ operands }, { preparing, houses }) => {
    const brings = houses[operands[0]!]?.influence ?? 0;
    const gathered = (preparing?.gathered ?? 0) + brings;
    if (preparing?.needed === null || preparing?.needed === undefined) return t('web-spartacus-would-bring', { count: brings });
    return `${t('web-spartacus-would-bring', { count: brings })}: ${gathered}/${preparing.needed}${gathered >= preparing.needed ? ' ✓' : ''}`;
  },
  scheme: (_, view, name) => {
    const needed = view.printed.intrigue[name]?.influence ?? 0;
    const own = view.seat === null ? 0 : (view.houses[view.seat]?.influence ?? 0);
    return `${t('web-spartacus-needs', { influence: needed })}${needed > own ? `, ${t('web-spartacus-missing', { count: needed - own })}` : ' ✓'}`;
  },
  'cash-in': (_, view, name) => `+${t('web-spartacus-coins', { count: view.printed.intrigue[name]?.gold ?? 0 })}`,
  sell: (_, view, name) => `+${t('web-spartacus-coins', { count: view.printed.market[name]?.gold ?? 0 })}`,
  target: seatNote,
  benefit: seatNote,
  invite: (option, view) => {
    const house = view.houses[option.operands[0]!];
    const fighters = house?.assets.filter(({ name, condition }) => condition === 'ready' && view.printed.market[name]?.kind === 'gladiator') ?? [];
    return fighters.length ? fighters.slice(0, 2).map(({ name }) => named('asset', name)).join(', ') : t('web-spartacus-no-gladiator');
  },
  send: (_, view, name) => view.printed.market[name]?.dice?.join(' / ') ?? '',
  support: (_, { seat, houses, preparing }) => {
    const brings = seat === null ? 0 : (houses[seat]?.influence ?? 0);
    return preparing ? `${preparing.gathered} + ${brings} = ${preparing.gathered + brings}` : '';
  },
  'send-guard': () => t('web-spartacus-guard-needs'),
};

function seatNote({ operands }: Option, view: SpartacusView): string {
  const house = view.houses[operands[0]!];
  if (!house) return '';
  return t('web-spartacus-influence-of', { influence: house.influence, most: view.win_at });
}
