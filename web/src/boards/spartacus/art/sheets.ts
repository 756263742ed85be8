import kit from './kit.svg?raw';
import pictures from './pictures.svg?raw';
import scenery from './scenery.svg?raw';

const ID = 'capua-art';

/** Put the parts that portraits, pictures and places are drawn from into the page, once. */
export function layOutArt(): void {
  if (document.getElementById(ID)) return;
  const place = document.createElement('div');
  place.id = ID;
  place.className = 'capua-art';
  place.setAttribute('aria-hidden', 'true');
  place.innerHTML = kit + pictures + scenery;
  // the server's rules for pages allow no styles in markup
  for (const part of place.querySelectorAll<SVGElement>('[data-style]')) part.style.cssText = part.dataset.style!;
  document.body.append(place);
}
