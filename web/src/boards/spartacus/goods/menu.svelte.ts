export interface At {
  kind: 'asset' | 'intrigue' | 'seat';
  name: string;
  x: number; // where on the screen it was asked for
  y: number;
}

/** What can be done with one piece, where that is more than one thing. One menu is open at a time. */
class PieceMenu {
  open = $state.raw<At | null>(null);

  show(kind: At['kind'], name: string, over: Element): void {
    const { left, width, top } = over.getBoundingClientRect();
    this.open = { kind, name, x: left + width / 2, y: top };
  }

  close(): void {
    this.open = null;
  }
}

export const menu = new PieceMenu();
