/** What the tables need from outside their thread; tests bring their own. */
import type { Title } from '#games';
import type { BotTask, PersonId } from '#table';
import type { Bus } from '../cluster/bus.ts';
import type { Homes } from '../cluster/homes.ts';
import type { ClusterState } from '../cluster/membership.ts';
import type { Store } from '../store/index.ts';
import type { Batch } from './tablesMessages.ts';

/** A bot's task, and the table that waits for it. */
export type TableBotTask = BotTask & { readonly table: string };

export interface TablesContext {
  readonly store: Store;
  /** To the tables of other nodes. */
  readonly bus: Bus;
  /** Which node looks after which table. */
  readonly homes: Homes;
  /** Other nodes live now, or the clock was measured again. */
  readonly setCluster: (state: ClusterState) => void;
  readonly loadTitle: (id: string) => Promise<Title>;
  /** A bot's answer, one of the legal ones; it always comes, sooner or later. */
  readonly choose: (task: TableBotTask) => Promise<unknown>;
  readonly now: () => number;
  /** Runs something later, and gives the way to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** A new secret of 32 hexadecimal digits. */
  readonly newSeed: () => string;
  readonly newTableId: () => string;
  /** Hands messages to the main thread. */
  readonly postBatch: (batch: Batch) => void;
  /** Runs the rules, and shows the watchdog for which call at which table until they return. */
  readonly working: <T>(call: number, table: string, run: () => T) => T;
  /** Something that should not happen; without secrets. */
  readonly logError: (what: string, error: unknown) => void;
  /** They may look at every table. */
  readonly admins: readonly PersonId[];
  readonly pace: Pace;
  /** Tables whose rules had to be stopped: the system leaves them alone until then. */
  readonly resting: Readonly<Record<string, number>>;
  /** Only in a thread for tables with other values. */
  readonly apart: Apart | undefined;
}

/** What a thread for tables with other values plays. */
export interface Apart {
  readonly game: string;
  /** The fingerprint of the values that new tables of this game are opened with. */
  readonly boxOfNew: string;
}

/** Times in milliseconds. */
export interface Pace {
  /** Before a bot answers while people are at the table. */
  readonly botPause: number;
  /** Before a bot gives the first answer of a public game, so that a person may take its seat. */
  readonly welcome: number;
  /** Before a table that nobody needs leaves memory. */
  readonly idle: number;
  /** Before people are told who is around. */
  readonly around: number;
  /** Before the system tries again what went wrong. */
  readonly retry: number;
  /** Between two comparisons of all tables in memory with the store, and while other nodes cannot be heard. */
  readonly compare: number;
  readonly compareAlone: number;
  /** Between two looks at what is due and nobody has done. */
  readonly look: number;
  /** By turns, before plans are looked at: by chance between these, so that nobody sees that there was one. */
  readonly planned: readonly [least: number, most: number];
}

export const PACE: Pace = {
  botPause: 350,
  welcome: 3500,
  idle: 60_000,
  around: 200,
  retry: 5000,
  compare: 30_000,
  compareAlone: 1500,
  look: 1000,
  planned: [2000, 20_000],
};
