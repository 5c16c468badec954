/** People among people in the database, and their finished games: a part of the schema. */
import type { Ending } from '#table';
import type { BlockKind } from './blockStore.ts';
import type { Visible } from './circleStore.ts';
import type { ResultKind } from './resultStore.ts';

/** Whom a person mutes or blocks. */
interface BlockRow {
  person: string;
  other: string;
  kind: BlockKind;
  created: number;
}

/** What a person shows of themselves, and to whom. */
interface ProfileRow {
  person: string;
  /** Three small numbers as JSON, or null. */
  picture: string | null;
  visible: Visible;
}

interface FriendRequestRow {
  person: string;
  other: string;
  created: number;
  declined: number;
}

interface GroupRow {
  id: string;
  name: string;
  host: string;
  generation: number;
  created: number;
}

interface GroupLineRow {
  id: string;
  group_id: string;
  person: string;
  text: string;
  created: number;
}

/** A finished game. */
interface ResultRow {
  table_id: string;
  game: string;
  seats: number;
  kind: ResultKind;
  rated: number;
  finished: number;
  ending: Ending['kind'];
}

/** What became of one seat, or of an automaton after the last. */
interface ResultSeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  place: number | null;
  points: number;
  /** Points by category, as JSON. */
  parts: string;
  left_at: number | null;
  resigned: number;
  /** As JSON; null for automata, and in results from before it was kept. */
  approach: string | null;
}

/** What a person's decisions at a table cost. */
interface GameReviewRow {
  table_id: string;
  person: string;
  decisions: number;
  cost: number;
  good: number;
  created: number;
}

/** The tables of what people are to each other, and of what they have played. */
export interface CircleSchema {
  blocks: BlockRow;
  profiles: ProfileRow;
  friend_requests: FriendRequestRow;
  groups: GroupRow;
  group_people: { group_id: string; person: string; created: number };
  group_tables: { table_id: string; group_id: string };
  group_lines: GroupLineRow;
  results: ResultRow;
  result_seats: ResultSeatRow;
  game_reviews: GameReviewRow;
}
