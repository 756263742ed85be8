import type { Item } from '../../generated/protocol';
import { isTalk } from '../../lib/log';
import { undone } from '../../lib/director/undone';

/** How a game's story is told: what opens a chapter, and what is routine. By kind of event, `-unseen` left out. */
export interface Telling {
  heads?: ReadonlySet<string>;
  routine?: ReadonlySet<string>;
  scenes?: ReadonlySet<string>; // where a replay can be entered besides chapters: at the first of a row of these
  outcomes?: ReadonlySet<string>; // what things came to, which weighs more than how they came about
  suffered?: ReadonlySet<string>; // what befalls a seat, and is no move of its own
}

/** One thing that happened. */
export interface Line {
  item: Item;
  gone: boolean; // taken back
  who: number | null; // whose sign stands beside it: of several lines of one seat the first
  since: boolean; // the first since my last move
}

/** Lines that stand by themselves, and runs of routine that fold into one. */
export type Entry = Line[];

/** A chapter: what opens it, and what happened in it. */
export interface Chapter {
  head: Line | null;
  entries: Entry[];
}

const FOLDED = 3; // so much routine in a row folds
const OUTCOME = 1e6; // more than anything is told long

/** The kind of an event, without the game it belongs to. */
export function kindOf(id: string): string {
  return id.replace(/^[a-z]+-event-/, '').replace(/-unseen$/, '');
}

/** The seat an event is about. */
export function actorOf(item: Item): number | null {
  if (item.kind !== 'event') return item.seat;
  return typeof item.facts.seat === 'number' ? item.facts.seat : null;
}

/** The number of the last thing this seat did, if something has happened since. */
export function lastMoveOf(items: Item[], seat: number | null, telling: Telling = {}): number | null {
  if (seat === null) return null;
  const events = items.filter((item) => item.kind === 'event');
  const own = events.findLast((item) => actorOf(item) === seat && !telling.suffered?.has(kindOf(item.id)));
  return own && own !== events.at(-1) ? own.n : null;
}

/** What one of the others has done since my last move: the weightiest of it, and how much more there was. */
export interface Deed {
  who: number;
  item: Item;
  more: number;
}

/** Of everybody to whom something has happened since my last move, in the order in which it did. */
export function sinceMyMove(items: Item[], seat: number | null, weight: (item: Item) => number, telling: Telling = {}): Deed[] {
  const mine = lastMoveOf(items, seat, telling);
  if (mine === null) return [];
  const deeds = new Map<number, Deed & { weighs: number }>();
  for (const item of items) {
    const who = actorOf(item);
    if (item.kind !== 'event' || item.n <= mine || who === null) continue;
    const [before, weighs] = [deeds.get(who), weight(item) + (telling.outcomes?.has(kindOf(item.id)) ? OUTCOME : 0)];
    const best = !before || weighs >= before.weighs ? { item, weighs } : before;
    deeds.set(who, { who, item: best.item, weighs: best.weighs, more: before ? before.more + 1 : 0 });
  }
  return [...deeds.values()].map(({ who, item, more }) => ({ who, item, more })).sort((one, other) => one.item.n - other.item.n);
}

/** What a replay can be entered at: the chapters, and the scenes within them. */
export function scenesOf(items: Item[], telling: Telling): Item[] {
  const events = items.flatMap((item) => (item.kind === 'event' ? [{ item, kind: kindOf(item.id) }] : []));
  return events.filter(({ kind }, i) => telling.heads?.has(kind) || (telling.scenes?.has(kind) && events[i - 1]?.kind !== kind)).map(({ item }) => item);
}

/** Everything told so far as chapters; talk has a place of its own. */
export function chaptersOf(items: Item[], telling: Telling, seat: number | null): Chapter[] {
  const gone = undone(items);
  const mine = lastMoveOf(items.filter((item) => !gone.has(item.n)), seat, telling);
  const chapters: Chapter[] = [];
  let before: Line | null = null;
  for (const item of items) {
    if (isTalk(item)) continue;
    const kind = item.kind === 'event' ? kindOf(item.id) : '';
    const isHead = Boolean(telling.heads?.has(kind));
    const since: boolean = mine !== null && item.n > mine && (before === null || before.item.n <= mine);
    const line: Line = { item, gone: gone.has(item.n), who: actorOf(item), since };
    if (isHead || !chapters.length) chapters.push({ head: isHead ? line : null, entries: [] });
    if (!isHead) add(chapters.at(-1)!.entries, line, before, Boolean(telling.routine?.has(kind)), telling);
    before = line;
  }
  return chapters.map(({ head, entries }) => ({ head, entries: entries.flatMap(unfolded) }));
}

function add(entries: Entry[], line: Line, before: Line | null, isRoutine: boolean, telling: Telling): void {
  const run = entries.at(-1);
  const follows = run && isRoutine && !line.since && run[0]!.item.kind === 'event' && telling.routine!.has(kindOf(run[0]!.item.id));
  if (follows) run.push(line);
  else entries.push([line]);
  const shown = before && actorOf(before.item) === actorOf(line.item) && !line.since;
  if (shown && run) line.who = null;
}

function unfolded(entry: Entry): Entry[] {
  return entry.length < FOLDED ? entry.map((line) => [line]) : [entry];
}
