/** How somebody came to look at a thing. */
export type Way = 'hover' | 'focus' | 'press';

type Piece = HTMLElement | SVGElement;

const REST = 160; // ms a pointer rests on a piece before it is looked at: who passes by is not interrupted
const REACH = 700; // ms in which the pointer may travel to the card
const PRESS = 450; // ms a finger stays
const SLIP = 10; // px a finger may move meanwhile
const CARD = '[data-inspect]';

/** The described text of the card, for those who cannot see it. */
export const SAID = 'inspect-said';

/** What is being looked at: follows pointer, focus and finger over everything that bears `data-thing`. */
export class Inspector {
  thing = $state<string | null>(null);
  way = $state<Way>('hover');

  private piece: Piece | null = null; // what the card is about
  private timer: ReturnType<typeof setTimeout> | undefined;
  private down: { x: number; y: number } | null = null; // where a finger lies
  private keyed = false; // the focus moves by keys
  private swallow = false; // the finger that looked is lifted: it does not choose

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || this.isPressed) return;
    if (inCard(event.target)) return this.stay();
    const piece = pieceOf(event.target);
    if (piece && piece === this.piece) return this.stay();
    if (piece) this.after(REST, () => this.open(piece, 'hover'));
    else if (this.way === 'hover') this.after(REACH, this.close);
  };

  /** The pointer has left the window. */
  gone = (): void => {
    if (this.way === 'hover') this.after(REACH, this.close);
  };

  pressed = (event: PointerEvent): void => {
    this.keyed = false;
    this.swallow = false;
    if (this.isPressed && !inCard(event.target)) this.close();
    if (event.pointerType !== 'touch') return;
    const piece = pieceOf(event.target);
    if (!piece) return;
    this.down = { x: event.clientX, y: event.clientY };
    this.after(PRESS, () => {
      this.down = null;
      this.swallow = true;
      this.open(piece, 'press');
    });
  };

  moved = ({ clientX, clientY }: PointerEvent): void => {
    if (this.down && Math.hypot(clientX - this.down.x, clientY - this.down.y) > SLIP) this.lifted();
  };

  lifted = (): void => {
    if (!this.down) return;
    this.down = null;
    this.stay();
  };

  /** A finger that has looked at a piece does not choose it as well. */
  clicked = (event: Event): void => {
    if (!this.swallow || inCard(event.target)) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A long press opens the card, not the menu of the browser. */
  asked = (event: Event): void => {
    if (this.down || this.swallow) event.preventDefault();
  };

  focused = ({ target }: FocusEvent): void => {
    const piece = this.keyed ? pieceOf(target) : null;
    if (piece) this.open(piece, 'focus');
  };

  blurred = ({ relatedTarget }: FocusEvent): void => {
    if (this.way === 'focus' && !inCard(relatedTarget)) this.close();
  };

  key = (event: KeyboardEvent): void => {
    this.keyed = true;
    if (event.key === 'Escape') this.close();
  };

  close = (): void => {
    this.stay();
    this.describe(false);
    this.piece = this.thing = null;
  };

  private get isPressed(): boolean {
    return this.thing !== null && this.way === 'press';
  }

  private open(piece: Piece, way: Way): void {
    this.stay();
    this.describe(false);
    this.piece = piece;
    this.thing = piece.dataset.thing!;
    this.way = way;
    if (way === 'focus') this.describe(true);
  }

  /** What has the focus is described by the card, as long as the card is about it. */
  private describe(on: boolean): void {
    const ids = (this.piece?.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== SAID);
    if (on) ids.push(SAID);
    if (ids.length) this.piece?.setAttribute('aria-describedby', ids.join(' '));
    else this.piece?.removeAttribute('aria-describedby');
  }

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }

  private stay(): void {
    clearTimeout(this.timer);
  }
}

function pieceOf(target: EventTarget | null): Piece | null {
  return target instanceof Element ? target.closest<Piece>('[data-thing]') : null;
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && Boolean(target.closest(CARD));
}
