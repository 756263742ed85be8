import { t } from '../../lib/texts.svelte';
import type { Offer, TableProps } from '..';
import { bargain } from './bargain/bargain.svelte';
import { Choices } from './choices';
import { goodsInWords, type Offer as Proposed, type SpartacusView } from './view';

const ANSWERS = ['accept', 'decline'];

/** The offers made to whoever looks, with what they may answer: take it, change it, leave it. */
export function offers(table: TableProps): Offer[] {
  const view = table.view as SpartacusView;
  return view.offers
    .filter(({ taker }) => taker === view.seat)
    .map((offer) => {
      const { maker, gives, asks } = offer;
      const words = { name: table.speech.name('seat', maker), gives: goodsInWords(gives), asks: goodsInWords(asks) };
      return { key: JSON.stringify([maker, gives, asks]), seat: maker, text: t('web-spartacus-offered', words), answers: answersTo(offer, view, table) };
    });
}

function answersTo(offer: Proposed, view: SpartacusView, { options, blocked, speech, open }: TableProps): Offer['answers'] {
  const found = new Choices(options, speech, blocked).about('seat', offer.maker).filter(({ verb }) => ANSWERS.includes(verb));
  const answers: Offer['answers'] = found.map((option) => ({ option, label: t(`web-spartacus-do-${option.verb}`) }));
  if (view.terms.some(({ other }) => other === offer.maker)) {
    const begin = (): void => {
      bargain.counter(offer);
      open('bargain');
    };
    answers.splice(1, 0, { label: t('web-spartacus-do-counter'), begin });
  }
  return answers;
}
