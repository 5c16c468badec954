/** All tables, each in the thread that has its values: one thread for those in play, further ones for others. */
import { type Box, refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { PersonNews } from '../cluster/clusterNode.ts';
import type { ClusterState } from '../cluster/membership.ts';
import type { Store } from '../store/index.ts';
import { BoxThreads } from './boxThreads.ts';
import type { Question } from './questions.ts';
import { TableCalls, type TableCallsOptions } from './tableCalls.ts';
import { type TablesClient, tablesClientOn } from './tablesClient.ts';
import type { PointsElsewhere } from './tablesMessages.ts';
import { TablesThread, type ThreadRole, type ThreadSettings } from './tablesThread.ts';

export interface TablesOptions extends ThreadSettings, TableCallsOptions {
  readonly store: Pick<Store, 'box'>;
  /** Values to play with, where they are not those that games come with. */
  readonly boxes: readonly Box[];
  readonly botThreads: number;
  /** Tells all other nodes. */
  readonly tellAll: (news: PersonNews) => void;
  /** Somebody is gone for good. */
  readonly onGone: (person: PersonId) => void;
  /** Some of somebody's sessions have ended. */
  readonly onSignedOut: (person: PersonId) => void;
}

/** Tables of which it is remembered that they are played in another thread. */
const REMEMBERED = 50_000;

export class Tables extends TableCalls {
  readonly client: TablesClient;
  protected readonly usual: TablesThread;
  private readonly others: BoxThreads;
  private readonly settings: TablesOptions;

  constructor(options: TablesOptions) {
    super(options);
    const { boxes, botThreads, store } = options;
    this.settings = options;
    this.usual = this.newThread({ boxes, botThreads, apart: undefined });
    this.others = new BoxThreads({
      store,
      newThread: (box, apart) => this.newThread({ boxes: [box], botThreads: 1, apart }),
      isAsked: (thread) => this.callsTo(thread).length > 0,
    });
    this.client = {
      ...tablesClientOn((message) => this.call(message(this.nextCall()))),
      ask: (game, box, question) => this.ask(game, box, question),
      named: (person, name) => {
        this.named(person, name);
        options.tellAll({ news: 'named', person, name });
      },
      signedOut: (person) => {
        options.onSignedOut(person);
        options.tellAll({ news: 'ended', person });
      },
      drain: () => this.drain(),
    };
    this.usual.start();
  }

  /** Other nodes live now, or the clock was measured again. */
  setCluster(state: ClusterState): void {
    for (const thread of this.threads) this.post({ to: 'cluster', state }, thread);
  }

  async close(): Promise<void> {
    this.others.close();
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  protected handOver(message: PointsElsewhere, from: TablesThread): void {
    const { call, table, game, box } = message;
    const refuse = (reason = refused('otherBox').reason) => this.takePending(call, from)?.refuse(reason);
    if (from !== this.usual) {
      refuse();
      return;
    }
    this.others.of(game, box).then(
      (thread) => {
        if (!thread) {
          refuse();
          return;
        }
        this.remember(table, thread);
        const pending = this.takePending(call, from);
        if (pending) this.send(pending.message, pending.answer, pending.refuse, thread);
        // Once it runs, it finds by itself what must go on.
        else if (call === undefined) this.place(thread);
      },
      (error) => {
        this.settings.logError(`table ${table} has found no thread`, String(error));
        refuse(refusedAtDoor('failed').reason);
      },
    );
  }

  protected place(thread: TablesThread): void {
    if (this.others.place(thread)) return;
    for (const { message } of this.callsTo(thread))
      this.takePending(message.call, thread)?.refuse(refusedAtDoor('failed').reason);
  }

  protected countTables(): void {
    this.settings.metrics.tables.set(this.threads.reduce((sum, { tables }) => sum + tables, 0));
  }

  private get threads(): TablesThread[] {
    return [this.usual, ...this.others.running];
  }

  private newThread(role: ThreadRole): TablesThread {
    return new TablesThread(this.settings, role, this.eventsOf);
  }

  private remember(table: string, thread: TablesThread): void {
    this.elsewhere.set(table, thread);
    if (this.elsewhere.size <= REMEMBERED) return;
    for (const oldest of this.elsewhere.keys()) {
      this.elsewhere.delete(oldest);
      return;
    }
  }

  private async ask(game: string, box: string, question: Question): Promise<string> {
    const thread = await this.others.of(game, box);
    if (!thread) throw refused('otherBox');
    const { text = '' } = await this.call({ to: 'question', call: this.nextCall(), question }, thread);
    return text;
  }

  /** Here alone: `named` of the client tells other nodes too. */
  named(person: PersonId, name: string): void {
    for (const thread of this.threads) this.post({ to: 'named', person, name }, thread);
    if (name === '') this.settings.onGone(person);
  }

  private async drain(): Promise<void> {
    this.others.close();
    const ends = this.threads.map((thread) => this.call({ to: 'drain', call: this.nextCall() }, thread));
    await Promise.all(ends);
  }
}
