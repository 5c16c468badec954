/** Load on the real server: every table plays real games to their end, one after the other, from what its seats see. */
import type { WebSocket } from 'ws';
import { loadTitle, type Title } from '#games';
import { at, Rng, type Seat } from '#kernel';
import { PROTOCOL, type ServerMessage } from '#protocol';
import { type Command, patched, type TableView } from '#table';
import { textOf } from '../../deep/textOf.ts';
import type { Pace } from './pace.ts';
import { type Load, opened } from './rooms.ts';
import { openTable, SEATS } from './skyline.ts';

export const TITLES = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'] as const;

export interface LoadPlan {
  readonly port: number;
  readonly tables: number;
  /** Seats and spectators. */
  readonly socketsEach: number;
  /** As many as there are sockets. */
  readonly tokens: readonly string[];
  /** The games they play, in turn; all of them unless they are named. */
  readonly titles?: readonly string[];
}

/** Opens all tables, lets everybody watch, and waits until the last has dealt. */
export async function tableLoad(plan: LoadPlan): Promise<Load> {
  const { port, tables, socketsEach, tokens } = plan;
  const titles = await Promise.all((plan.titles ?? TITLES).map(loadTitle));
  const shared: Shared = { pace: undefined, times: [], faults: [] };
  const all = await inGroups(
    Array.from({ length: tables }, (_, n) => n),
    (n) => {
      const own = tokens.slice(n * socketsEach, (n + 1) * socketsEach);
      return BenchTable.open(port, at(titles, n % titles.length), own, n, shared);
    },
  );
  return {
    sockets: tables * socketsEach,
    faults: shared.faults,
    go(pace) {
      shared.pace = pace;
      for (const table of all) table.go();
    },
    take() {
      const taken = shared.times;
      shared.times = [];
      return taken;
    },
    close() {
      for (const table of all) table.close();
    },
  };
}

interface Shared {
  pace: Pace | undefined;
  times: number[];
  readonly faults: string[];
}

interface SeatClient {
  readonly socket: WebSocket;
  person: string;
  tableView: TableView | undefined;
  seq: number;
  /** A play is ready or on its way. */
  busy: boolean;
  /** Sends the play that is ready. */
  ready: ((since: number) => void) | undefined;
  sent: number;
}

/** One table's sockets: those of the seats understand everything, spectators only receive. */
class BenchTable {
  readonly #title: Title;
  readonly #shared: Shared;
  readonly #rng: Rng;
  readonly #seats: readonly SeatClient[];
  readonly #spectators: readonly WebSocket[];
  #id = '';
  #commands = 0;
  readonly #sentOnce = new Set<Command['do']>();
  #dealt: (() => void) | undefined;

  static async open(port: number, title: Title, tokens: readonly string[], n: number, shared: Shared) {
    const address = `ws://127.0.0.1:${port}/socket`;
    const sockets = await Promise.all(tokens.map((token) => opened(address, token)));
    const table = new BenchTable(title, sockets, n, shared);
    const dealt = new Promise<void>((resolve) => {
      table.#dealt = resolve;
    });
    await table.#greet();
    table.#move(await openTable(port, at(tokens, 0), title.game.id, at(table.#seats, 0).person));
    await dealt;
    return table;
  }

  private constructor(title: Title, sockets: readonly WebSocket[], n: number, shared: Shared) {
    this.#title = title;
    this.#shared = shared;
    this.#rng = Rng.fromSeed(n.toString(16).padStart(32, '0'));
    this.#seats = sockets.slice(0, SEATS).map((socket) => ({
      socket,
      person: '',
      tableView: undefined,
      seq: 0,
      busy: false,
      ready: undefined,
      sent: 0,
    }));
    this.#spectators = sockets.slice(SEATS);
  }

  go(): void {
    for (const [seat, { ready }] of this.#seats.entries())
      if (ready) this.#shared.pace?.ready(ready);
      else this.#consider(seat);
  }

  close(): void {
    for (const { socket } of this.#seats) socket.terminate();
    for (const socket of this.#spectators) socket.terminate();
  }

  async #greet(): Promise<void> {
    const hello = JSON.stringify({ ask: 'hello', protocol: PROTOCOL });
    for (const socket of this.#spectators) {
      socket.send(hello);
      socket.on('message', () => undefined);
    }
    await Promise.all(
      this.#seats.map(
        (client, seat) =>
          new Promise<void>((resolve) => {
            client.socket.on('message', (data) => {
              const message: ServerMessage = JSON.parse(textOf(data));
              if (message.tell !== 'welcome') return this.#hear(seat, message);
              client.person = message.person;
              resolve();
            });
            client.socket.send(hello);
          }),
      ),
    );
  }

  /** Everybody follows another table. */
  #move(id: string): void {
    const sockets = [...this.#seats.map(({ socket }) => socket), ...this.#spectators];
    for (const socket of sockets) {
      if (this.#id !== '') socket.send(JSON.stringify({ ask: 'unwatch', table: this.#id }));
      socket.send(JSON.stringify({ ask: 'watch', table: id, since: 0 }));
    }
    for (const client of this.#seats) client.tableView = undefined;
    this.#id = id;
    this.#sentOnce.clear();
  }

  #hear(seat: Seat, message: ServerMessage): void {
    const client = at(this.#seats, seat);
    if (message.tell === 'table' && message.table === this.#id) {
      client.tableView = message.tableView;
      client.seq = message.seq;
      this.#consider(seat);
    }
    if (message.tell === 'entry' && message.table === this.#id && client.tableView) {
      if (message.seq !== client.seq + 1)
        this.#shared.faults.push(`entry ${message.seq} after ${client.seq}`);
      client.seq = message.seq;
      if (message.patch) client.tableView = patched(client.tableView, message.patch);
      if (message.commandId !== undefined && client.busy) {
        client.busy = false;
        this.#shared.times.push(performance.now() - client.sent);
      }
      this.#consider(seat);
    }
    if (message.tell === 'refused')
      this.#shared.faults.push(`refused by ${message.reason.rule}: ${message.reason.code}`);
    if (message.tell === 'error')
      this.#shared.faults.push(`error ${message.reason.rule}: ${message.reason.code}`);
  }

  #consider(seat: Seat): void {
    const client = at(this.#seats, seat);
    const { tableView } = client;
    if (!tableView) return;
    if (tableView.phase === 'gathering') this.#gather(seat, tableView);
    else if (tableView.phase === 'over') this.#again(seat, tableView);
    else {
      this.#dealt?.();
      if (tableView.viewer === seatOf(tableView, client.person)) this.#answer(client, tableView);
    }
  }

  #gather(seat: Seat, tableView: TableView): void {
    const { person } = at(this.#seats, seat);
    const isOpen = tableView.seats.some(({ kind }) => kind === 'open');
    if (isOpen && seat === 1 && tableView.viewer === 'spectator') this.#command(seat, { do: 'sit', seat: 1 });
    if (!isOpen && person === tableView.host && tableView.viewer !== 'spectator')
      this.#command(seat, { do: 'start' });
  }

  /** The next game between the same people, asked for by the first. */
  #again(seat: Seat, { next }: TableView): void {
    if (seat !== 0) return;
    if (next === null) this.#command(0, { do: 'rematch' });
    else this.#move(next);
  }

  #answer(client: SeatClient, { viewer, awaited, view, answered }: TableView): void {
    if (client.busy || viewer === 'spectator' || !awaited.includes(viewer) || !this.#shared.pace) return;
    client.busy = true;
    const { game, heuristics } = this.#title;
    const action = heuristics.sample(game.imagine(view, this.#rng), viewer, this.#rng);
    const text = this.#text({ do: 'play', answered: at(answered, viewer), action });
    client.ready = (since) => {
      client.ready = undefined;
      client.sent = since;
      client.socket.send(text);
    };
    this.#shared.pace.ready(client.ready);
  }

  /** Sits, starts and asks for a rematch, each once at every table. */
  #command(seat: Seat, command: Command): void {
    if (this.#sentOnce.has(command.do)) return;
    this.#sentOnce.add(command.do);
    at(this.#seats, seat).socket.send(this.#text(command));
  }

  #text(command: Command): string {
    this.#commands += 1;
    return JSON.stringify({ ask: 'command', table: this.#id, id: `c${this.#commands}`, command });
  }
}

function seatOf({ seats }: TableView, person: string): Seat {
  return seats.findIndex((holder) => holder.kind === 'human' && holder.person === person);
}

/** A few at a time, so that none waits too long to be connected. */
async function inGroups<T, R>(items: readonly T[], run: (item: T) => Promise<R>, size = 40): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size)
    results.push(...(await Promise.all(items.slice(from, from + size).map(run))));
  return results;
}
