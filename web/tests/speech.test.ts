import { describe, expect, it } from 'vitest';

import { texts } from '../src/lib/texts.svelte';
import { saved, speechIn } from './scenes';

describe('speech', () => {
  it('says what the terminal says', async () => {
    const speech = await speechIn('en');
    const { scene } = saved('kampf-reroll');
    expect(speech.message(scene.prompt!)).toMatch(/^You rolled .+; keep it, or roll again\.$/);
    expect(scene.options!.map((option) => speech.option(option))).toEqual(['Keep the roll', 'Roll again']);
  });

  it('names players, spaces and pieces', async () => {
    const speech = await speechIn('de');
    const said = speech.message({ id: 'kampf-event-joins', facts: { seat: 1, gladiator: 1, space: 4 } });
    expect(said).toContain('Marcus');
    expect(said).toContain('B2');
    expect(said).not.toContain('$');
  });

  it('shows the words of the record where there is no phrase', async () => {
    const speech = await speechIn('hu');
    expect(speech.option({ words: 'dance 3', verb: 'dance', operands: [3] })).toBe('dance 3');
  });

  it('knows the kinds of an option’s values', async () => {
    const speech = await speechIn('en');
    expect(speech.operands({ words: 'carrier b2', verb: 'carrier', operands: [4] })).toEqual([{ field: 'space', kind: 'space', value: 4 }]);
  });

  it('speaks of a game that is learnt while the language is being read', async () => {
    await Promise.all([texts.learn('aquileia'), texts.speak('de')]);
    expect(texts.t('aquileia-setting-start')).toContain('Startspieler');
    expect(texts.t('web-home')).not.toBe('web-home');
  });
});
