/** Where in the page we are: `#/replay/abc?step=4` is the path ["replay", "abc"] with a query. */
class Router {
  path = $state.raw<string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    this.read();
    window.addEventListener('hashchange', () => {
      this.read();
      window.scrollTo(0, 0);
    });
  }

  go(to: string): void {
    location.hash = to;
  }

  /** Change the query without a new entry in the browser's history. */
  note(query: Record<string, string>): void {
    const [place] = location.hash.split('?', 1);
    history.replaceState(null, '', `${place}?${new URLSearchParams(query)}`);
  }

  private read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
    this.path = path.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(query);
  }
}

export const router = new Router();

/** The full address of a place in the page, to hand to somebody. */
export function addressOf(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
