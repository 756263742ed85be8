/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A name, where it is written, and whether its piece is told by another tag already. */
export interface Tag extends Box {
  name: string;
}

const LINE = 18; // px a name is high
const LETTER = 6.6; // px a letter is wide
const PAD = 10;
const APART = 90; // px within which pieces of one name share a tag

/** Where names are written: under their pieces, or above them, none over another; alike neighbours share one. */
export function layTags(pieces: { name: string; box: Box }[], window: { width: number; height: number }): Tag[] {
  const laid: Tag[] = [];
  for (const { name, box } of [...pieces].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)) {
    const width = Math.min(name.length * LETTER + PAD, window.width);
    const left = clamp(box.left + box.width / 2 - width / 2, 0, window.width - width);
    const near = laid.some((tag) => tag.name === name && Math.hypot(tag.left - left, tag.top - box.top - box.height) < APART);
    if (near) continue;
    const tops = [box.top + box.height - LINE / 2, box.top - LINE, box.top + box.height + LINE / 2];
    const free = tops.map((top) => ({ name, left, width, height: LINE, top: clamp(top, 0, window.height - LINE) })).find((tag) => !laid.some((other) => overlap(tag, other)));
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
