import type { Act, Ask, ClientFrame, Command, Item, Order, Refusal, Say, Scene, ServerFrame, State, TablePeople, Undo, Vote } from '../../generated/protocol';
import type { Frame } from '../director/director';
import { texts } from '../texts.svelte';
import { api } from './api';
import { asRefusal } from './http';
import { patched } from './patch';

type Wish = Omit<Act, 'client' | 'n'> | Omit<Undo, 'client' | 'n'> | Omit<Ask, 'client' | 'n'> | Omit<Vote, 'client' | 'n'> | Omit<Say, 'client' | 'n'> | Omit<Order, 'client' | 'n'>;
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

/** Who tells what arrives. */
export interface Listener {
  open: (items: Item[], scene: Scene) => void; // the table as it lies, with the last of what led to it
  earlier: (items: Item[]) => void; // what was told before that
  take: (frame: Frame) => void; // something happened
  catchUp: (frame: Frame) => void; // it happened while the line was down
}

const GONE = 4404;
const SIGNED_OUT = 4401;
const TOO_MANY = 4429; // connections are open from here
const TOO_FAST = 'too-fast';
const MOST_ITEMS = 200; // of a hello's answer; earlier ones are asked for when somebody looks back
const PING_MS = 15_000;
const PATIENCE_MS = 10_000;
const WAIT_MS = 300; // before the second try; each later one waits twice as long
const WAIT_WHEN_REFUSED_MS = 2_000;
const LONGEST_WAIT_MS = 8_000;

/** The connection to a table. It comes back by itself, misses nothing, and sends nothing twice. */
export class TableLink {
  people = $state.raw<TablePeople | null>(null);
  scene = $state.raw<Scene | null>(null);
  items = $state.raw<Item[]>([]); // the last, without a gap
  readonly whole = $derived((this.items[0]?.n ?? 1) === 1); // whether those are all
  seat = $state<number | null>(null);
  state = $state<LinkState>('connecting');
  refused = $state.raw<Refusal | null>(null);
  waiting = $state(0); // commands not yet acknowledged

  private listener: Listener | null = null;
  private anew = false; // what comes next has been told before
  private greeting = false; // a hello waits for its answer
  private fetching: Promise<boolean> | null = null; // earlier items are on their way
  private version = 0; // of the scene: a patch fits the one before it only
  private eyes: number | null = null; // the seat to look from, where several are mine
  private socket: WebSocket | null = null;
  private pending = new Map<number, Command>();
  private n = 0;
  private tries = 0;
  private closed = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private later: ReturnType<typeof setTimeout> | null = null; // a hello that was refused is said again
  private readonly client = randomName();

  constructor(readonly table: string) {
    window.addEventListener('online', this.hurry);
    this.connect();
  }

  /** Send a command; it is sent again after a broken connection until the server has answered. */
  send(wish: Wish): void {
    const command: Command = { ...wish, client: this.client, n: ++this.n };
    this.refused = null;
    this.pending.set(command.n, command);
    this.waiting = this.pending.size;
    if (this.state === 'open') this.say(command);
  }

  /** Tell somebody what arrives, from now on. */
  tell(listener: Listener | null): void {
    this.listener = listener;
    if (this.scene) listener?.open(this.items, this.scene);
  }

  /** Connect anew with other eyes, after sitting down. */
  reconnect(): void {
    this.forget();
    this.drop();
    this.connect();
  }

  /** Look from another seat of mine. */
  sitAs(seat: number): void {
    this.forget();
    this.eyes = seat;
    this.greet();
  }

  /** Say hello again, after the language has changed. */
  greet(): void {
    if (this.state === 'open') this.hello();
  }

  /** Be told everything anew, after somebody was muted. */
  hearAgain(): void {
    this.items = [];
    this.anew = true;
    this.greet();
  }

  /** Fetch some of what was told before the first item here; whether there is any, and it came. */
  earlier = (): Promise<boolean> => (this.fetching ??= this.fetchEarlier().finally(() => (this.fetching = null)));

  /** Have everything here from this item on, if it can be had. */
  async reach(n: number): Promise<void> {
    while ((this.items[0]?.n ?? 1) > n && (await this.earlier()));
  }

  private async fetchEarlier(): Promise<boolean> {
    const [oldest] = this.items;
    if (!oldest || oldest.n === 1) return false;
    try {
      const { items } = await api.items(this.table, oldest.n, this.seat);
      if (this.items[0] !== oldest || !items.length) return false; // something else is looked at by now
      this.items = [...items, ...this.items];
      this.listener?.earlier(items);
      return true;
    } catch (error) {
      const { code, message, hint } = asRefusal(error);
      this.refused = { type: 'refused', code, sentence: message, hint, client: null, n: null };
      return false;
    }
  }

  private hello(): void {
    this.greeting = true;
    this.say({ type: 'hello', since: this.last, seat: this.eyes, lang: texts.lang, patches: true, most: MOST_ITEMS });
  }

  /** The number of the last item here. */
  private get last(): number {
    return this.items.at(-1)?.n ?? 0;
  }

  private forget(): void {
    this.items = [];
    this.scene = null;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.hurry);
    this.drop();
  }

  private connect(): void {
    const address = new URL(`ws/${this.table}`, location.href.split('#', 1)[0]);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as ServerFrame);
    socket.onclose = (event) => this.lose(event.code);
  }

  private drop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.forgetLater();
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
    this.socket = null;
  }

  private lose(code: number): void {
    this.drop();
    if (this.closed) return;
    if (code === SIGNED_OUT) this.forget(); // whoever comes back is somebody else
    this.state = code === GONE ? 'gone' : 'lost';
    if (this.state === 'gone') return;
    this.timers.push(setTimeout(() => this.connect(), this.wait(code === TOO_MANY ? WAIT_WHEN_REFUSED_MS : WAIT_MS)));
  }

  /** How long to wait before the next try: longer each time, until one succeeds. */
  private wait(first: number): number {
    return Math.min(LONGEST_WAIT_MS, first * 2 ** this.tries++);
  }

  private helloLater(): void {
    if (this.later !== null) return;
    this.later = setTimeout(() => {
      this.later = null;
      this.hello();
    }, this.wait(WAIT_WHEN_REFUSED_MS));
  }

  private forgetLater(): void {
    if (this.later !== null) clearTimeout(this.later);
    this.later = null;
  }

  private hurry = (): void => {
    if (this.state !== 'lost') return;
    this.drop();
    this.connect();
  };

  private say(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private hear(frame: ServerFrame): void {
    this.listen();
    if (frame.type === 'state') {
      this.take(frame);
    } else if (frame.type === 'people') {
      this.people = frame.people;
    } else if (frame.type === 'done') {
      this.settle(frame.n);
    } else if (frame.type === 'refused') {
      if (typeof frame.n === 'number') this.settle(frame.n);
      else if (frame.code === TOO_FAST) this.helloLater();
      this.refused = frame;
    }
  }

  private take(frame: State): void {
    const { first, seat, items: news } = frame;
    const come = this.state !== 'open';
    if (come || this.tries) this.refused = null;
    this.state = 'open';
    this.tries = 0;
    if (this.eyes !== null && seat !== this.eyes) return; // said before it heard of the change
    this.seat = seat;
    const scene = this.sceneOf(frame);
    const skips = first > this.last + 1; // as the answer to a hello does, where much has happened
    if ((skips && !(this.greeting && frame.game)) || (frame.patch && !scene)) {
      this.greet();
      return;
    }
    const anew = !this.scene || this.anew || first !== this.last + 1;
    this.anew = false;
    if (frame.game) this.greeting = false;
    this.items = skips ? news : [...this.items.filter(({ n }) => n < first), ...news];
    if (scene) {
      this.scene = scene;
      this.version = frame.version ?? 0;
    }
    this.pass(news, anew, come);
    if (come) this.pending.forEach((command) => this.say(command));
  }

  /** The scene a frame leads to; none where it says nothing of it, or tells what changed in one that is not here. */
  private sceneOf({ game, patch, version = 0 }: State): Scene | null {
    if (game) return game;
    return patch && this.scene && version === this.version + 1 ? patched(this.scene, patch) : null;
  }

  private pass(items: Item[], anew: boolean, come: boolean): void {
    const scene = this.scene;
    if (!scene) return;
    if (anew) this.listener?.open(this.items, scene);
    else if (come) this.listener?.catchUp({ items, scene });
    else this.listener?.take({ items, scene });
  }

  private settle(n: number): void {
    this.pending.delete(n);
    this.waiting = this.pending.size;
  }

  /** Wait for the next word; if none comes, ask, and then think the line dead. */
  private listen(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [setTimeout(() => this.say({ type: 'ping' }), PING_MS), setTimeout(() => this.lose(0), PING_MS + PATIENCE_MS)];
  }
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36))
    .join('')
    .slice(0, 16);
}
