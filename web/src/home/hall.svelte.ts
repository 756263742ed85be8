import type { Catalogue, TableSeen } from '../generated/http';
import { api } from '../lib/server/api';
import { asRefusal, type Refusal } from '../lib/server/http';
import { me } from '../lib/person/me.svelte';
import { namesOf } from '../lib/names';
import { learn, Speech } from '../lib/speech';
import { texts } from '../lib/texts.svelte';
import { byUrgency, type Going } from './next';

const NONE: TableSeen[] = [];
const MOST_LOOKED_AT = 8;

/** Everything the start page shows. */
export class Hall {
  catalogue = $state.raw<Catalogue | null>(null);
  mine = $state.raw(NONE);
  open = $state.raw(NONE);
  running = $state.raw(NONE);
  ended = $state.raw(NONE);
  going = $state.raw<Record<string, Going>>({});
  known = $state(false); // whether the lists have come
  refusal = $state.raw<Refusal | null>(null);

  async look(): Promise<void> {
    try {
      await this.fetchCatalogue();
      const [open, running, ended, own] = await Promise.all([
        api.tables('status=open&most=12'),
        api.tables('watch=true&most=8'),
        api.tables('status=ended&most=8'),
        me.who ? api.tables('mine=true&most=20') : { tables: NONE },
      ]);
      const mine = own.tables.filter((table) => table.status !== 'ended');
      this.going = await whatGoesOn(mine.filter((table) => table.status === 'playing').slice(0, MOST_LOOKED_AT));
      this.mine = byUrgency(mine, this.going);
      this.open = open.tables.filter((table) => !table.seats.some((chair) => chair.mine));
      [this.running, this.ended] = [running.tables, ended.tables];
      [this.known, this.refusal] = [true, null];
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private async fetchCatalogue(): Promise<void> {
    if (this.catalogue) return;
    const found = await api.games();
    await Promise.all(found.games.map((game) => texts.learn(game.name)));
    this.catalogue = found;
  }
}

async function whatGoesOn(tables: TableSeen[]): Promise<Record<string, Going>> {
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table.id, await goingAt(table)] as const)));
}

/** Who is asked what at a table, in words for whoever looks at it. */
async function goingAt(table: TableSeen): Promise<Going> {
  const [{ game, seat }, lexicon] = await Promise.all([api.state(table.id), learn(table.family)]);
  if (!game?.decision) return { asked: false, sentence: '' };
  const own = table.seats.filter((chair) => chair.mine).map((chair) => chair.seat);
  const seats = game.decision.seats;
  const asked = seats.some((each) => each === seat || own.includes(each));
  const speech = new Speech(lexicon, namesOf(table.seats));
  const prompt = game.prompt;
  if (!prompt) return { asked, sentence: '' };
  return { asked, sentence: (asked ? speech.message(prompt) : speech.waiting(prompt, seats)) ?? '' };
}
