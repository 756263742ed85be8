import sheet from './sheet.svg?raw';

/** Lay out the symbols of the game, once for the whole page. */
export function layOut(): void {
  if (!document.getElementById('aquileia-art')) document.body.insertAdjacentHTML('beforeend', sheet);
}

layOut();
