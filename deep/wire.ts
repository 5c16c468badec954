/** A client without a screen: speaks the protocol over a real socket and comes back by itself after every cut. */
import { randomUUID } from 'node:crypto';
import { type RawData, WebSocket } from 'ws';
import { Refused } from '#kernel';
import { CLOSE, type ClientMessage, HEARTBEAT, PROTOCOL, type ServerMessage } from '#protocol';
import { type Command, patched, type SeenEntry, type TableView } from '#table';

/** How long a client waits before it tries again, in milliseconds. */
const AGAIN = 40;

/** What may be tried again under the same id: the store or the server was away for a moment (P19, P8). */
const PASSING = ['failed', 'notNow'];

/** Before it is, in milliseconds. */
const TRY_AGAIN = 200;

/** So many table views are kept, to be compared with fresh ones. */
const TABLE_VIEWS_KEPT = 64;

/** A table as this client knows it: the table view by patches, every entry seen, and the last table views by number. */
export interface Watched {
  seq: number;
  tableView: TableView;
  readonly entries: SeenEntry[];
  readonly tableViews: Map<number, TableView>;
}

interface Pending {
  readonly message: Extract<ClientMessage, { ask: 'command' }>;
  sent: number;
  resolve(seq: number): void;
  reject(error: unknown): void;
}

export interface WireEvents {
  /** The table has changed, or is known for the first time. */
  changed?(table: string): void;
  sent?(): void;
  acknowledged?(table: string, commandId: string, seq: number): void;
  /** Something the protocol does not allow; a proof counts it. */
  fault?(text: string): void;
}

export class Wire {
  /** How often a command went out again, and how often the socket was cut. */
  resent = 0;
  cuts = 0;
  person = '';
  readonly tables = new Map<string, Watched>();
  readonly #address: () => string;
  /** After so many milliseconds without a word it goes to another node. */
  readonly #patience: number;
  readonly #token: string;
  readonly #events: WireEvents;
  readonly #watching = new Set<string>();
  readonly #pending = new Map<string, Pending>();
  readonly #resumed = new Set<string>();
  #socket: WebSocket | undefined;
  #welcome = false;
  #closed = false;

  /** The address may be another one each time. */
  constructor(address: string | (() => string), token: string, events: WireEvents = {}, patience = Infinity) {
    this.#address = typeof address === 'string' ? () => address : address;
    this.#patience = patience;
    this.#token = token;
    this.#events = events;
    this.#connect();
  }

  /** Whether the socket stands and every table is known anew. */
  get live(): boolean {
    return this.#welcome && this.#resumed.size === this.#watching.size;
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
      const pending: Pending = { message: { ask: 'command', table, id, command }, sent: 0, resolve, reject };
      this.#pending.set(id, pending);
      this.#sendCommand(pending);
    });
  }

  /** Sends what waits for its acknowledgement once more, as a nervous client would. */
  repeat(): void {
    for (const pending of this.#pending.values()) this.#sendCommand(pending);
  }

  /** Cuts the connection without a word; the client comes back by itself. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.#address(), { headers: { authorization: `Bearer ${this.#token}` } });
    this.#socket = socket;
    let heard = Date.now();
    const beat = setInterval(
      () => {
        if (Date.now() - heard > this.#patience) socket.terminate();
        this.#send({ ask: 'ping' });
      },
      Math.min(HEARTBEAT, this.#patience / 4),
    );
    socket.on('open', () => this.#send({ ask: 'hello', protocol: PROTOCOL }));
    socket.on('message', (data) => {
      heard = Date.now();
      this.#hear(JSON.parse(textOf(data)));
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      clearInterval(beat);
      if (this.#welcome) this.cuts += 1;
      this.#welcome = false;
      this.#resumed.clear();
      if (code === CLOSE.notSignedIn) this.#fault('a valid session was not accepted');
      else setTimeout(() => this.#connect(), AGAIN);
    });
  }

  #hear(message: ServerMessage): void {
    if (message.tell === 'welcome') this.#hearWelcome(message.person);
    if (message.tell === 'table') this.#hearTable(message);
    if (message.tell === 'entry') this.#hearEntry(message);
    if (message.tell === 'done') this.#acknowledge(message.id, message.seq);
    if (message.tell === 'refused') this.#hearRefused(message);
    if (message.tell === 'error')
      this.#fault(`an error out of nothing: ${message.reason.rule} ${message.reason.code}`);
  }

  #hearWelcome(person: string): void {
    this.person = person;
    this.#welcome = true;
    for (const table of this.#watching) this.#askWatch(table);
    this.repeat();
  }

  #hearRefused({ id, reason }: Extract<ServerMessage, { tell: 'refused' }>): void {
    const pending = this.#pending.get(id);
    if (pending && PASSING.includes(reason.code) && this.#patience < Infinity) {
      setTimeout(() => this.#pending.has(id) && this.#sendCommand(pending), TRY_AGAIN);
      return;
    }
    this.#pending.delete(id);
    pending?.reject(new Refused(reason));
  }

  #hearTable({ table, seq, tableView, entries }: Extract<ServerMessage, { tell: 'table' }>): void {
    if (!this.#watching.has(table)) return;
    const known = this.tables.get(table);
    if (known && seq < known.seq) this.#fault(`table ${table} went back from ${known.seq} to ${seq}`);
    const after = known?.entries.at(-1)?.seq ?? 0;
    const watched: Watched = {
      seq,
      tableView,
      entries: [...(known?.entries ?? []), ...entries.filter((entry) => entry.seq > after)],
      tableViews: known?.tableViews ?? new Map(),
    };
    this.tables.set(table, watched);
    this.#keepTableView(watched);
    this.#resumed.add(table);
    this.#events.changed?.(table);
  }

  #hearEntry({
    table,
    seq,
    at,
    happening,
    patch,
    commandId,
  }: Extract<ServerMessage, { tell: 'entry' }>): void {
    const known = this.tables.get(table);
    if (known && seq === known.seq + 1) {
      known.seq = seq;
      if (patch) known.tableView = patched(known.tableView, patch);
      known.entries.push({ seq, at, happening });
      this.#keepTableView(known);
    } else if (known && seq > known.seq) {
      this.#fault(`table ${table}: entry ${seq} after ${known.seq}`);
      this.#askWatch(table);
    }
    if (commandId !== undefined) this.#acknowledge(commandId, seq);
    if (known) this.#events.changed?.(table);
  }

  #acknowledge(id: string, seq: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#events.acknowledged?.(pending.message.table, id, seq);
    pending.resolve(seq);
  }

  #keepTableView(watched: Watched): void {
    watched.tableViews.set(watched.seq, watched.tableView);
    if (watched.tableViews.size > TABLE_VIEWS_KEPT)
      watched.tableViews.delete(Math.min(...watched.tableViews.keys()));
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

/** A text frame's text. */
export function textOf(data: RawData): string {
  return data instanceof Buffer ? data.toString() : Buffer.concat(data as Buffer[]).toString();
}
