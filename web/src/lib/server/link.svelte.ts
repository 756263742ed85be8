import type { Act, Ask, ClientFrame, Command, Item, Order, Refusal, Say, Scene, ServerFrame, TablePeople, Undo, Vote } from '../../generated/protocol';
import type { Frame } from '../director/director';
import { texts } from '../texts.svelte';

type Wish = Omit<Act, 'client' | 'n'> | Omit<Undo, 'client' | 'n'> | Omit<Ask, 'client' | 'n'> | Omit<Vote, 'client' | 'n'> | Omit<Say, 'client' | 'n'> | Omit<Order, 'client' | 'n'>;
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

/** Who tells what arrives. */
export interface Listener {
  open: (items: Item[], scene: Scene) => void; // the table as it lies, with all that led to it
  take: (frame: Frame) => void; // something happened
  catchUp: (frame: Frame) => void; // it happened while the line was down
}

const GONE = 4404;
const SIGNED_OUT = 4401;
const TOO_MANY = 4429; // connections are open from here
const TOO_FAST = 'too-fast';
const PING_MS = 15_000;
const PATIENCE_MS = 10_000;
const WAIT_MS = 300; // before the second try; each later one waits twice as long
const WAIT_WHEN_REFUSED_MS = 2_000;
const LONGEST_WAIT_MS = 8_000;

/** The connection to a table. It comes back by itself, misses nothing, and sends nothing twice. */
export class TableLink {
  people = $state.raw<TablePeople | null>(null);
  scene = $state.raw<Scene | null>(null);
  items = $state.raw<Item[]>([]);
  seat = $state<number | null>(null);
  state = $state<LinkState>('connecting');
  refused = $state.raw<Refusal | null>(null);
  waiting = $state(0); // commands not yet acknowledged

  private listener: Listener | null = null;
  private anew = false; // what comes next has been told before
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

  private hello(): void {
    this.say({ type: 'hello', since: this.items.length, seat: this.eyes, lang: texts.lang });
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
      this.take(frame.first, frame.seat, frame.items, frame.game);
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

  private take(first: number, seat: number | null, news: Item[], scene: Scene | undefined): void {
    const come = this.state !== 'open';
    if (come || this.tries) this.refused = null;
    this.state = 'open';
    this.tries = 0;
    if (this.eyes !== null && seat !== this.eyes) return; // said before it heard of the change
    this.seat = seat;
    if (first > this.items.length + 1) {
      this.greet();
      return;
    }
    const anew = !this.scene || this.anew || first <= this.items.length;
    this.anew = false;
    this.items = [...this.items.slice(0, first - 1), ...news];
    if (scene) this.scene = scene;
    this.pass(news, anew, come);
    if (come) this.pending.forEach((command) => this.say(command));
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
