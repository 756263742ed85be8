import type { EventItem, Facts, Item } from '../../generated/protocol';
import type { Speech } from '../../lib/speech';
import { quarterOf } from './city/plan';
import { courseOf, eventsOf, kindOf, termOf, type Stop } from './course';
import { METALS, type AquileiaView, type Metal } from './view';

/** The table as it lies once these things have happened: what is being told lies on the stage at once, piece by piece. */
export function played(view: AquileiaView, told: Item[], speech: Speech): AquileiaView {
  const events = eventsOf(told);
  if (!events.length) return view;
  const table = new Table(structuredClone(view), speech);
  events.forEach((event, i) => table.hear(event, courseOf(events.slice(0, i + 1), view.phase)));
  return table.view;
}

/** A table on which one thing after the other happens. */
class Table {
  private at: Stop;

  constructor(
    readonly view: AquileiaView,
    private readonly speech: Speech,
  ) {
    this.at = view.phase;
  }

  hear(event: EventItem, at: Stop): void {
    if (at !== this.at) this.leave(at);
    this.heard[kindOf(event)]?.(event.facts);
  }

  /** Whoever stood in the quarter that has acted is home again. */
  private leave(at: Stop): void {
    const { view } = this;
    if (at !== 'placement') for (const space of view.spaces) if (quarterOf(space) === this.at) space.seat = null;
    if (at !== 'arena' && at !== 'stadium') view.contest = null;
    if (at !== 'theatrum') view.auction = null;
    if (at !== 'forum') view.building = null;
    this.at = at;
    view.phase = at === 'round' || at === 'scoring' ? null : at;
  }

  private player(seat: unknown): AquileiaView['players'][number] {
    return this.view.players[Number(seat)]!;
  }

  private metal(facts: Facts): Metal {
    return METALS[Number(facts.metal)]!;
  }

  private coins(seat: unknown, facts: Facts, by: number): void {
    this.player(seat).coins[this.metal(facts)] += by * Number(facts.count ?? 1);
  }

  private enter(area: 'arena' | 'stadium', facts: Facts): void {
    const { view } = this;
    if (view.contest?.area !== area) view.contest = { area, seats: [], metals: [], strengths: [], points: [] };
    const seat = Number(facts.seat);
    if (view.contest.seats.includes(seat)) return;
    view.contest.seats.push(seat);
    view.contest.metals.push(view.spaces.find((space) => space.action === area && space.seat === seat)?.metal ?? 'bronze');
    view.contest.strengths.push(Number(facts.strength));
  }

  /** Faces of the metal one fights or races for count. */
  private roll(facts: Facts): void {
    const { contest } = this.view;
    const place = contest?.seats.indexOf(Number(facts.seat)) ?? -1;
    if (!contest || place < 0 || (this.at !== 'arena' && this.at !== 'stadium')) return;
    contest.strengths[place]! += (facts.dice as number[]).filter((face) => METALS[face] === contest.metals[place]).length;
  }

  private strength(facts: Facts): void {
    const place = this.view.contest?.seats.indexOf(Number(facts.seat)) ?? -1;
    if (place >= 0) this.view.contest!.strengths[place] = Number(facts.strength);
  }

  private win(facts: Facts): void {
    const card = termOf(this.speech, 'theatre', facts.theatre);
    this.player(facts.seat).theatre.push(card);
    this.view.theatre = this.view.theatre.filter((other) => other !== card);
  }

  private readonly heard: Record<string, (facts: Facts) => void> = {
    starts: ({ seat }) => (this.view.start = Number(seat)),
    round: ({ count }) => {
      this.view.round = Number(count);
      this.view.track = [];
      for (const space of this.view.spaces) space.seat = null;
    },
    market: (facts) => {
      const equi = this.view.spaces.filter(({ action }) => action === 'equi');
      this.view.market[equi.indexOf(this.view.spaces[Number(facts.space)]!)] = termOf(this.speech, 'card', facts.card);
    },
    'open-laurel': ({ laurel }) => (this.view.stadium.open = termOf(this.speech, 'laurel', laurel)),
    places: (facts) => {
      this.view.spaces[Number(facts.space)]!.seat = Number(facts.seat);
      this.player(facts.seat).followers--;
    },
    'lays-fee': (facts) => {
      this.coins(facts.seat, facts, -1);
      this.view.fees[this.metal(facts)]++;
    },
    crest: ({ seat }) => void this.view.track.push(Number(seat)),
    gets: (facts) => this.coins(facts.seat, facts, 1),
    pays: (facts) => {
      if (this.at === 'portus' && this.view.fees[this.metal(facts)]) this.view.fees[this.metal(facts)]--;
      else this.coins(facts.seat, facts, -1);
    },
    'pays-to': (facts) => {
      this.coins(facts.seat, facts, -1);
      this.coins(facts.to, facts, 1);
    },
    scores: ({ seat, count }) => (this.player(seat).points += Number(count)),
    'has-blue-dice': ({ seat, count }) => {
      this.view.potentia = Number(seat);
      this.view.blue_dice = Number(count);
    },
    fights: (facts) => this.enter('arena', facts),
    races: (facts) => this.enter('stadium', facts),
    rolls: (facts) => this.roll(facts),
    'rolls-blue': (facts) => {
      this.roll(facts);
      this.view.blue_dice -= (facts.dice as number[]).length;
    },
    plays: (facts) => this.strength(facts),
    ranks: (facts) => this.strength(facts),
    reveals: ({ seat, theatre }) => {
      const card = termOf(this.speech, 'theatre', theatre);
      this.view.auction = { auctioneer: Number(seat), card, bid: { bronze: 0, silver: 0, gold: 0 }, leader: null, out: [] };
    },
    bids: ({ seat, bid }) => {
      if (!this.view.auction) return;
      this.view.auction.leader = Number(seat);
      METALS.forEach((metal, i) => (this.view.auction!.bid[metal] = (bid as number[]).filter((each) => each === i).length));
    },
    drops: ({ seat }) => void this.view.auction?.out.push(Number(seat)),
    wins: (facts) => this.win(facts),
    'gets-free': (facts) => this.win(facts),
    builds: ({ seat, site }) => {
      this.view.sites[Number(site)]!.seat = Number(seat);
      this.player(seat).houses--;
    },
    steals: (facts) => {
      this.view.fees[this.metal(facts)]--;
      this.player(facts.seat).coins[this.metal(facts)]++;
    },
    neutral: ({ seat, count }) => (this.player(seat).points += Number(count)),
    villas: ({ seat, count }) => (this.player(seat).points += Number(count)),
    total: ({ seat, count }) => (this.player(seat).points = Number(count)),
  };
}
