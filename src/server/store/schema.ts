/** The tables of the database, the same for SQLite and PostgreSQL: JSON as text, times and booleans as integers. */
import type { Generated } from 'kysely';
import type { Happening, TableState } from '#table';
import type { CircleSchema } from './circleSchema.ts';
import type { DailySchema } from './dailySchema.ts';
import type { AuditRow, Case, Sanction } from './moderationStore.ts';
import type { Channel } from './noticeStore.ts';
import type { RatingSchema } from './ratingSchema.ts';
import type { Link, Notice } from './store.ts';
import type { TournamentSchema } from './tournamentSchema.ts';

interface EntryRow {
  table_id: string;
  seq: number;
  at: number;
  person: string | null;
  command: string | null;
  kind: Happening['did'];
  /** The happening. */
  body: string;
  patch: string | null;
  /** Who must act after it, and how many answers stand: with number and time, the part of a table's row that changes each time. */
  awaited: string;
  plays: number;
  /** Its own mark, which the entry after it names; null in entries older than links. */
  link: string | null;
}

interface SnapshotRow {
  table_id: string;
  seq: number;
  /** The whole TableState. */
  body: string;
}

/** The part of a table's row that seldom changes; the rest is in its last entry. */
interface TablesRow {
  id: string;
  game: string;
  phase: TableState['phase'];
  access: 'public' | 'link';
  host: string;
  seats: string;
  created: number;
  /** Whether it has a clock, and whether a bot holds a seat or stands in. */
  clocked: number;
  botted: number;
  /** The Pace; null at tables older than that. */
  pace: string | null;
}

/** Who belongs to a table; the seat is null for a host who only watches. */
interface TablePeopleRow {
  person: string;
  table_id: string;
  seat: number | null;
}

/** A notice on its way. Rows of servers from before there was delivery have no key and are due at once. */
interface OutboxRow {
  id: Generated<number>;
  person: string;
  table_id: string;
  kind: Notice['kind'];
  /** The same for the same turn: it is told once. */
  key: string | null;
  /** When to look at it again; null once it is settled. */
  due: Generated<number | null>;
  tries: Generated<number>;
  /** Whoever has claimed it, by a mark made for this claim alone. */
  claimed: string | null;
  /** The channels that have taken it, with spaces between them. */
  reached: Generated<string>;
  /** Null while it waits. */
  outcome: 'sent' | 'dead' | null;
  created: Generated<number>;
}

/** A way to reach a person: a browser, an address, a webhook. */
interface ChannelRow {
  id: string;
  person: string;
  kind: Channel['kind'];
  address: string;
  /** What is needed to use it, as JSON: keys of a browser, the form and secret of a webhook. */
  keys: string;
  language: string;
  generation: number;
  state: Channel['state'];
  failures: number;
  /** When something was last sent, and the answer. */
  used: number | null;
  answer: string | null;
  created: number;
}

interface PersonSettingsRow {
  person: string;
  zone: string;
  /** Minutes after midnight; null where no hours are quiet. */
  quiet_from: number | null;
  quiet_to: number | null;
  away_until: number | null;
  /** Which kinds of notices go where, as JSON. */
  body: string;
}

/** When somebody plays by turns. */
interface PersonHoursRow {
  person: string;
  zone: string;
  /** Minutes after midnight; null for the whole day. */
  window_from: number | null;
  window_to: number | null;
  /** The days off, as JSON. */
  body: string;
  version: number;
}

/** A plan for a seat, which only its owner sees. */
interface PlanRow {
  table_id: string;
  seat: number;
  person: string;
  /** The rest of it, as JSON. */
  body: string;
  created: number;
}

interface PeopleRow {
  id: string;
  name: string;
  created: number;
  email: string | null;
  password_hash: string | null;
  gone: number;
  /** Until when they may not speak, and not be here. */
  muted_until: number | null;
  banned_until: number | null;
}

interface SessionRow {
  hash: string;
  person: string;
  created: number;
  used: number;
  /** Browser and system; null before that was noted. */
  device: string | null;
}

interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}

interface LinkRow {
  id: string;
  hash: string;
  kind: Link['kind'];
  maker: string;
  table_id: string | null;
  seat: number | null;
  created: number;
  revoked: number;
}

/** Who has followed a link to a table. */
interface WatcherRow {
  table_id: string;
  person: string;
}

/** Each friendship has two rows, one from either side. */
interface FriendRow {
  person: string;
  friend: string;
}

interface RecordRow {
  id: string;
  person: string;
  body: string;
  created: number;
}

interface WaitRow {
  game: string;
  seats: number;
  wait: number;
  at: number;
}

/** Values of components that were in play and did not come with Skyline. */
interface BoxRow {
  fingerprint: string;
  game: string;
  /** The whole box. */
  body: string;
  created: number;
}

/** When somebody must look at a table. */
interface AlarmRow {
  table_id: string;
  /** 0 to 255: each node looks at those of its own. */
  bucket: number;
  wake: number;
}

/** How often something was done since the window began that ends then. */
interface LimitRow {
  key: string;
  count: number;
  until: number;
}

interface ChallengeRow {
  ceremony: string;
  challenge: string;
  person: string | null;
  until: number;
}

/** A report. */
interface CaseRow {
  id: string;
  reporter: string | null;
  person: string | null;
  name: string;
  table_id: string;
  reason: Case['reason'];
  words: string;
  /** Lines of the table, as JSON. */
  excerpt: string;
  state: Case['state'];
  created: number;
  closed: number | null;
  outcome: Case['outcome'];
  answer: string;
}

interface SanctionRow {
  id: string;
  person: string;
  kind: Sanction['kind'];
  until: number | null;
  case_id: string;
  moderator: string;
  words: string;
  created: number;
  lifted: number | null;
  appeal: string | null;
  appealed: number | null;
  verdict: Sanction['verdict'];
  verdict_words: string;
}

export interface Schema extends CircleSchema, DailySchema, RatingSchema, TournamentSchema {
  entries: EntryRow;
  snapshots: SnapshotRow;
  tables: TablesRow;
  table_people: TablePeopleRow;
  outbox: OutboxRow;
  channels: ChannelRow;
  person_settings: PersonSettingsRow;
  person_hours: PersonHoursRow;
  plans: PlanRow;
  people: PeopleRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  learning: { person: string; body: string };
  links: LinkRow;
  watchers: WatcherRow;
  friends: FriendRow;
  records: RecordRow;
  waits: WaitRow;
  boxes: BoxRow;
  secrets: { name: string; value: string };
  /** Nodes, and when each was last heard of, by the database's clock. */
  nodes: { id: string; beat: number };
  alarms: AlarmRow;
  limits: LimitRow;
  challenges: ChallengeRow;
  cases: CaseRow;
  sanctions: SanctionRow;
  audit: AuditRow;
  /** `breaks` is 1 after what an older server would do harm to, null before that was noted. */
  migrations: { name: string; breaks?: number | null };
}
