/** What is asked about stored tables and records: answered by the rules, where the values they were made with are in play. */
import type { loadTitle } from '#games';
import type { GameRecord, Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type PersonId,
  type Replay,
  replayFrames,
  type SeenEntry,
  seenEntry,
  stateAt,
  type TableView,
} from '#table';
import { requireBoxHere } from '../boxes.ts';
import type { Store } from '../store/index.ts';
import { makeReplay, playImported, storedHistory, viewerAs } from './replays.ts';
import { TimeSlices } from './timeSlices.ts';

/** In how many entries something has happened lately. */
const LATELY = 12;

type Asked = 'tableView' | 'glance' | 'replay' | 'checkRecord' | 'replayRecord';

/** A question as it is handed to another thread. */
export type Question = {
  [Q in Asked]: { readonly ask: Q; readonly about: Readonly<Parameters<Questions[Q]>> };
}[Asked];

/** What comes back. */
export type AnswerTo<Q extends Question> = Awaited<ReturnType<Questions[Q['ask']]>>;

/** Every method refuses with Elsewhere what was made with other values. */
export class Questions {
  private readonly store: Store;
  private readonly loadTitle: typeof loadTitle;
  /** Two of them, so that a long record does not hold up the replays of tables. */
  private readonly tableSlices = new TimeSlices();
  private readonly recordSlices = new TimeSlices();

  constructor(store: Store, load: typeof loadTitle) {
    this.store = store;
    this.loadTitle = load;
  }

  answer<Q extends Question>({ ask, about }: Q): Promise<AnswerTo<Q>> {
    // A question fits the method it is named after, which the compiler cannot see.
    const method = this[ask] as (...about: Q['about']) => Promise<AnswerTo<Q>>;
    return method.call(this, ...about);
  }

  /** The table after an entry, or as it is now. Who may see it as whom depends on whether the game is over now. */
  async tableView(
    table: string,
    person: PersonId,
    seq: number | undefined,
    as: Viewer | undefined,
  ): Promise<{ seq: number; tableView: TableView }> {
    const now = await this.store.load(table);
    if (now === undefined) throw refusedAtDoor('noSuchTable');
    const last = stateAt(now.snapshot, now.entries);
    const viewer = viewerAs(last, person, as);
    if (seq !== undefined && (seq < 1 || seq > last.seq)) throw refusedAtDoor('malformed');
    const then = seq === undefined ? now : await this.store.load(table, seq);
    const state = then ? stateAt(then.snapshot, then.entries) : last;
    const title = await this.loadTitle(state.plan.game);
    requireBoxHere(title, state.box);
    return { seq: state.seq, tableView: replayFrames(title, state, [], viewer).first };
  }

  /** The table as it is now, and the last answer that somebody else has given, if that was lately. */
  async glance(table: string, person: PersonId): Promise<{ tableView: TableView; last: SeenEntry | null }> {
    const { seq, tableView } = await this.tableView(table, person, undefined, undefined);
    const { game } = await this.loadTitle(tableView.game);
    const entries = await this.store.entries(table, Math.max(0, seq - LATELY));
    const seen = entries.map((entry) => seenEntry(game, entry, tableView.viewer, tableView.phase === 'over'));
    const last = seen.findLast(
      ({ happening }) =>
        happening?.did === 'played' && happening.seat !== tableView.viewer && happening.events.length > 0,
    );
    return { tableView, last: last ?? null };
  }

  /** All of a table, step by step. */
  async replay(table: string, person: PersonId, as: Viewer | undefined): Promise<Replay> {
    const history = await storedHistory(this.store, this.loadTitle, table);
    const viewer = viewerAs(history.last, person, as);
    requireBoxHere(history.title, history.first.box);
    return this.tableSlices.run(() => makeReplay(history, viewer));
  }

  /** Whether every play of a record is as the rules allow. */
  async checkRecord(record: GameRecord): Promise<void> {
    const title = await this.loadTitle(record.game);
    requireBoxHere(title, record.box);
    await this.recordSlices.run(() => playImported(title, record));
  }

  /** All of a record, step by step. */
  async replayRecord(record: GameRecord, as: Viewer): Promise<Replay> {
    const title = await this.loadTitle(record.game);
    requireBoxHere(title, record.box);
    return this.recordSlices.run(function* () {
      return yield* makeReplay(yield* playImported(title, record), as);
    });
  }
}
