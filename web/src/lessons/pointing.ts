/** A box within another: what is pointed at, measured from the corner of the stage. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 10; // pixels of light beside the piece

/** What a note is about, most likely first: what the lesson names, or the last words of the choice it asks for. */
export function wantedOf(about: string | null, choice: string | null): string[] {
  return about ? [about] : (choice?.split(' ').reverse() ?? []);
}

/** The piece on the stage that is meant, if it lies there: a space, or the thing drawn last, for that lies on top. */
export function pieceOn(stage: ParentNode, wanted: string[]): Element | null {
  for (const name of wanted) {
    const [said, there] = [name, `@${name}`].map((text) => JSON.stringify(text));
    const things = stage.querySelectorAll(`[data-thing=${said}], [data-thing$=${there}]`);
    const found = stage.querySelector(`[data-space=${said}]`) ?? things[things.length - 1];
    if (found) return found;
  }
  return null;
}

/** Where a piece lies on the stage, with some light round it; null where it is not to be seen. */
export function boxOf(piece: DOMRect, stage: DOMRect): Box | null {
  const box = { x: piece.x - stage.x - AROUND, y: piece.y - stage.y - AROUND, width: piece.width + 2 * AROUND, height: piece.height + 2 * AROUND };
  const seen = piece.width > 0 && box.x < stage.width && box.y < stage.height && box.x + box.width > 0 && box.y + box.height > 0;
  return seen ? box : null;
}
