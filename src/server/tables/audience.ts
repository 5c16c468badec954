/** Those who watch one table, and what they are told. */
import type { Viewer } from '#kernel';
import type { ServerMessage } from '#protocol';
import {
  type Acted,
  type Entry,
  type Gone,
  type PersonId,
  seenEntry,
  type Table,
  type TableState,
  type TableView,
  tableViewOf,
  viewerOf,
} from '#table';
import type { Attendance } from './attendance.ts';
import { Sights, type SightsAfter } from './sights.ts';
import { NameBook, peopleIn, peopleOf } from './tableCache.ts';
import type { TablesContext } from './tablesContext.ts';

type Peopled = Parameters<Attendance['gone']>[0] & Pick<TableView, 'phase'>;

interface Watcher {
  sockets: number;
  viewer: Viewer;
}

/** What an entry brings those who watch, ready to be sent once it is stored; undefined where it cannot be shown. */
export type News = SightsAfter | undefined;

export class Audience {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly names: NameBook;
  private readonly watchers = new Map<PersonId, Watcher>();
  /** What each kind of viewer has seen last; only of those who are there. */
  private sights: Sights;
  private seq = 0;
  private stopAround: (() => void) | undefined;

  private readonly attendance: Attendance;
  /** When the table had last changed when it was read. */
  updated = 0;

  constructor(id: string, context: TablesContext, attendance: Attendance) {
    this.id = id;
    this.attendance = attendance;
    this.context = context;
    this.names = new NameBook(context.store);
    this.sights = new Sights(id);
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  readonly has = (person: PersonId): boolean => this.watchers.has(person);

  /** One socket more of this person; gives a ready message with the table and these entries as they see them. */
  async add(table: Table, person: PersonId, entries: readonly Entry[]) {
    const { title, state } = table;
    const people = peopleIn(state, entries);
    await this.names.learn(people);
    const viewer = viewerOf(state, person);
    const over = state.phase === 'over';
    const { tableView, seen, sights } = await this.context.runRules(this.id, () => ({
      tableView: tableViewOf(table, viewer),
      seen: entries.map((entry) => seenEntry(title.game, entry, viewer, over)),
      sights: this.sights.with(table, viewer),
    }));
    const watcher = this.watchers.get(person);
    if (watcher) watcher.sockets += 1;
    else this.watchers.set(person, { sockets: 1, viewer });
    this.sights = sights;
    this.seq = state.seq;
    this.announceAround();
    const message: ServerMessage = {
      tell: 'table',
      table: this.id,
      seq: state.seq,
      now: this.context.now(),
      tableView,
      entries: seen,
      names: this.names.of(people),
      ...this.around(tableView),
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
    this.noteSeen(person);
    this.dropUnseen();
    this.announceAround();
  }

  /** What those who watch are to be told of an entry; the rules run here, and nothing is told yet. */
  newsOf({ table, entry }: Acted): News {
    try {
      return this.sights.after(table, entry, this.acknowledgedBy(entry));
    } catch (error) {
      this.cannotShow(entry, error);
      return undefined;
    }
  }

  /**
   * Tells all who watch of an entry that is stored; gives the viewer whose message acknowledges the command, if there is one.
   * What is stored stays stored, even if it cannot be shown: then all watch anew.
   */
  async tell(before: TableState, { table, entry }: Acted, news: News): Promise<Viewer | undefined> {
    if (entry.person !== null) this.noteSeen(entry.person);
    try {
      const strangers = this.names.learn(peopleOf(entry));
      if (strangers) this.announceNames(await strangers);
    } catch (error) {
      this.cannotShow(entry, error);
      this.watchAnew(table.state);
      return undefined;
    }
    if (!news) {
      this.watchAnew(table.state);
      return undefined;
    }
    this.seq = entry.seq;
    this.sights = news.sights;
    for (const [viewer, text] of news.texts) this.deliver(viewer, text);
    const acknowledged = this.acknowledgedBy(entry);
    if (before.seats !== table.state.seats) this.regroup(table.state);
    return acknowledged;
  }

  /** A person's new name, for those who have seen the old one. */
  named(person: PersonId, name: string): void {
    if (this.names.change(person, name)) this.announceNames([person]);
  }

  /** All table views are void, and everybody watches anew. */
  watchAnew(state: TableState): void {
    this.sights = new Sights(this.id);
    for (const [person, watcher] of this.watchers) {
      watcher.viewer = viewerOf(state, person);
      this.context.post({ from: 'moved', table: this.id, person });
    }
  }

  stop(): void {
    this.stopAround?.();
  }

  /** Since when the table's people are not here. */
  gone(table: Parameters<Attendance['gone']>[0]): Gone {
    return this.attendance.gone(table, this.has, this.updated);
  }

  /** After a change of seats: whoever sees the table as another viewer now watches anew. */
  private regroup(state: TableState): void {
    for (const [person, watcher] of this.watchers) {
      const viewer = viewerOf(state, person);
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      this.context.post({ from: 'moved', table: this.id, person });
    }
    this.dropUnseen();
    this.announceAround();
  }

  /** Soon, so that many who come and go at once make one message. */
  private announceAround(): void {
    this.stopAround ??= this.context.after(this.context.pace.around, () => {
      this.stopAround = undefined;
      const { open } = this.sights;
      if (open) this.deliverToAll({ tell: 'around', table: this.id, ...this.around(open) });
    });
  }

  private announceNames(people: readonly PersonId[]): void {
    this.deliverToAll({ tell: 'names', table: this.id, names: this.names.of(people) });
  }

  /** The person was here just now, even if they do not watch. */
  private noteSeen(person: PersonId): void {
    if (!this.has(person)) this.attendance.saw(this.id, person, this.context.now());
  }

  /** How many watch without a seat, which seats' people are here, and since when the others are not. */
  private around(open: Peopled): { watching: number; present: readonly number[]; gone: Gone } {
    let watching = 0;
    const present: number[] = [];
    for (const { viewer } of this.watchers.values())
      if (viewer === 'spectator') watching += 1;
      else present.push(viewer);
    const gone = open.phase === 'over' ? {} : this.gone(open);
    return { watching, present: present.sort((one, two) => one - two), gone };
  }

  private deliverToAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.sights.viewers) this.deliver(viewer, text);
  }

  private deliver(viewer: Viewer, text: string): void {
    this.context.post({ from: 'deliver', table: this.id, viewer, seq: this.seq, text });
  }

  /** The viewer whose message acknowledges the command: spectators share a message, only a seat has one of its own. */
  private acknowledgedBy({ person, commandId }: Entry): Viewer | undefined {
    if (person === null || commandId === null) return undefined;
    const viewer = this.watchers.get(person)?.viewer;
    return viewer === 'spectator' ? undefined : viewer;
  }

  private cannotShow({ seq }: Entry, error: unknown): void {
    this.context.logError(`entry ${seq} of table ${this.id} could not be shown`, error);
  }

  private dropUnseen(): void {
    const seen = new Set<Viewer>();
    for (const { viewer } of this.watchers.values()) seen.add(viewer);
    this.sights = this.sights.only(seen);
  }
}
