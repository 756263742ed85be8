import type { ChancesSeen } from '../../../generated/http';
import type { Option } from '../../../generated/protocol';
import type { Speech } from '../../../lib/speech';
import { t } from '../../../lib/texts.svelte';
import { boxInWords } from '../arena/boxes';
import { cardTexts } from '../cards/text.svelte';
import { Choices } from '../choices';
import { named, type SpartacusView } from '../view';

/** Whom or what an option is about; what it leads to stands below, from the engine. */
export interface About {
  seat: number | null;
  asset: string;
  card: string;
  title: string;
  note: string; // the text of a card, where nothing else says what the choice does
}

const BET = 'bet-';
const BY_ITS_CARD = ['use', 'play', 'equip', 'swap-for']; // what the card says is what happens

export function aboutOf(option: Option, view: SpartacusView, speech: Speech): About {
  const [operand] = speech.operands(option);
  const name = new Choices([], speech).nameIn(option);
  const about: About = { seat: null, asset: '', card: '', title: speech.option(option), note: '' };
  if (operand?.kind === 'seat') about.seat = operand.value;
  else if (operand?.kind === 'asset') about.asset = name;
  else if (operand?.kind === 'intrigue') about.card = name;
  const [title = '', ...rest] = about.title.split(': ');
  if (!operand && rest.length) Object.assign(about, { title, note: rest.join(': ') });
  else if (!option.consequence && BY_ITS_CARD.includes(option.verb)) about.note = cardTexts.of(name);
  if (option.verb === 'scheme') Object.assign(about, { title: named('intrigue', name), note: cardTexts.of(name) }); // its needs stand below
  if (option.verb === 'invite') about.title = invitationInWords(option, view, speech);
  if (option.verb === 'team-with') about.title = t('web-spartacus-team-of', { names: [view.arena.fighters[0]?.name ?? '', name].map((each) => named('asset', each)).join(t('web-separator')) });
  if (about.seat === view.seat && option.verb !== 'invite') about.title = t('web-spartacus-yourself', { title: about.title });
  if (option.verb === 'ask') about.title = speech.name('seat', option.operands[0]!); // the question says for what
  if (option.verb.startsWith(BET)) about.title = betInWords(option, view);
  return about;
}

/** Whom the host invites; not oneself by name. */
export function invitationInWords(option: Option, view: SpartacusView, speech: Speech): string {
  return option.operands[0] === view.seat ? t('web-spartacus-take-part') : speech.option(option);
}

/** A bet by its gold and what it is on; who is to win is said below. */
function betInWords({ verb, operands }: Option, view: SpartacusView): string {
  const gold = t('web-spartacus-coins', { count: operands[0] ?? 0 });
  return verb.startsWith(`${BET}victor`) ? gold : `${gold}: ${boxInWords(verb.slice(BET.length), view)}`;
}

/** What the number of a choice counts. */
export function unitInWords(chances: ChancesSeen | null | undefined): string {
  if (chances?.unit === 'gold') return t('web-spartacus-chance-gold');
  return t(chances?.about === 'guest' ? 'web-spartacus-chance-guest' : 'web-spartacus-chance-wins');
}
