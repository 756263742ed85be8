/** A piece on the drawing of a table, in its pixels. */
export interface Box {
  good: boolean; // whether it was the best choice
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const WIDTH = 890; // px in which a table is drawn before it is made small: no less, lest it be drawn as for a phone
const HEIGHT = 668;
const NEAREST = 0.62; // how large pieces are drawn at most
const AROUND = 110; // px of the drawing that are seen round the pieces
const LOW = 130; // px of a frame in which there is room for less

/** The size in which to draw a table, so that it fills a small frame when it is made small. */
export function roomFor(width: number, height: number): Size {
  const shape = width && height ? width / height : WIDTH / HEIGHT;
  return shape * HEIGHT >= WIDTH ? { width: shape * HEIGHT, height: HEIGHT } : { width: WIDTH, height: WIDTH / shape };
}

/** How a drawing is laid into its frame: all of it, or so near that the pieces can be made out. */
export function lookAt(pieces: Box[], room: Size, frame: Size): { x: number; y: number; by: number } {
  const all = frame.width / room.width;
  if (!pieces.length || !all) return { x: 0, y: 0, by: all || 0.3 };
  const low = frame.height < LOW;
  const [around, nearest] = [low ? AROUND / 3 : AROUND, low ? NEAREST / 1.5 : NEAREST];
  const [left, top] = [Math.min(...pieces.map(({ x }) => x)) - around, Math.min(...pieces.map(({ y }) => y)) - around];
  const right = Math.max(...pieces.map(({ x, width }) => x + width)) + around;
  const bottom = Math.max(...pieces.map(({ y, height }) => y + height)) + around;
  const by = Math.max(all, Math.min(nearest, frame.width / (right - left), frame.height / (bottom - top)));
  const middle = (from: number, to: number, of: number, whole: number) => Math.min(0, Math.max(of - whole * by, of / 2 - ((from + to) / 2) * by));
  return { x: middle(left, right, frame.width, room.width), y: middle(top, bottom, frame.height, room.height), by };
}

/** The piece on a drawing that stands for an option. */
export function pieceOf(drawing: HTMLElement, words: string): Element | undefined {
  return [...drawing.querySelectorAll('[data-words]')].find((each) => each.getAttribute('data-words') === words);
}

/** Where the pieces are that bear a mark, in pixels of a drawing so wide; and what is asked about, where they alone do not show it. */
export function boxesOf(drawing: HTMLElement, width: number, marked: { words: string; good: boolean }[]): { spots: Box[]; subject: Box[] } {
  const whole = drawing.getBoundingClientRect();
  const by = whole.width / width || 1;
  const boxOf = (piece: Element | null | undefined, good: boolean): Box[] => {
    const box = piece?.getBoundingClientRect();
    return box?.width ? [{ good, x: (box.x - whole.x) / by, y: (box.y - whole.y) / by, width: box.width / by, height: box.height / by }] : [];
  };
  const spots = marked.flatMap(({ words, good }) => boxOf(pieceOf(drawing, words), good));
  return { spots, subject: spots.length ? boxOf(drawing.querySelector('[data-subject]'), true) : [] };
}
