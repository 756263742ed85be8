import type { LessonStop } from '../../generated/http';
import { ask } from './http';
import type { Item } from '../../generated/protocol';

/** The stops of a lesson, fetched when first reached; the next one is fetched ahead. */
export class Lesson {
  private stops = new Map<number, Promise<LessonStop>>();

  constructor(private readonly game: string) {}

  async at(number: number): Promise<LessonStop> {
    const found = await this.fetch(number);
    if (number + 1 < found.stops) void this.fetch(number + 1);
    return found;
  }

  /** What happened up to a stop; those before it are fetched too. */
  async itemsUpTo(number: number): Promise<Item[]> {
    const stops = await Promise.all(Array.from({ length: number + 1 }, (_, i) => this.fetch(i)));
    return stops.flatMap((stop) => stop.items);
  }

  private fetch(number: number): Promise<LessonStop> {
    const known = this.stops.get(number);
    if (known) return known;
    const asked = ask<LessonStop>('GET', `lessons/${this.game}?at=${number}`);
    this.stops.set(number, asked);
    asked.catch(() => this.stops.delete(number));
    return asked;
  }
}
