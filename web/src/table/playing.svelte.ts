import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { BoardModule, Tab, TableProps } from '../boards';
import type { OrderSeen, TableSeen } from '../generated/http';
import { Addressee } from './talk/addressee.svelte';
import { lengthOf } from '../lib/director/beats';
import { ChanceTeller } from '../lib/server/chances.svelte';
import type { Moment, TableLink } from '../lib/server/link.svelte';
import { namesOf } from '../lib/names';
import { prefs } from '../lib/person/prefs.svelte';
import type { Blocked, Option, Scene } from '../generated/protocol';
import { Speech, type Lexicon } from '../lib/speech';
import { Stage } from '../lib/director/stage.svelte';
import { standing } from '../lib/director/undone';

export interface Table {
  table: TableSeen;
  link: TableLink;
  lexicon: Lexicon;
  board: BoardModule;
  orders: OrderSeen[]; // that can be given in this game
}

const MOST_BUTTONS = 6;

/** One table as this person plays at it: what lies on the stage, what is asked, and what can be done about it. */
export class Playing {
  past = $state.raw<Moment | null>(null); // the moment looked back at
  chosen = $state<string | null>(null); // waits to be confirmed
  list = $state<'all' | 'why' | null>(null); // everything that can or cannot be done, laid open
  tab = $state<Tab>('chronicle');
  drawn = $state<'left' | 'right' | null>(null); // the rail drawn out, where there is no room for both
  only = $state.raw<Option | null>(null); // what was done because nothing else could be
  barred = $state.raw<Blocked | null>(null); // what was tried and cannot be done

  private readonly wide = new MediaQuery('(min-width: 1100px)');
  readonly stage: Stage;
  readonly addressee = new Addressee();
  private readonly teller: ChanceTeller;
  private skipped = new Set<string>(); // questions answered without asking

  constructor(private readonly at: () => Table) {
    const { table, board } = untrack(at);
    this.stage = new Stage(lengthOf(table.family, board.beats ?? {}, () => this.speech), prefs.now.pace);
    this.teller = new ChanceTeller(table.id);
  }

  get table(): TableSeen {
    return this.at().table;
  }

  get link(): TableLink {
    return this.at().link;
  }

  get board(): BoardModule {
    return this.at().board;
  }

  get orders(): OrderSeen[] {
    return this.at().orders;
  }

  /** Whether the rails are drawers. */
  get narrow(): boolean {
    return !this.wide.current;
  }

  get seat(): number | null {
    return this.link.seat;
  }

  get scene(): Scene {
    return this.link.scene!; // as it is now; the stage may still be on its way there
  }

  readonly speech = $derived.by(() => new Speech(this.at().lexicon, namesOf(this.link.people!.seats)));
  readonly shown = $derived.by(() => this.past?.scene ?? this.stage.scene ?? this.scene);
  readonly items = $derived.by(() => standing(this.past ? this.link.items.slice(0, this.past.n) : this.stage.told));
  readonly live = $derived.by(() => !this.past && !this.link.waiting && this.stage.isNow);
  readonly asked = $derived.by(() => this.stage.isNow && Boolean(this.scene.options?.length));
  readonly options = $derived.by(() => (this.live ? [...(this.scene.options ?? []), ...(this.scene.free ?? [])] : []));
  readonly blocked = $derived.by(() => (this.live ? (this.scene.blocked ?? []) : []));
  readonly docked = $derived.by(() => this.options.filter((option) => !this.board.onBoard?.(option)));
  readonly buttons = $derived.by(() => {
    const listed = this.docked.length < this.options.length || this.docked.length > MOST_BUTTONS; // one button opens the list
    return this.docked.slice(0, listed ? MOST_BUTTONS - 1 : MOST_BUTTONS);
  });
  readonly over = $derived.by(() => this.stage.isNow && Boolean(this.scene.outcome || this.link.people!.status === 'ended'));
  readonly weighed = $derived.by(() => this.asked && this.table.chances && Boolean(this.board.mayKnow?.(this.scene.view)));
  readonly chances = $derived.by(() => (this.weighed && this.live ? this.teller.now : null));
  readonly say = $derived.by(() => (this.seat === null ? null : (text: string, to: number) => this.link.send({ type: 'say', text, to })));

  /** What the drawings of the game are given. */
  readonly laid = $derived.by((): TableProps => ({
    view: this.shown.view,
    seat: this.seat,
    options: this.options,
    blocked: this.blocked,
    choose: this.choose,
    act: this.act,
    say: this.say,
    open: this.open,
    prompt: this.shown.prompt ?? null,
    speech: this.speech,
    items: this.items,
    beat: this.past ? null : this.stage.beat,
    chances: this.chances,
  }));

  choose = (words: string): void => {
    if (prefs.now.confirm && this.chosen !== words) this.chosen = words;
    else this.act(words);
  };

  act = (words: string): void => {
    this.forget();
    this.link.send({ type: 'act', decision: this.scene.decision!.number, line: this.scene.line, words });
  };

  /** Whatever was begun and not done. */
  forget = (): void => {
    this.chosen = this.list = this.only = this.barred = null;
  };

  /** Say why something cannot be done. */
  explain = (words: string): void => {
    this.barred = this.blocked.find((each) => each.words === words) ?? null;
  };

  undo = (): void => {
    if (this.seat === null || !this.scene.decision || this.link.waiting) return;
    this.link.send({ type: 'undo', decision: this.scene.decision.number, line: this.scene.line });
  };

  look = (moment: Moment | null): void => {
    this.past = moment;
    this.drawn = null;
  };

  open = (tab: Tab): void => {
    this.tab = tab;
    this.drawn = 'right';
  };

  /** Ask for chances where they are worth knowing. */
  weigh(): void {
    if (this.weighed && this.seat !== null) void this.teller.follow(this.scene, this.seat);
  }

  /** Do what alone can be done, where everybody sees that nothing else can; once, so that it can be taken back. */
  skip(): void {
    const { decision, prompt, options = [], free = [], view } = this.scene;
    const [option] = options;
    if (!this.live || !option || !decision || !prompt || options.length > 1 || free.length) return;
    const key = `${decision.number}`;
    if (this.skipped.has(key) || !this.board.isOpen?.(prompt, view)) return;
    this.skipped.add(key);
    this.act(option.words);
    this.only = option;
  }
}
