import { expect, it, vi } from 'vitest';

it('says nothing on a card before its numbers are known, rather than a sentence without them', async () => {
  vi.resetModules(); // as nobody has read anything yet
  const { cardTexts } = await import('../src/boards/spartacus/cards/text.svelte');
  const { texts } = await import('../src/lib/texts.svelte');
  const { boardOf } = await import('../src/boards');
  await texts.speak('en');
  await texts.learn('spartacus');
  expect(cardTexts.of('collusion')).toBe('');
  await boardOf('spartacus');
  expect(cardTexts.of('collusion')).toContain('loses 1 influence');
});
