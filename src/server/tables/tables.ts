/** All tables: those with the values in play are played here, among the sockets; those with others in threads of their own. */
import { type Box, refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import { BoxThreads } from './boxThreads.ts';
import { type PlayedTables, type PlaySettings, playTables } from './playTables.ts';
import type { Question } from './questions.ts';
import { TableCalls, type TableCallsOptions } from './tableCalls.ts';
import { type TablesClient, tablesClientOn } from './tablesClient.ts';
import type { Apart } from './tablesContext.ts';
import type { PointsElsewhere } from './tablesMessages.ts';
import { type TablesPlace, TablesThread, type ThreadSettings } from './tablesThread.ts';

export interface TablesOptions extends ThreadSettings, TableCallsOptions {
  readonly store: Store;
  /** What tables are played with, unless they have values of their own. */
  readonly play: PlaySettings;
  /** Somebody is gone for good. */
  readonly onGone: (person: PersonId) => void;
}

/** Tables of which it is remembered that they are played in another thread. */
const REMEMBERED = 50_000;

export class Tables extends TableCalls {
  readonly client: TablesClient;
  protected readonly usual: TablesPlace;
  private readonly others: BoxThreads;
  private readonly options: TablesOptions;
  private played: PlayedTables | undefined;

  /** Ready for calls when it resolves. */
  static async open(options: TablesOptions): Promise<Tables> {
    const tables = new Tables(options);
    const { play, store } = options;
    const played = await playTables(play, store, (message) => tables.receive(message, tables.usual));
    tables.played = played;
    tables.usual.post = played.router.take;
    return tables;
  }

  private constructor(options: TablesOptions) {
    super(options);
    this.options = options;
    // Nothing is posted before it is open.
    this.usual = { post() {}, tables: 0, isNeeded: true };
    this.others = new BoxThreads({
      store: options.store,
      newThread: (box, apart) => this.newThread(box, apart),
      isAsked: (thread) => this.callsTo(thread).length > 0,
    });
    this.client = {
      ...tablesClientOn((message) => this.call(message(this.nextCall()))),
      ask: (game, box, question) => this.ask(game, box, question),
      named: (person, name) => this.named(person, name),
      drain: () => this.drain(),
    };
  }

  async close(): Promise<void> {
    this.others.close();
    await Promise.all([this.played?.close(), ...this.others.running.map((thread) => thread.stop())]);
  }

  protected handOver(message: PointsElsewhere, from: TablesPlace): void {
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
        else if (call === undefined) this.start(thread);
      },
      (error) => {
        this.options.logError(`table ${table} has found no thread`, String(error));
        refuse(refusedAtDoor('failed').reason);
      },
    );
  }

  protected countTables(): void {
    this.options.metrics.tables.set(this.places.reduce((sum, { tables }) => sum + tables, 0));
  }

  private get places(): TablesPlace[] {
    return [this.usual, ...this.others.running];
  }

  private newThread(box: Box, apart: Apart): TablesThread {
    const play = { ...this.options.play, boxes: [box], botThreads: 1, apart };
    return new TablesThread(this.options, play, (thread) => ({
      onMessage: (message) => this.receive(message, thread),
      onStart: () => this.sendAnew(thread),
      onMissing: () => this.start(thread),
    }));
  }

  private start(thread: TablesThread): void {
    if (this.others.place(thread)) return;
    for (const { message } of this.callsTo(thread))
      this.takePending(message.call, thread)?.refuse(refusedAtDoor('failed').reason);
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

  private named(person: PersonId, name: string): void {
    for (const place of this.places) place.post({ to: 'named', person, name });
    if (name === '') this.options.onGone(person);
  }

  private async drain(): Promise<void> {
    this.others.close();
    const ends = this.places.map((place) => this.call({ to: 'drain', call: this.nextCall() }, place));
    await Promise.all(ends);
  }
}
