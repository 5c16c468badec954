/** One table: who sits where, what is agreed, and the game's position. Plain JSON data. */
import type { BotName, Options, Outcome, Position, Seat } from '#kernel';
import type { Rests } from './rests.ts';

/** From the first to the last of entries in a row. */
export type Run = readonly [first: number, last: number];

/** A person's id; names are kept elsewhere, so that they can change and be forgotten. */
export type PersonId = string;

/** How strong a bot plays. */
export type Level = BotName;

/** Who decides for a seat. Automata of the rulebooks sit at no seat: the rules play them. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  /** A human, for whom a bot may stand in while they are away. */
  | { readonly kind: 'human'; readonly person: PersonId; readonly standIn: Level | null };

/** Thinking time in milliseconds: what each seat begins with, gets for every turn, and may save up at most. */
export interface ClockRule {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** What becomes of a seat whose human is late or gone; settled, and shown, before anybody sits down. */
export interface AbsenceRule {
  /** How long an awaited human must have been gone before the others may go on without them, in milliseconds. */
  readonly after: number;
  /** What running out of time means: a bot takes the seat over, or the seat has lost. */
  readonly timeout: 'bot' | 'lose';
  /** How strong bots are that play for people. */
  readonly level: Level;
}

/** Since when people have not been here, in milliseconds since 1970; those who are here are left out. */
export type Gone = Readonly<Record<PersonId, number>>;

/** On which ladder a game counts: against people alone, or of one person against bots alone. */
export const RATED_KINDS = ['people', 'bots'] as const;
export type RatedKind = (typeof RATED_KINDS)[number];

/** What must be settled to open a table. */
export interface TablePlan {
  readonly game: string;
  readonly options: Options;
  readonly access: 'public' | 'link';
  readonly clock: ClockRule | null;
  /** Left out by older tables, and by programs that do not care; see absenceOf. */
  readonly absence?: AbsenceRule;
  /** Where it counts, if everybody who plays it has an account; left out where nowhere. */
  readonly rated?: RatedKind;
  readonly seats: readonly Holder[];
}

/** An answer that may still be taken back, with its entry and the increment it earned. */
export interface OpenPlay {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: unknown;
  readonly bot: boolean;
  readonly earned: number;
  /** There was no other answer, and everybody may know it. */
  readonly forced?: true;
}

/** What one seat asks of the others. */
export type Request =
  /** To go back to before the answer of entry `to`, further than may be taken back freely. */
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'pause' }
  /** To call the game off, without a winner. */
  | { readonly kind: 'end' };

/** A request under way, who asked, and who has agreed; done when all of `needed` have. */
export interface Proposal {
  readonly request: Request;
  readonly seat: Seat;
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** A seat that has lost before the end, how, and by which entry. */
export interface Quit {
  readonly seat: Seat;
  readonly how: 'resigned' | 'timeout';
  readonly seq: number;
}

export type Ending =
  | { readonly kind: 'played'; readonly outcome: Outcome }
  /** So many have lost that nobody is left to play against. */
  | { readonly kind: 'conceded'; readonly ranking: Outcome['ranking'] }
  | { readonly kind: 'calledOff' };

export interface Clocks {
  /** Milliseconds each seat has left, as of `since`. */
  readonly left: readonly number[];
  /** Since when the clocks of the awaited seats run; null while none runs. */
  readonly since: number | null;
  /** Seats that ran out of time and have not come back since. */
  readonly late: readonly Seat[];
  /** By turns, where anybody has hours or days off: when each seat's clock stands in the turn it is in or had last (T31). */
  readonly stands?: readonly (Rests | null)[];
  /** The same as it is for turns that begin from now on, as the others are told. */
  readonly hours?: readonly (Rests | null)[];
}

/** What the server has bound itself to before the deal, and what people add to it. */
export interface DealPromise {
  /** Shown to everybody from the first entry on. */
  readonly digest: string;
  /** Known to nobody until the record. */
  readonly secret: string;
  /** What people have added, by seat, and last whoever starts; empty where nothing. */
  readonly salts: readonly string[];
}

export interface TableState {
  readonly id: string;
  readonly plan: TablePlan;
  /** The fingerprint of the values it is played with; older tables have none. */
  readonly box?: string;
  /** Who opened the table: they arrange the seats and start. */
  readonly host: PersonId;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The number of the last entry. */
  readonly seq: number;
  readonly seats: readonly Holder[];
  /** Tables without a server, and older ones, promise nothing. */
  readonly promise?: DealPromise;
  /** Secret until the end, like the position. */
  readonly seed: string | null;
  readonly position: Position | null;
  /** How many of the game's migrations the position has seen. */
  readonly version: number;
  /** The seats that must act now. */
  readonly awaited: readonly Seat[];
  /** When they were asked: at the deal, the last answer or the end of a pause. */
  readonly asked: number;
  /** How many answers each seat has given, those taken back included. */
  readonly answered: readonly number[];
  /** How many questions to each seat were taken away by going back; left out as long as there are none. */
  readonly withdrawn?: readonly number[];
  /** How many answers stand. */
  readonly plays: number;
  /** Their entries, oldest first, as runs; older tables list each. */
  readonly line: readonly Run[];
  /** What may be taken back: the entry after which nobody had learned anything yet, and the answers since. */
  readonly open: { readonly from: number; readonly plays: readonly OpenPlay[] };
  readonly clocks: Clocks;
  readonly paused: boolean;
  /** The time of the whole game is up: bots finish it, whoever comes back. */
  readonly timeUp?: true;
  readonly proposal: Proposal | null;
  /** Seats that have lost before the end, in that order. */
  readonly quits: readonly Quit[];
  readonly ending: Ending | null;
  /** The table of the rematch. */
  readonly next: string | null;
}
