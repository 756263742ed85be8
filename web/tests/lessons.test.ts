import { describe, expect, it } from 'vitest';

import { boxOf, pieceOn, wantedOf } from '../src/lessons/pointing';

describe('the teacher', () => {
  it('speaks of what the lesson names, or else of what is to be chosen', () => {
    expect(wantedOf('team@d2', 'challenge d3')).toEqual(['team@d2']);
    expect(wantedOf(null, 'challenge d3')).toEqual(['d3', 'challenge']);
    expect(wantedOf(null, null)).toEqual([]);
  });

  it('finds the piece on the stage by space, thing, or thing at a space, and the one on top', () => {
    document.body.innerHTML = '<div><i data-space="c2"></i><b data-thing="lion-a"></b><em data-thing="team@d2"></em><u data-thing="team@d2"></u></div>';
    const on = (...wanted: string[]) => pieceOn(document.body, wanted)?.tagName ?? null;
    expect([on('c2'), on('lion-a'), on('team@d2'), on('d2'), on('nothing'), on('nothing', 'c2')]).toEqual(['I', 'B', 'U', 'U', null, 'I']);
  });

  it('points only at what can be seen', () => {
    const stage = new DOMRect(100, 50, 400, 300);
    expect(boxOf(new DOMRect(200, 150, 40, 40), stage)).toEqual({ x: 90, y: 90, width: 60, height: 60 });
    expect(boxOf(new DOMRect(0, 0, 0, 0), stage)).toBeNull();
    expect(boxOf(new DOMRect(900, 150, 40, 40), stage)).toBeNull();
  });
});
