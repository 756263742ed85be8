/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that bears a name; what stands close to another of the same name goes without. */
export interface Named {
  name: string;
  box: Box;
  apart: number; // px
}

/** A name, and where it is written. */
export interface Tag extends Box {
  name: string;
}

const LINE = 18; // px a name is high
const LETTER = 6.6; // px a letter is wide
const PAD = 12;

/** Where names are written: at the foot of their pieces or at the head, none over another, in the order given. */
export function layTags(pieces: Named[], window: { width: number; height: number }): Tag[] {
  const laid: Tag[] = [];
  for (const { name, box, apart } of pieces) {
    const width = Math.min(name.length * LETTER + PAD, window.width);
    const left = clamp(box.left + box.width / 2 - width / 2, 0, window.width - width);
    if (laid.some((tag) => tag.name === name && Math.hypot(tag.left - left, tag.top - box.top) < apart)) continue;
    const bottom = box.top + box.height;
    const free = [bottom - LINE, box.top, bottom, box.top - LINE]
      .map((top) => ({ name, left, width, height: LINE, top: clamp(top, 0, window.height - LINE) }))
      .find((tag) => !laid.some((other) => overlap(tag, other)));
    if (free) laid.push(free);
  }
  return laid;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
