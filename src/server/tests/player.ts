/** A person at the other end: a guest over HTTP, then a socket that keeps what it receives. */
import { WebSocket } from 'ws';
import { loadTitle } from '#games';
import { PROTOCOL, type ServerMessage } from '#protocol';
import { type Command, legalOf, patched, type TablePlan, type TableView } from '#table';

export type Tell<T extends ServerMessage['tell']> = Extract<ServerMessage, { tell: T }>;

export class Player {
  readonly received: ServerMessage[] = [];
  person = '';
  token = '';
  socket: WebSocket | undefined;
  tableView: TableView | undefined;
  seq = 0;
  closed: { code: number; reason: string } | undefined;
  private readonly waiting = new Set<() => void>();
  private commands = 0;
  port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** A guest with a session. */
  static async guest(port: number, name: string): Promise<Player> {
    const player = new Player(port);
    const made = await player.ask<Pick<Player, 'person' | 'token'>>('POST', '/api/guest', {
      name,
      bearer: true,
    });
    return Object.assign(player, made);
  }

  /** A guest who is connected and welcome. */
  static async connected(port: number, name: string): Promise<Player> {
    const player = await Player.guest(port, name);
    await player.connect();
    return player;
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }

  /** Opens a table, sitting on a seat of it unless that is null. */
  async open(plan: TablePlan, seat: number | null = 0): Promise<string> {
    return (await this.ask<{ table: string }>('POST', '/api/tables', { plan, seat })).table;
  }

  /** Opens the socket without a word. */
  async dial(headers: Record<string, string> = {}, query = ''): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket${query}`, {
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...headers },
    });
    this.socket = socket;
    this.closed = undefined;
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('close', (code, reason) => {
      if (this.socket !== socket) return;
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    socket.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  async connect(): Promise<void> {
    await this.dial();
    this.send({ ask: 'hello', protocol: PROTOCOL });
    await this.hears('welcome');
  }

  send(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async watch(table: string, since = this.seq): Promise<Tell<'table'>> {
    this.send({ ask: 'watch', table, since });
    return this.hears('table', (message) => message.table === table);
  }

  /** Sends a command and waits for its answer. */
  async command(table: string, command: Command, id = `c${this.commands++}`): Promise<ServerMessage> {
    this.send({ ask: 'command', table, id, command });
    return this.until(() => this.answerTo(id));
  }

  answerTo(id: string): ServerMessage | undefined {
    return this.received.find(
      (message) =>
        (message.tell === 'entry' && message.commandId === id) ||
        ((message.tell === 'done' || message.tell === 'refused') && message.id === id),
    );
  }

  /** The next message of this kind that has not been waited for. */
  async hears<T extends ServerMessage['tell']>(
    tell: T,
    fits: (message: Tell<T>) => boolean = () => true,
  ): Promise<Tell<T>> {
    const found = await this.until(() => this.received.find((t) => t.tell === tell && fits(t as Tell<T>)));
    this.received.splice(this.received.indexOf(found), 1);
    return found as Tell<T>;
  }

  async closes(): Promise<{ code: number; reason: string }> {
    return this.until(() => this.closed);
  }

  /** Waits until something is there; what comes in wakes it. */
  async until<T>(look: () => T | undefined, milliseconds = 10_000): Promise<T> {
    const end = Date.now() + milliseconds;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`in vain; received: ${JSON.stringify(this.received.slice(-5))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        const wake = () => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }

  /** Answers whatever the seat is asked with the first legal answer, until the game is over. */
  async playOn(table: string, most = Number.POSITIVE_INFINITY): Promise<number> {
    for (let plays = 0; ; plays++) {
      if (plays >= most) return plays;
      const tableView = await this.until(() => {
        const { tableView } = this;
        if (!tableView || (tableView.phase !== 'over' && tableView.prompt === null)) return undefined;
        return tableView;
      });
      if (tableView.phase === 'over') return plays;
      const { game } = await loadTitle(tableView.game);
      const seat = tableView.viewer as number;
      const action = legalOf(game, tableView)[0];
      const answer = await this.command(table, {
        do: 'play',
        answered: tableView.answered[seat] ?? 0,
        action,
      });
      if (answer.tell === 'refused') throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
    }
  }

  /** Without a word, as a cable is cut. */
  cut(): void {
    this.socket?.terminate();
    this.socket = undefined;
  }

  leave(): void {
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    this.received.push(message);
    if (message.tell === 'table') {
      this.tableView = message.tableView;
      this.seq = message.seq;
    }
    if (message.tell === 'entry' && this.tableView) {
      if (message.seq !== this.seq + 1) throw new Error(`entry ${message.seq} after ${this.seq}`);
      this.seq = message.seq;
      if (message.patch) this.tableView = patched(this.tableView, message.patch);
    }
    this.wake();
  }

  private wake(): void {
    for (const wake of [...this.waiting]) wake();
  }
}
