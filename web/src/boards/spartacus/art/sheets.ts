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
  document.body.append(place);
}
