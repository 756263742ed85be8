import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { boardOf, still } from '../src/boards';
import { learn, Speech } from '../src/lib/speech';
import { LANGUAGES, texts, type Language } from '../src/lib/texts.svelte';
import { all, NAMES, saved } from './scenes';

vi.setConfig({ testTimeout: 30_000 }); // a whole city takes a while on a busy machine

const games = [...new Set(all.map((name) => name.split('-')[0]!))];
const first = (game: string) => saved(all.find((name) => name.startsWith(`${game}-`) && name !== `${game}-end`)!);

describe.each(games)('every game the server knows: %s', (game) => {
  it('is drawn by its own board, or by the plain one', async () => {
    const { seat, scene, items } = first(game);
    const board = await boardOf(game);
    const speech = new Speech(await learn(game), NAMES);
    await texts.speak('en');
    const table = { ...still(scene.view, items, speech), seat, options: scene.options!, blocked: scene.blocked!, prompt: scene.prompt! };
    const stage = render(board.Stage, table);
    expect(stage.container.textContent!.trim()).not.toBe('');
    for (const at of NAMES.keys()) render(board.Plaque, { view: scene.view, seat: at, mine: at === seat, speech });
  });

  it.each(Object.keys(LANGUAGES) as Language[])('says what happened, what is asked and what can be chosen in %s', async (lang) => {
    await texts.speak(lang);
    const speech = new Speech(await learn(game), NAMES);
    const { scene, items } = first(game);
    const said = [
      speech.message(scene.prompt!),
      ...scene.options!.map((option) => speech.option(option)),
      ...items.flatMap((item) => (item.kind === 'event' ? [speech.message(item)] : [])),
    ];
    expect(said.filter((text) => text.includes(`${game}-`) || text.includes('{$'))).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('ends every name that is read out with one full stop in %s', async (lang) => {
    await texts.speak(lang);
    const board = await boardOf(game);
    const speech = new Speech(await learn(game), NAMES);
    for (const name of all.filter((one) => one.startsWith(`${game}-`) && one !== `${game}-end`)) {
      const { seat, scene, items } = saved(name);
      const table = { ...still(scene.view, items, speech), seat, options: scene.options!, blocked: scene.blocked!, prompt: scene.prompt! };
      const drawn = [render(board.Stage, table), ...(board.Goods ? [render(board.Goods, table)] : [])];
      const said = drawn.flatMap(({ container }) => [...container.querySelectorAll('[aria-label], .hidden')].map((one) => one.getAttribute('aria-label') ?? one.textContent!));
      expect(said.filter((one) => /[.!?]\.( |$)/.test(one.replaceAll('...', '…')))).toEqual([]);
      drawn.forEach(({ unmount }) => unmount());
    }
  });
});
