import { t } from '../../lib/texts.svelte';
import type { Offer, TableProps } from '..';
import { Choices } from './choices';
import { goodsInWords, type SpartacusView } from './view';

/** The offers made to whoever looks, with what they may answer. */
export function offers({ view, options, blocked, speech }: TableProps): Offer[] {
  const capua = view as SpartacusView;
  const choices = new Choices(options, speech, blocked);
  return capua.offers
    .filter(({ taker }) => taker === capua.seat)
    .map(({ maker, gives, asks }) => {
      const words = { name: speech.name('seat', maker), gives: goodsInWords(gives), asks: goodsInWords(asks) };
      const answers = choices.about('seat', maker).filter(({ verb }) => verb === 'accept' || verb === 'decline');
      return {
        key: JSON.stringify([maker, gives, asks]),
        seat: maker,
        text: t('web-spartacus-offered', words),
        answers: answers.map((option) => ({ option, label: t(`web-spartacus-do-${option.verb}`) })),
      };
    });
}
