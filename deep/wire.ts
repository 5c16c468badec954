/** A client without a screen: speaks the protocol over a real socket and comes back by itself after every cut. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Reason, Refused } from '#kernel';
import { CLOSE, type ClientMessage, PROTOCOL, type ServerMessage } from '#protocol';
import type { Command } from '#table';
import { delayBefore } from '../src/client/remote/socket.ts';
import { Heartbeat } from './heartbeat.ts';
import { textOf } from './textOf.ts';
import { addEntry, type Watched, watchedFrom } from './watched.ts';

/** How long a client of a single server waits before it tries again, in milliseconds. */
const AGAIN = 40;

/** What may be tried again under the same id: the store or the server was away for a moment (P19, P8). */
const PASSING = ['failed', 'notNow'];

/** Before it is, in milliseconds, as in a browser. */
const TRY_AGAIN = 500;

interface Pending {
  readonly message: Extract<ClientMessage, { ask: 'command' }>;
  readonly since: number;
  sent: number;
  resolve(seq: number): void;
  reject(error: unknown): void;
}

export interface WireEvents {
  /** The table has changed, or is known for the first time. */
  changed?(table: string): void;
  sent?(): void;
  acknowledged?(table: string, commandId: string, seq: number): void;
  /** Refused for good. */
  refused?(table: string, commandId: string, reason: Reason): void;
  /** Something the protocol does not allow; a proof counts it. */
  fault?(text: string): void;
}

export class Wire {
  /** How often a command went out again, and how often the socket was cut. */
  resent = 0;
  cuts = 0;
  person = '';
  readonly tables = new Map<string, Watched>();
  /** Since when it is cut off or does not know all its tables again; undefined until it was welcome once. */
  awaySince: number | undefined;
  /** The last address it has dialled. */
  address = '';
  readonly #address: () => string;
  /** Whether it leaves a silent node and dials again as browsers do. */
  readonly #isBrowser: boolean;
  readonly #token: string;
  readonly #events: WireEvents;
  readonly #watching = new Set<string>();
  readonly #pending = new Map<string, Pending>();
  readonly #resumed = new Set<string>();
  #socket: WebSocket | undefined;
  #heartbeat: Heartbeat | undefined;
  #welcome = false;
  #closed = false;
  #attempts = 0;

  /** The address may be another one each time. */
  constructor(address: string | (() => string), token: string, events: WireEvents = {}, isBrowser = false) {
    this.#address = typeof address === 'string' ? () => address : address;
    this.#isBrowser = isBrowser;
    this.#token = token;
    this.#events = events;
    this.#connect();
  }

  /** Whether the socket stands and every table is known anew. */
  get live(): boolean {
    return this.#welcome && this.#resumed.size === this.#watching.size;
  }

  /** Since when it has not got what it should have: it is away, or a ping or a command is unanswered. */
  get lackingSince(): number | undefined {
    const sent = [...this.#pending.values()].map(({ since }) => since);
    const all = [this.awaySince, this.#heartbeat?.silentSince, ...sent].filter((time) => time !== undefined);
    return all.length > 0 ? Math.min(...all) : undefined;
  }

  /** Whether a command for this table is on its way. */
  waits(table: string): boolean {
    return [...this.#pending.values()].some(({ message }) => message.table === table);
  }

  watch(table: string): void {
    this.#watching.add(table);
    this.#askWatch(table);
  }

  unwatch(table: string): void {
    this.#watching.delete(table);
    this.#resumed.delete(table);
    this.tables.delete(table);
    this.#send({ ask: 'unwatch', table });
  }

  /** Resolves with the number of the entry once it is acknowledged; rejects with Refused. */
  command(table: string, command: Command, id: string = randomUUID()): Promise<number> {
    return new Promise((resolve, reject) => {
      const message = { ask: 'command', table, id, command } as const;
      const pending: Pending = { message, since: performance.now(), sent: 0, resolve, reject };
      this.#pending.set(id, pending);
      this.#sendCommand(pending);
    });
  }

  /** Sends what waits for its acknowledgement once more, as a nervous client would. */
  repeat(): void {
    for (const pending of this.#pending.values()) this.#sendCommand(pending);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#closed) return;
    this.address = this.#address();
    const socket = new WebSocket(this.address, { headers: { authorization: `Bearer ${this.#token}` } });
    const heartbeat = new Heartbeat(
      this.#isBrowser,
      () => this.#send({ ask: 'ping' }),
      () => socket.terminate(),
    );
    this.#socket = socket;
    this.#heartbeat = heartbeat;
    socket.on('open', () => this.#send({ ask: 'hello', protocol: PROTOCOL }));
    socket.on('message', (data) => {
      heartbeat.heard();
      this.#hear(JSON.parse(textOf(data)));
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      heartbeat.stop();
      this.#lose();
      if (code === CLOSE.notSignedIn) this.#fault('a valid session was not accepted');
      else setTimeout(() => this.#connect(), this.#delayAfter(code));
    });
  }

  #lose(): void {
    if (this.#welcome) {
      this.cuts += 1;
      this.awaySince ??= this.#heartbeat?.silentSince ?? performance.now();
    }
    this.#welcome = false;
    this.#resumed.clear();
  }

  #delayAfter(code: number): number {
    if (!this.#isBrowser) return AGAIN;
    const attempt = this.#attempts++;
    return code === CLOSE.restarting && attempt === 0 ? 0 : delayBefore(attempt, Math.random);
  }

  #hear(message: ServerMessage): void {
    if (message.tell === 'welcome') this.#hearWelcome(message.person);
    if (message.tell === 'table') this.#hearTable(message);
    if (message.tell === 'entry') this.#hearEntry(message);
    if (message.tell === 'done') this.#acknowledge(message.id, message.seq);
    if (message.tell === 'refused') this.#hearRefused(message);
    if (message.tell === 'error') this.#hearError(message.reason);
  }

  /** Where stores come and go a question may fail. */
  #hearError({ rule, code }: Reason): void {
    if (!this.#isBrowser || !PASSING.includes(code)) this.#fault(`an error out of nothing: ${rule} ${code}`);
  }

  #hearWelcome(person: string): void {
    this.person = person;
    this.#welcome = true;
    this.#attempts = 0;
    this.#noteReturn();
    for (const table of this.#watching) this.#askWatch(table);
    this.repeat();
  }

  #hearRefused({ id, reason }: Extract<ServerMessage, { tell: 'refused' }>): void {
    const pending = this.#pending.get(id);
    if (pending && PASSING.includes(reason.code) && this.#isBrowser) {
      setTimeout(() => this.#pending.has(id) && this.#sendCommand(pending), TRY_AGAIN);
      return;
    }
    if (!pending) return;
    this.#pending.delete(id);
    this.#events.refused?.(pending.message.table, id, reason);
    pending.reject(new Refused(reason));
  }

  #hearTable(message: Extract<ServerMessage, { tell: 'table' }>): void {
    const { table, seq } = message;
    if (!this.#watching.has(table)) return;
    const known = this.tables.get(table);
    if (known && seq < known.seq) this.#fault(`table ${table} went back from ${known.seq} to ${seq}`);
    this.tables.set(table, watchedFrom(known, message));
    this.#resumed.add(table);
    this.#noteReturn();
    this.#events.changed?.(table);
  }

  #hearEntry(message: Extract<ServerMessage, { tell: 'entry' }>): void {
    const { table, seq, commandId } = message;
    const known = this.tables.get(table);
    if (known && seq === known.seq + 1) addEntry(known, message);
    else if (known && seq > known.seq) {
      this.#fault(`table ${table}: entry ${seq} after ${known.seq}`);
      this.#askWatch(table);
    }
    if (commandId !== undefined) this.#acknowledge(commandId, seq);
    if (known) this.#events.changed?.(table);
  }

  #noteReturn(): void {
    if (this.live) this.awaySince = undefined;
  }

  #acknowledge(id: string, seq: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#events.acknowledged?.(pending.message.table, id, seq);
    pending.resolve(seq);
  }

  #askWatch(table: string): void {
    this.#send({ ask: 'watch', table, since: this.tables.get(table)?.entries.at(-1)?.seq ?? 0 });
  }

  #sendCommand(pending: Pending): void {
    if (!this.#welcome) return;
    pending.sent += 1;
    if (pending.sent > 1) this.resent += 1;
    this.#send(pending.message);
    this.#events.sent?.();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (message.ask !== 'hello' && !this.#welcome) return;
    this.#socket.send(JSON.stringify(message));
  }

  #fault(text: string): void {
    this.#events.fault?.(text);
  }
}
