import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { BoardModule, Tab, TableProps } from '../boards';
import type { CoachSeen, OrderSeen, TableSeen, WarningSeen } from '../generated/http';
import { Addressee } from './talk/addressee.svelte';
import { lengthOf } from '../lib/director/beats';
import { ChanceTeller } from '../lib/server/chances.svelte';
import { CoachTeller } from '../lib/server/coach';
import { api } from '../lib/server/api';
import { asRefusal } from '../lib/server/http';
import type { TableLink } from '../lib/server/link.svelte';
import { namesOf } from '../lib/names';
import { prefs } from '../lib/person/prefs.svelte';
import type { Blocked, Item, Option, Scene } from '../generated/protocol';
import { Speech, type Lexicon } from '../lib/speech';
import type { Beat } from '../lib/director/director';
import { Stage } from '../lib/director/stage.svelte';
import { standing } from '../lib/director/undone';

export interface Table {
  table: TableSeen;
  link: TableLink;
  lexicon: Lexicon;
  board: BoardModule;
  orders: OrderSeen[]; // that can be given in this game
}

/** Something looked at again: the table it happened at, and how it is told. */
export interface Past {
  item: Item;
  scene: Scene;
  beat: Beat | null;
}

const MOST_BUTTONS = 6;
const WITH_BARRED = { wide: 3, narrow: 2 }; // buttons, if some cannot be chosen: one row

/** Answers with those first that have room; one that names nothing, a refusal or the end of a turn, always has. */
function ordered(answers: Option[], room: number): Option[] {
  if (answers.length <= room) return answers;
  const plain = answers.filter(({ operands }) => !operands.length).slice(-room);
  const named = answers.filter((option) => !plain.includes(option));
  const first = named.slice(0, room - plain.length);
  const shown = answers.filter((option) => plain.includes(option) || first.includes(option));
  return [...shown, ...answers.filter((option) => !shown.includes(option))];
}

/** One table as this person plays at it: what lies on the stage, what is asked, and what can be done about it. */
export class Playing {
  past = $state.raw<Past | null>(null); // what is looked at again
  chosen = $state<string | null>(null); // waits to be confirmed
  list = $state<'all' | 'why' | null>(null); // everything that can or cannot be done, laid open
  tab = $state<Tab>('chronicle');
  drawn = $state<'left' | 'right' | null>(null); // the rail drawn out, where there is no room for both
  only = $state.raw<Option | null>(null); // what was done because nothing else could be
  barred = $state.raw<Blocked | null>(null); // what was tried and cannot be done
  warning = $state.raw<WarningSeen | null>(null); // of the coach, about what was tried

  private readonly wide = new MediaQuery('(min-width: 1100px)');
  readonly stage: Stage;
  readonly length: (item: Item) => number; // how long a thing is told
  readonly addressee = new Addressee();
  private readonly teller: ChanceTeller;
  private readonly coach: CoachTeller;
  private skipped = new Set<string>(); // questions answered without asking

  constructor(private readonly at: () => Table) {
    const { table, board } = untrack(at);
    this.length = lengthOf(table.family, board.beats ?? {}, () => this.speech);
    this.stage = new Stage(this.length, prefs.now.pace);
    this.teller = new ChanceTeller(table.id);
    this.coach = new CoachTeller(table.id);
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
  readonly happened = $derived.by(() => standing(this.stage.told));
  readonly items = $derived.by(() => (this.past ? this.happened.filter(({ n }) => n <= this.past!.item.n) : this.happened));
  readonly live = $derived.by(() => !this.past && !this.link.waiting && this.stage.isNow);
  readonly asked = $derived.by(() => this.stage.isNow && Boolean(this.scene.options?.length));
  readonly answerable = $derived.by(() => (this.link.waiting ? [] : [...(this.scene.options ?? []), ...(this.scene.free ?? [])])); // also while things are told
  readonly options = $derived.by(() => (this.live ? this.answerable : []));
  readonly blocked = $derived.by(() => (this.live ? (this.scene.blocked ?? []) : []));
  private readonly answers = $derived.by(() => {
    const foremost = this.options.length ? (this.board.foremost?.(this.options, this.scene.view, this.chances) ?? []) : [];
    const docked = [...foremost, ...this.options.filter((option) => !this.board.onBoard?.(option) && !foremost.includes(option))];
    const idle = docked.filter((option) => this.board.isIdle?.(option));
    return idle.length ? [...docked.filter((option) => !idle.includes(option)), ...idle] : docked;
  });
  /** Whether one button opens the list: where anything else can be chosen; what is done beside gets it only while there is room. */
  readonly listed = $derived.by(() => {
    const elsewhere = this.options.filter((option) => !this.answers.includes(option));
    return this.answers.length > MOST_BUTTONS || (this.answers.length < MOST_BUTTONS ? elsewhere.length > 0 : elsewhere.some((option) => !this.board.isAside?.(option)));
  });
  readonly docked = $derived.by(() => ordered(this.answers, this.listed ? MOST_BUTTONS - 1 : MOST_BUTTONS));
  readonly buttons = $derived.by(() => this.docked.slice(0, this.listed ? MOST_BUTTONS - 1 : MOST_BUTTONS));
  readonly barredInDock = $derived.by(() => {
    const used = this.buttons.length + (this.listed ? 1 : 0);
    const room = WITH_BARRED[this.narrow ? 'narrow' : 'wide'] - used;
    return room > 0 && this.docked.length ? this.blocked.filter((each) => !this.board.onBoard?.(each)).slice(0, room) : [];
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
    beat: this.past ? this.past.beat : this.stage.beat,
    chances: this.chances,
  }));

  choose = (words: string): void => {
    if (prefs.now.confirm && this.chosen !== words) this.chosen = words;
    else this.act(words);
  };

  /** Whether there is a coach to ask: at practice tables, for whoever sits there. */
  get mayAsk(): boolean {
    return this.table.practice && this.seat !== null;
  }

  /** Ask the coach about the choice at hand. */
  coached(wish: 'hint' | 'choices' | 'warnings'): Promise<CoachSeen> {
    return this.coach.ask(wish, this.scene, this.seat!);
  }

  /** Have warnings at hand before somebody chooses. */
  watchOut(): void {
    if (prefs.now.warn && this.mayAsk && this.asked && (this.scene.options?.length ?? 0) > 1) void this.coached('warnings').catch(() => null);
  }

  act = (words: string, sure = false): void => {
    const { scene } = this;
    if (sure || !prefs.now.warn || !this.mayAsk || !scene.options?.some((option) => option.words === words)) this.send(words);
    else
      void this.coach.warning(words, scene, this.seat!).then((warning) => {
        if (this.scene.decision?.number !== scene.decision?.number) return;
        if (warning) this.warning = warning;
        else this.send(words);
      });
  };

  private send(words: string): void {
    this.forget();
    this.link.send({ type: 'act', decision: this.scene.decision!.number, line: this.scene.line, words });
  }

  /** Whatever was begun and not done. */
  forget = (): void => {
    this.chosen = this.list = this.only = this.barred = this.warning = null;
  };

  /** Say why something cannot be done. */
  explain = (words: string): void => {
    this.barred = this.blocked.find((each) => each.words === words) ?? null;
  };

  undo = (): void => {
    if (this.seat === null || !this.scene.decision || this.link.waiting) return;
    this.link.send({ type: 'undo', decision: this.scene.decision.number, line: this.scene.line });
  };

  /** Look at something again, or at what is now. */
  look = async (n: number | null): Promise<void> => {
    this.drawn = null;
    const item = n === null ? undefined : this.happened.find((each) => each.n === n);
    if (!item) {
      this.past = null;
      return;
    }
    try {
      const { first, before, after } = await api.past(this.table.id, item.n, this.seat);
      const ms = this.length(item);
      await this.link.reach(first);
      const told = this.happened.filter((each) => each.n >= first && each.n <= item.n);
      this.past = ms > 0 ? { item, scene: before, beat: { item, ms, told, after } } : { item, scene: after, beat: null };
    } catch (error) {
      const { code, message, hint } = asRefusal(error);
      this.link.refused = { type: 'refused', code, sentence: message, hint, client: null, n: null };
    }
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
