/** Many sockets of many people at one table, through the rooms of the main thread; each keeps what it receives. */
import type { Title } from '#games';
import type { Reason, Viewer } from '#kernel';
import type { ServerMessage } from '#protocol';
import { patched, seenEntry, stateAt, type TableView, tableViewOf, viewerOf } from '#table';
import { type Follower, Rooms } from '../rooms.ts';
import { frameText } from './frameText.ts';
import type { TestTables } from './testTables.ts';

const TABLE = 'table1';
/** Above the numbers that TestTables gives to its own calls. */
const FIRST_CALL = 1_000_000;

export class CrowdSocket implements Follower {
  readonly person: string;
  readonly received: ServerMessage[] = [];
  tableView: TableView | undefined;
  seq = 0;
  isFollowing = false;

  constructor(person: string) {
    this.person = person;
  }

  send(frame: Buffer): void {
    const text = frameText(frame);
    const message: ServerMessage = JSON.parse(text);
    this.received.push(message);
    if (!this.isFollowing) throw new Error(`${this.person} follows no more, and receives ${text}`);
    if (message.tell === 'table') {
      this.tableView = message.tableView;
      this.seq = message.seq;
    }
    if (message.tell !== 'entry') return;
    if (message.seq !== this.seq + 1)
      throw new Error(`${this.person} receives ${message.seq} after ${this.seq}`);
    this.seq = message.seq;
    if (message.patch && this.tableView) this.tableView = patched(this.tableView, message.patch);
  }

  shutOut(): void {
    this.isFollowing = false;
  }

  sendAway(): void {
    this.shutOut();
  }
}

export class Crowd {
  readonly sockets: readonly CrowdSocket[];
  readonly rooms: Rooms;
  private readonly tables: TestTables;

  constructor(tables: TestTables, people: readonly string[]) {
    this.tables = tables;
    this.sockets = people.map((person) => new CrowdSocket(person));
    const open = new Map<
      number,
      { answer: (text: string, seq: number, viewer: Viewer) => void; refuse: (reason: Reason) => void }
    >();
    let calls = FIRST_CALL;
    this.rooms = new Rooms({
      watch(table, person, since, answer, refuse) {
        calls += 1;
        open.set(calls, { answer, refuse });
        tables.router.receive([{ to: 'watch', call: calls, table, person, since }]);
      },
      unwatch: (table, person) => tables.router.receive([{ to: 'unwatch', table, person }]),
    });
    tables.hear = (message) => {
      if (message.from === 'deliver')
        this.rooms.deliver(message.table, message.viewer, message.seq, message.text);
      if (message.from === 'moved') this.rooms.moved(message.table, message.person);
      if (message.from === 'refused') open.get(message.call)?.refuse(message.reason);
      if (message.from !== 'answer') return;
      const { text = '', seq = 0, viewer = 'spectator' } = message;
      open.get(message.call)?.answer(text, seq, viewer);
    };
  }

  /** Comes, comes anew, or goes. */
  turn(socket: CrowdSocket, goes: boolean): void {
    socket.isFollowing = !goes;
    if (goes) this.rooms.unfollow(TABLE, socket);
    else this.rooms.follow(TABLE, socket, socket.seq);
  }

  /** All that was received, against what each viewer may know of what is stored; gives how many messages there were. */
  async check(title: Title): Promise<number> {
    const stored = await this.tables.store.load(TABLE, 1);
    if (!stored) throw new Error('there is no table');
    const entries = await this.tables.store.entries(TABLE, 0);
    const states = entries.map(({ seq }) => stateAt(stored.snapshot, entries.slice(0, seq)));
    const stateAfter = (seq: number) => {
      const state = states[seq - 1];
      if (!state) throw new Error(`there is no entry ${seq}`);
      return state;
    };
    const seenBy = (seq: number, viewer: Viewer, over: boolean) => {
      const entry = entries[seq - 1];
      return entry && seenEntry(title.game, entry, viewer, over);
    };
    let messages = 0;
    for (const { person, received } of this.sockets) {
      let tableView: TableView | undefined;
      for (const message of received) {
        if (message.tell === 'table') {
          const state = stateAfter(message.seq);
          const viewer = viewerOf(state, person);
          same(message.tableView, tableViewOf({ title, state }, viewer));
          for (const entry of message.entries) same(entry, seenBy(entry.seq, viewer, state.phase === 'over'));
          tableView = message.tableView;
        }
        if (message.tell === 'entry') {
          const state = stateAfter(message.seq);
          const viewer = viewerOf(stateAfter(message.seq - 1), person);
          const { happening, seq, at, patch } = message;
          same({ seq, at, happening }, seenBy(seq, viewer, state.phase === 'over'));
          if (patch && tableView) tableView = patched(tableView, patch);
          same(tableView, tableViewOf({ title, state }, viewer));
        }
        messages += 1;
      }
    }
    return messages;
  }
}

/** As JSON has it: what is not there is not there. */
function same(one: unknown, two: unknown): void {
  const [first, second] = [sorted(one), sorted(two)];
  if (first !== second) throw new Error(`received ${first}\nbut may know ${second}`);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );
}
