/** Dragging with a mouse or a pen; fingers tap instead, so that they can still scroll. */

export interface Load {
  kind: 'asset' | 'intrigue' | 'coins';
  name: string;
  seat: number; // whose it is
  schemes?: boolean; // whether it is a scheme that could be played now
}

type Heard = (load: Load) => boolean; // whether the thing can be laid down there

const FAR = 8; // pixels the pointer goes before it is a drag
const EDGE = 70;
const STEP = 24;
const targets = new Map<Element, { accepts: Heard; take: (load: Load) => void }>();

/** Something that can be picked up. */
export function draggable(node: HTMLElement, load: Load | null) {
  let now = load;
  let begun: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (now && event.pointerType !== 'touch' && event.button === 0) begun = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!begun || !now) return;
    if (!ghost && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < FAR) return;
    ghost ??= lift(node, now);
    ghost.style.transform = `translate(${event.clientX + 10}px, ${event.clientY + 8}px) rotate(-3deg)`;
    scrollAt(event.clientY);
    const over = under(event, now);
    for (const each of targets.keys()) each.toggleAttribute('data-over', each === over);
  }

  function up(event: PointerEvent): void {
    const target = ghost && now ? under(event, now) : null;
    if (ghost) swallowClick();
    settle();
    if (target && now) targets.get(target)!.take(now);
  }

  function settle(): void {
    begun = null;
    ghost?.remove();
    ghost = null;
    for (const each of targets.keys()) {
      each.removeAttribute('data-over');
      each.removeAttribute('data-takes');
    }
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', stop);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return {
    update: (changed: Load | null) => (now = changed),
    destroy: () => {
      settle();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    },
  };
}

/** A place where things can be laid down. */
export function dropTarget(node: HTMLElement, hears: { accepts: Heard; take: (load: Load) => void }) {
  targets.set(node, hears);
  return {
    update: (changed: typeof hears) => targets.set(node, changed),
    destroy: () => targets.delete(node),
  };
}

function lift(node: HTMLElement, load: Load): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', width: `${node.offsetWidth}px`, zIndex: '60', pointerEvents: 'none', opacity: '0.9' });
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('capua');
  document.body.append(ghost);
  for (const [each, { accepts }] of targets) each.toggleAttribute('data-takes', accepts(load));
  return ghost;
}

/** Near the upper or lower edge the page comes along. */
function scrollAt(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}

function under(event: PointerEvent, load: Load): Element | null {
  for (const place of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = targets.get(place);
    if (found?.accepts(load)) return place;
  }
  return null;
}

function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function stop(event: Event): void {
  event.preventDefault();
}
