/** What a table settles about people who are late or gone, and all that follows from it. */
import type { AbsenceRule, SeatEnding } from '#table';

type Ended = NonNullable<SeatEnding>;

export interface AbsenceText {
  /** What is settled when a table is made, as a list of terms. */
  readonly gone: string;
  readonly after: (time: string) => string;
  /** Both at once, as the question before a choice of times. */
  readonly goneAfter: string;
  readonly timeout: string;
  readonly timeouts: Readonly<Record<AbsenceRule['timeout'], string>>;
  readonly level: string;
  /** Quick tables, in one line. */
  readonly quick: string;

  /** The two ways out, and the questions before them. */
  readonly resign: string;
  readonly resignAsk: string;
  readonly resignEnds: string;
  readonly resignGoesOn: string;
  readonly leaveAsk: string;
  readonly stay: string;

  /** Somebody who is awaited and not here; `since` and `from` are times of the day. */
  readonly goneSince: (name: string, since: string) => string;
  readonly waitUntil: (from: string) => string;
  readonly callOff: string;
  readonly hostGone: (name: string) => string;
  readonly beHost: string;

  /** How a seat came to its end: a word or two at its place, and what its own human is told. */
  readonly endedShort: Readonly<Record<Ended, string>>;
  readonly youEnded: Readonly<Record<Exclude<Ended, 'standIn'>, string>>;
}
