const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

const ROWS = ['one', 'more']; // side by side while the letters stay as large: see who uses it

const ROOM = ['', 'tight', 'bare']; // what else gives way where even the smallest letters do not fit: see who uses it

function holds(node: Element): boolean {
  return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
}

/** Letters as large as fit: `--fit` is what they are multiplied with. */
export function fit(node: HTMLElement, _content?: unknown): { update: () => void; destroy: () => void } {
  let box = ''; // for which the letters were chosen

  function measured(): string {
    return `${node.clientWidth}x${node.clientHeight}`;
  }

  function largest(): void {
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

  function size(): void {
    largest();
    box = measured();
  }

  /** Once everything is in its place, and before anything is drawn: later it would count as a jump. */
  function soon(): void {
    void Promise.resolve().then(size);
  }

  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => box === measured() || size());
  observer?.observe(node);
  soon();
  return { update: soon, destroy: () => observer?.disconnect() };
}
