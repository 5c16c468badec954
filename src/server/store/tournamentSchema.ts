/** Tournaments and leagues in the database, where they are called events: a part of the schema. */
import type { PairingKind } from '#tournament';
import type { EntrantState, Phase } from './tournamentStore.ts';

interface EventRow {
  id: string;
  name: string;
  /** What the organiser says about it; empty where they say nothing. */
  description: string;
  /** Who organises it; null once they are gone. */
  host: string | null;
  group_id: string | null;
  game: string;
  /** The plan, as JSON. */
  body: string;
  phase: Phase;
  starts: number;
  /** When the organiser last changed its beginning or its clock. */
  changed: number | null;
  /** The round under way, and how many there will be; 0 before the first. */
  round: number;
  rounds: number;
  /** Times of the round under way, as JSON. */
  progress: string | null;
  /** When there is something to do next; null where there never is. */
  wake: number | null;
  /** Until when a node works on it. */
  claimed: number;
  /** How often it has changed: whoever works on an older version stores nothing. */
  version: number;
  /** Chance of the draw. */
  seed: string;
  /** Of a league: the id of its first season, and which one this is. */
  league: string | null;
  season: number;
  created: number;
  finished: number | null;
}

interface EventPersonRow {
  event_id: string;
  number: number;
  /** Null once they are gone. */
  person: string | null;
  state: EntrantState;
  /** How often they did not come. */
  missed: number;
  division: number;
  /** Their place in the draw; null for those who never took part. */
  draw: number | null;
  /** Their place after the last season of the league. */
  rank: number | null;
  created: number;
}

interface EventTableRow {
  event_id: string;
  round: number;
  number: number;
  /** Null where nothing is played. */
  table_id: string | null;
  division: number;
  kind: PairingKind;
  /** Numbers of people by seat, those who came, those who missed, what each got: as JSON. */
  holders: string;
  came: string;
  missed: string;
  scores: string | null;
  /** Whether the table has been opened. */
  opened: number;
}

export interface TournamentSchema {
  events: EventRow;
  event_people: EventPersonRow;
  event_tables: EventTableRow;
}
