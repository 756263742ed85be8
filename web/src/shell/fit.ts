const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

const ROWS = ['one', 'more']; // side by side while the letters stay as large: see who uses it

const ROOM = ['', 'tight', 'bare']; // what else gives way where even the smallest letters do not fit: see who uses it

function holds(node: Element): boolean {
  return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
}

/** Letters as large as fit: `--fit` is what they are multiplied with. */
export function fit(node: HTMLElement, _content?: unknown): { update: () => void; destroy: () => void } {
  function size(): void {
    for (const room of ROOM) {
      node.dataset.room = room;
      for (const each of SIZES) {
        node.style.setProperty('--fit', String(each));
        for (const rows of ROWS) {
          node.dataset.rows = rows;
          if ([node, ...node.children].every(holds)) return;
        }
      }
    }
  }

  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(size);
  observer?.observe(node);
  size();
  return { update: () => void Promise.resolve().then(size), destroy: () => observer?.disconnect() };
}
