/** What Skyline keeps. One contract for SQLite and PostgreSQL; every method is one transaction. */
import type { Box } from '#kernel';
import type { Learned } from '#protocol';
import type { ClockRule, Entry, PersonId, RatedKind, TableState } from '#table';
import type { BlockStore } from './blockStore.ts';
import type { CircleStore } from './circleStore.ts';
import type { DailyStore } from './dailyStore.ts';
import type { ModerationStore } from './moderationStore.ts';
import type { NoticeStore } from './noticeStore.ts';
import type { RatingCheckStore } from './ratingCheckStore.ts';
import type { RatingStore } from './ratingStore.ts';
import type { GameResult, ResultStore } from './resultStore.ts';
import type { StatisticsStore } from './statisticsStore.ts';
import type { TournamentStore } from './tournamentStore.ts';
import type { TurnStore } from './turnStore.ts';

/** How people play at a table: their clock, without one how long somebody awaited may be gone, and on which ladder it counts. */
export interface Pace {
  readonly clock: ClockRule | null;
  readonly after: number;
  readonly rated?: RatedKind;
}

/** What the lobby and «my tables» know of a table without loading it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly phase: TableState['phase'];
  readonly access: 'public' | 'link';
  readonly host: PersonId;
  /** The holders, as the lobby shows them. */
  readonly seats: TableState['seats'];
  readonly created: number;
  /** When its last entry was made. */
  readonly updated: number;
  readonly seq: number;
  readonly awaited: readonly number[];
  readonly plays: number;
  /** As it was settled when the table was opened; null at tables from before it was kept, and left out of what is to be stored. */
  readonly pace?: Pace | null;
}

/** A turn, the beginning and the end of a game; what happens at a tournament besides its tables. */
export const NOTICE_KINDS = ['turn', 'started', 'over', 'event'] as const;

/** What somebody may want to be told of. Whether they are there is asked when it is due. */
export interface Notice {
  readonly person: PersonId;
  readonly kind: (typeof NOTICE_KINDS)[number];
}

/** What one command writes: all of it or nothing. */
export interface Commit {
  readonly table: string;
  readonly entry: Entry;
  /** The entry's own mark, and that of the entry before it: stored only while that one is the last (empty for the first). */
  readonly link: string;
  readonly prev: string;
  /** The whole state after the entry, where a snapshot is due (the first entry, the deal, every 32nd, and the last). */
  readonly snapshot: TableState | null;
  /** The table's row after the entry. */
  readonly row: TableRow;
  /** Whether seats, phase or host changed, so that the table's row must be written too. */
  readonly rowChanged: boolean;
  readonly notices: readonly Notice[];
  /** Where it is earlier than before: when somebody must look at the table. Only where there are several nodes. */
  readonly alarm?: { readonly bucket: number; readonly wake: number } | undefined;
  /** How everybody came out of the game, where it ends with the entry. */
  readonly result?: GameResult | undefined;
  /** A table opened by the same command (a rematch). */
  readonly also?: Commit;
}

/** Where a table stands: its last snapshot and the entries after it. */
export interface StoredTable {
  readonly snapshot: TableState;
  readonly entries: readonly Entry[];
  /** The link of the last of them. */
  readonly link: string;
}

/** A table's last entry. */
export interface Head {
  readonly table: string;
  readonly seq: number;
  readonly link: string;
}

/** How much is stored, for admins. */
export interface Counts {
  /** Those who are gone are not counted. */
  readonly people: number;
  readonly tables: Readonly<Record<TableState['phase'], number>>;
}

export interface Person {
  readonly id: PersonId;
  /** Empty once the person is gone. */
  readonly name: string;
  readonly created: number;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly gone: boolean;
}

export interface Session {
  /** SHA-256 of the token; the token itself is not stored. */
  readonly hash: string;
  readonly person: PersonId;
  readonly created: number;
  readonly used: number;
  /** Browser and system in words, and no more. */
  readonly device?: string;
  /** Until when its person may not be here; left out where nobody has ever said so. */
  readonly bannedUntil?: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: PersonId;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

export interface Link {
  readonly id: string;
  /** SHA-256 of the token in the address. */
  readonly hash: string;
  readonly kind: 'seat' | 'watch' | 'friend';
  readonly maker: PersonId;
  readonly table: string | null;
  /** The seat it gives, or null for any open one. */
  readonly seat: number | null;
  readonly created: number;
  readonly revoked: boolean;
}

/** A finished game imported from elsewhere. */
export interface ImportedRecord {
  readonly id: string;
  readonly person: PersonId;
  readonly record: unknown;
  readonly created: number;
}

/** A time at which somebody must look at a table: a bot is due then, or a clock runs out. Never too late, perhaps too early. */
export interface Alarm {
  readonly table: string;
  readonly wake: number;
}

/** Something that somebody with a passkey has to sign. */
export interface StoredChallenge {
  /** The secret under which the same browser finds it again. */
  readonly ceremony: string;
  readonly challenge: string;
  /** Who adds a passkey; null where somebody signs in. */
  readonly person: PersonId | null;
  readonly until: number;
}

export interface Store
  extends NoticeStore,
    BlockStore,
    CircleStore,
    ResultStore,
    RatingStore,
    RatingCheckStore,
    StatisticsStore,
    TurnStore,
    ModerationStore,
    DailyStore,
    TournamentStore {
  /** Resolves once the commit is on disk. Commits that wait together share one sync; one whose number or command is taken, or whose predecessor is not there, fails alone with Clash. */
  commit(commit: Commit): Promise<void>;
  /** The last snapshot at or before an entry (the newest by default), and the entries after it up to that entry. */
  load(table: string, upTo?: number): Promise<StoredTable | undefined>;
  /** Entries after `since`, oldest first. */
  entries(table: string, since: number): Promise<readonly Entry[]>;
  /** What was stored after the entry with this number and link, and the link of the last; undefined where that entry is not there. */
  since(table: string, seq: number, link: string): Promise<Omit<StoredTable, 'snapshot'> | undefined>;
  /** The last entries of these tables. */
  heads(tables: readonly string[]): Promise<readonly Head[]>;
  /** The number of the entry that a command became, if it is stored. */
  entryOf(table: string, person: PersonId, commandId: string): Promise<number | undefined>;
  row(table: string): Promise<TableRow | undefined>;
  /** Public tables that still gather, newest first. */
  gathering(limit: number): Promise<readonly TableRow[]>;
  /** Public tables opened since then and in play with a bot, where no answer stands yet; newest first. */
  untouched(since: number): Promise<readonly TableRow[]>;
  /** Public tables in play where something has happened since then, the latest first. */
  underWay(since: number, limit: number): Promise<readonly TableRow[]>;
  /** The tables with the latest entries, the latest first. */
  latest(limit: number): Promise<readonly TableRow[]>;
  counts(): Promise<Counts>;
  tablesOf(person: PersonId, phase: TableState['phase'] | 'any'): Promise<readonly TableRow[]>;
  /** Every table in play with a bot, a clock or a plan, so that they go on after a restart; of one game if it is named. */
  running(game?: string): Promise<readonly string[]>;

  /** Keeps the values of a game under their fingerprint, once and for all: tables and records name them by it. */
  keepBox(box: Box): Promise<void>;
  box(fingerprint: string): Promise<Box | undefined>;

  addPerson(person: Person): Promise<void>;
  person(id: PersonId): Promise<Person | undefined>;
  personByEmail(email: string): Promise<Person | undefined>;
  people(ids: readonly PersonId[]): Promise<readonly Person[]>;
  /** Refuses an e-mail address that somebody else has. */
  changePerson(id: PersonId, change: Partial<Pick<Person, 'name' | 'email' | 'passwordHash'>>): Promise<void>;
  /** Where the hash is still the old one: false where somebody was faster. */
  replacePassword(id: PersonId, old: string, passwordHash: string): Promise<boolean>;
  /** Forgets name, address, secrets, links, friends and what was said; the person's seats stay, without a name. */
  forgetPerson(id: PersonId): Promise<void>;

  addSession(session: Session): Promise<void>;
  session(hash: string): Promise<Session | undefined>;
  touchSession(hash: string, used: number): Promise<void>;
  /** The latest used first. */
  sessionsOf(person: PersonId): Promise<readonly Session[]>;
  endSession(hash: string): Promise<void>;
  endSessionsOf(person: PersonId): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: PersonId): Promise<readonly Passkey[]>;
  countPasskey(id: string, counter: number): Promise<void>;

  /** What the person has learned; nothing at first. */
  learning(person: PersonId): Promise<Learned>;
  /** Adds to it, and gives all of it. */
  addLearning(person: PersonId, more: Learned): Promise<Learned>;

  addLink(link: Link): Promise<void>;
  linkByHash(hash: string): Promise<Link | undefined>;
  linksOf(table: string): Promise<readonly Link[]>;
  revokeLink(id: string): Promise<void>;

  /** Somebody who has followed a link to a table may watch it from then on, and its rematches. */
  addWatcher(table: string, person: PersonId): Promise<void>;
  isWatcher(table: string, person: PersonId): Promise<boolean>;
  /** The tables whose links the person has followed. */
  watchedBy(person: PersonId): Promise<readonly string[]>;

  addFriends(one: PersonId, two: PersonId): Promise<void>;
  endFriends(one: PersonId, two: PersonId): Promise<void>;
  friendsOf(person: PersonId): Promise<readonly PersonId[]>;

  addRecord(record: ImportedRecord): Promise<void>;
  record(id: string): Promise<ImportedRecord | undefined>;
  recordsOf(person: PersonId): Promise<readonly ImportedRecord[]>;

  /** How long quick matches of a game took to fill, in milliseconds, newest first. */
  addWait(game: string, seats: number, wait: number, at: number): Promise<void>;
  waits(game: string, seats: number, limit: number): Promise<readonly number[]>;

  /** A secret that all nodes share: what the first who asks for it has made, or 32 random bytes as base64url. */
  secret(name: string, made?: string): Promise<string>;
  /** The node lives; gives the database's time and all nodes that live. */
  beat(node: string): Promise<{ readonly now: number; readonly nodes: readonly string[] }>;
  /** The node ends. */
  leave(node: string): Promise<void>;

  /** Alarms for tables that have none. */
  addAlarms(alarms: readonly (Alarm & { readonly bucket: number })[]): Promise<void>;
  /** The alarms in these buckets that are due by then, the oldest first. */
  dueAlarms(buckets: readonly number[], until: number, limit: number): Promise<readonly Alarm[]>;
  /** Puts an alarm off, or away, unless it has changed since it was seen. */
  postpone(table: string, seen: number, wake: number | null): Promise<void>;

  /** Counts one more under the key, in windows of so many milliseconds; gives how many, and when the window ends. */
  count(
    key: string,
    window: number,
    now: number,
  ): Promise<{ readonly count: number; readonly until: number }>;

  addChallenge(challenge: StoredChallenge, now: number): Promise<void>;
  /** Each is there once. */
  takeChallenge(ceremony: string): Promise<StoredChallenge | undefined>;

  /** Holds a name that only one node can hold at a time, and gives what to let go; where it takes too long, it is held by nobody. */
  hold(name: string): Promise<number>;
  letGo(held: number): Promise<void>;

  /** A whole, consistent copy into a new file (SQLite only). */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
