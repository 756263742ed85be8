import type { SeatWish } from '../generated/http';

/** A seat as one word: its kind, `bot:` and the level, or `here` for somebody else at this device. */
export function wordOf(seat: SeatWish): string {
  if (seat.kind === 'me') return typeof seat.name === 'string' ? 'here' : 'me';
  return seat.kind === 'bot' ? `bot:${seat.level ?? ''}` : seat.kind;
}

/** The seats after one of them was given to somebody else; where I move, whoever sat there takes my place. */
export function seated(seats: SeatWish[], i: number, word: string): SeatWish[] {
  const [kind, level] = word.split(':');
  return seats.map((seat, j) => {
    if (j === i) return kind === 'here' ? { kind: 'me', name: '' } : { kind: kind as SeatWish['kind'], level: level ?? null };
    return kind === 'me' && wordOf(seat) === 'me' ? seats[i]! : seat;
  });
}

/** The seats with one of them and the one before it exchanged. */
export function movedUp(seats: SeatWish[], i: number): SeatWish[] {
  const moved = [...seats];
  [moved[i - 1], moved[i]] = [moved[i]!, moved[i - 1]!];
  return moved;
}

/** Where seats stand round a table, in percent of its picture: the first in front, the others clockwise. */
export function places(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { x: 50 + 36 * Math.cos(angle), y: 50 + 37 * Math.sin(angle) };
  });
}
