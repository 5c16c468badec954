/** Those who watch one table, and what they see: one message for each kind of viewer, built once. */
import type { Viewer } from '#kernel';
import type { ServerMessage } from '#protocol';
import {
  diffSharing,
  type Entry,
  type Gone,
  type Happening,
  KnownChanges,
  type OpenTableView,
  type OwnTableView,
  openTableView,
  ownTableView,
  type PersonId,
  seenEntry,
  type Table,
  type TableState,
  together,
  viewerOf,
} from '#table';
import { isNobody } from '../people/nobody.ts';
import type { Attendance } from './attendance.ts';
import { Presence } from './presence.ts';
import { NameBook, peopleIn, peopleOf } from './tableNames.ts';
import type { TablesContext } from './tablesContext.ts';
import type { FromTables } from './tablesMessages.ts';

interface Watcher {
  sockets: number;
  viewer: Viewer;
}

type EntryMessage = Extract<ServerMessage, { tell: 'entry' }>;

export class Audience {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly post: (message: FromTables) => void;
  private readonly names: NameBook;
  private readonly watchers = new Map<PersonId, Watcher>();
  /** What all of them saw last, and what each kind of viewer did; only of those who are there. */
  private open: OpenTableView | undefined;
  private readonly tableViews = new Map<Viewer, OwnTableView>();
  private seq = 0;
  private stopAround: (() => void) | undefined;

  private readonly attendance: Attendance;
  /** Those who watch at other nodes. */
  readonly presence: Presence;
  /** When the table had last changed when it was read. */
  updated = 0;

  constructor(
    id: string,
    context: TablesContext,
    post: (message: FromTables) => void,
    attendance: Attendance,
  ) {
    this.id = id;
    this.attendance = attendance;
    this.context = context;
    this.post = post;
    this.names = new NameBook(context.store);
    this.presence = new Presence(
      id,
      context,
      () => [...this.watchers.keys()],
      () => this.announceAround(),
      (person) => this.noteLeft(person),
    );
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Whether the person watches, here or at another node. */
  readonly has = (person: PersonId): boolean => this.watchers.has(person) || this.presence.has(person);

  /** One socket more of this person; gives a ready message with the table and these entries as they see them. */
  async add(table: Table, person: PersonId, entries: readonly Entry[], call: number) {
    const { title, state } = table;
    const people = peopleIn(state, entries);
    await this.names.learn(people);
    const viewer = viewerOf(state, person);
    const over = state.phase === 'over';
    const { open, own, seen } = this.context.working(call, this.id, () => ({
      open: this.open ?? openTableView(table),
      own: this.tableViews.get(viewer) ?? ownTableView(table, viewer),
      seen: entries.map((entry) => seenEntry(title.game, entry, viewer, over)),
    }));
    const watcher = this.watchers.get(person);
    if (watcher) watcher.sockets += 1;
    else this.watchers.set(person, { sockets: 1, viewer });
    this.open = open;
    this.tableViews.set(viewer, own);
    this.seq = state.seq;
    this.announceAround();
    const message: ServerMessage = {
      tell: 'table',
      table: this.id,
      seq: state.seq,
      now: this.context.now(),
      tableView: { ...open, ...own },
      entries: seen,
      names: this.names.of(people),
      ...this.around(open),
    };
    return { text: JSON.stringify(message), seq: state.seq, viewer };
  }

  /** One socket fewer of this person. */
  remove(person: PersonId): void {
    const watcher = this.watchers.get(person);
    if (!watcher) return;
    watcher.sockets -= 1;
    if (watcher.sockets > 0) return;
    this.watchers.delete(person);
    this.noteLeft(person);
    this.dropUnseen();
    this.announceAround();
  }

  /**
   * Shows an entry to all who watch; gives the viewer whose message acknowledges the command, if there is one.
   * What is stored stays stored, even if it cannot be shown: then all watch anew.
   */
  showEntry(
    before: TableState,
    table: Table,
    entry: Entry,
  ): Promise<Viewer | undefined> | Viewer | undefined {
    if (entry.person !== null) this.noteSeen(entry.person);
    // Mostly everybody is known, and nothing is to be waited for.
    const strangers = this.names.learn(peopleOf(entry));
    if (!strangers) return this.show(before, table, entry);
    return strangers
      .then((people) => {
        this.announceNames(people);
        return this.show(before, table, entry);
      })
      .catch((error) => this.giveUp(table, entry, error));
  }

  private show(before: TableState, table: Table, entry: Entry): Viewer | undefined {
    try {
      const actor = entry.person === null ? undefined : this.watchers.get(entry.person)?.viewer;
      this.context.working(0, this.id, () => this.deliverEntry(table, entry, actor));
      if (before.seats !== table.state.seats) this.regroup(table.state);
      return actor === 'spectator' || entry.commandId === null ? undefined : actor;
    } catch (error) {
      return this.giveUp(table, entry, error);
    }
  }

  private giveUp({ state }: Table, { seq }: Entry, error: unknown): undefined {
    this.context.logError(`entry ${seq} of table ${this.id} could not be shown`, error);
    this.watchAnew(state);
    return undefined;
  }

  /** A person's new name, for those who have seen the old one. */
  named(person: PersonId, name: string): void {
    if (this.names.change(person, name)) this.announceNames([person]);
  }

  /** All table views are void, and everybody watches anew. */
  watchAnew(state: TableState): void {
    this.open = undefined;
    this.tableViews.clear();
    for (const [person, watcher] of this.watchers) {
      watcher.viewer = viewerOf(state, person);
      this.post({ from: 'moved', table: this.id, person });
    }
  }

  stop(): void {
    this.stopAround?.();
    this.presence.stop();
  }

  /** Since when the table's people are not here. */
  gone(table: Parameters<Attendance['gone']>[0]): Gone {
    return this.attendance.gone(table, this.has, this.updated);
  }

  private deliverEntry(table: Table, entry: Entry, actor: Viewer | undefined): void {
    const { seq, at, commandId } = entry;
    const over = table.state.phase === 'over';
    // All or none: whoever watches anew goes on from the last entry that everybody has seen.
    const messages: [OwnTableView, string][] = [];
    const open = this.open && openTableView(table);
    const openPatch = diffSharing(this.open, open);
    const known = new KnownChanges();
    const head = JSON.stringify({ tell: 'entry', table: this.id, seq, at } satisfies Partial<EntryMessage>);
    let told: Happening | null = null;
    let toldText = 'null';
    for (const [viewer, before] of this.tableViews) {
      const own = ownTableView(table, viewer, messages[0]?.[0]);
      const { happening } = seenEntry(table.title.game, entry, viewer, over);
      const patch = together(openPatch, diffSharing(before, own, known));
      // Spectators share a message; only a seat has one of its own to be acknowledged with.
      const isOwn = viewer === actor && viewer !== 'spectator' && commandId !== null;
      const end = isOwn ? `,"commandId":${JSON.stringify(commandId)}}` : '}';
      if (!isAlike(happening, told)) toldText = JSON.stringify(happening);
      told = happening;
      // The parts of an EntryMessage, each written once for all who are told the same.
      messages.push([own, `${head.slice(0, -1)},"happening":${toldText},"patch":${patch ?? null}${end}`]);
    }
    this.seq = seq;
    this.open = open;
    for (const [own, text] of messages) {
      this.tableViews.set(own.viewer, own);
      this.deliver(own.viewer, text);
    }
  }

  /** After a change of seats: whoever sees the table as another viewer now watches anew. */
  private regroup(state: TableState): void {
    for (const [person, watcher] of this.watchers) {
      const viewer = viewerOf(state, person);
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      this.post({ from: 'moved', table: this.id, person });
    }
    this.dropUnseen();
    this.announceAround();
  }

  /** Soon, so that many who come and go at once make one message. */
  private announceAround(): void {
    this.stopAround ??= this.context.after(this.context.pace.around, () => {
      this.stopAround = undefined;
      this.presence.tell();
      if (this.open) this.deliverToAll({ tell: 'around', table: this.id, ...this.around(this.open) });
    });
  }

  private announceNames(people: readonly PersonId[]): void {
    this.deliverToAll({ tell: 'names', table: this.id, names: this.names.of(people) });
  }

  /** The person was here just now, even if they do not watch. */
  private noteSeen(person: PersonId): void {
    if (!this.has(person)) this.attendance.saw(this.id, person, this.context.now());
  }

  /** Who had no name leaves no trace. */
  private noteLeft(person: PersonId): void {
    if (!isNobody(person)) this.noteSeen(person);
  }

  /** How many watch without a seat, which seats' people are here, and since when the others are not. */
  private around(open: OpenTableView): { watching: number; present: readonly number[]; gone: Gone } {
    let watching = 0;
    const present: number[] = [];
    for (const { viewer } of this.watchers.values())
      if (viewer === 'spectator') watching += 1;
      else present.push(viewer);
    for (const person of this.presence.people()) {
      const seat = open.seats.findIndex((holder) => holder.kind === 'human' && holder.person === person);
      if (seat < 0 && !this.watchers.has(person)) watching += 1;
      else if (seat >= 0 && !present.includes(seat)) present.push(seat);
    }
    const gone = open.phase === 'over' ? {} : this.gone(open);
    return { watching, present: present.sort((one, two) => one - two), gone };
  }

  private deliverToAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.tableViews.keys()) this.deliver(viewer, text);
  }

  private deliver(viewer: Viewer, text: string): void {
    this.post({ from: 'deliver', table: this.id, viewer, seq: this.seq, text });
  }

  private dropUnseen(): void {
    const seen = new Set<Viewer>();
    for (const { viewer } of this.watchers.values()) seen.add(viewer);
    for (const viewer of this.tableViews.keys()) if (!seen.has(viewer)) this.tableViews.delete(viewer);
    if (this.tableViews.size === 0) this.open = undefined;
  }
}

/** Whether two viewers are told the same of an entry. */
function isAlike(one: Happening | null, two: Happening | null): boolean {
  if (one === two) return true;
  if (one?.did !== 'played' || two?.did !== 'played' || one.action !== two.action) return false;
  return one.events.length === two.events.length && one.events.every((event, i) => event === two.events[i]);
}
