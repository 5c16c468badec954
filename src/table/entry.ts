/** What happened at a table: numbered entries, each with the change it made. */
import type { Seat } from '#kernel';
import type { PatchText } from './patch.ts';
import type { Phrase } from './phrases.ts';
import type { AbsenceRule, Level, PersonId, Request } from './state.ts';

/** What came of a request that everybody agreed to. */
export type Settled =
  /** `restored` are answers that were taken back after the moment to which the table goes back: they count again. */
  | { readonly kind: 'back'; readonly undone: readonly number[]; readonly restored: readonly number[] }
  | { readonly kind: 'pause' }
  | { readonly kind: 'end' };

export type Happening =
  /** `promise` binds the server to its part of the deal (T33). */
  | { readonly did: 'opened'; readonly person: PersonId; readonly promise?: string }
  | { readonly did: 'sat'; readonly seat: Seat; readonly person: PersonId; readonly salt?: string }
  | { readonly did: 'stood'; readonly seat: Seat; readonly person: PersonId }
  | { readonly did: 'seatedBot'; readonly seat: Seat; readonly level: Level }
  | { readonly did: 'clearedSeat'; readonly seat: Seat }
  | { readonly did: 'dealt'; readonly events: readonly unknown[]; readonly salt?: string }
  /** `action` is null for everybody but the seat itself. */
  | {
      readonly did: 'played';
      readonly seat: Seat;
      readonly action: unknown;
      readonly events: readonly unknown[];
      readonly bot: boolean;
      /** There was no other answer, and everybody may know it. */
      readonly forced?: true;
      /** It was the last answer of a turn, even if the same seat's next turn begins at once; older entries do not say so. */
      readonly turnOver?: true;
    }
  | { readonly did: 'tookBack'; readonly seat: Seat; readonly undone: readonly number[] }
  | {
      readonly did: 'proposed';
      readonly seat: Seat;
      readonly request: Request;
      readonly settled: Settled | null;
    }
  | { readonly did: 'agreed'; readonly seat: Seat; readonly settled: Settled | null }
  | { readonly did: 'declined'; readonly seat: Seat }
  | { readonly did: 'resumed'; readonly seat: Seat }
  /** `timeout` is what follows from it; at older tables nothing did by itself. */
  | { readonly did: 'ranOut'; readonly seats: readonly Seat[]; readonly timeout?: AbsenceRule['timeout'] }
  /** Their clock stands at other times than before; when, is in the clocks. */
  | { readonly did: 'changedHours'; readonly seat: Seat }
  | { readonly did: 'stoodIn'; readonly seat: Seat; readonly level: Level }
  | { readonly did: 'left'; readonly seat: Seat; readonly level: Level }
  | { readonly did: 'returned'; readonly seat: Seat }
  | { readonly did: 'resigned'; readonly seat: Seat }
  | { readonly did: 'hosted'; readonly seat: Seat; readonly person: PersonId }
  | {
      readonly did: 'said';
      readonly person: PersonId;
      /** Null for a spectator. */
      readonly seat: Seat | null;
      /** A spectator's line while others play: seats see it when the game is over. */
      readonly aside: boolean;
      readonly text: string;
      /** Where it was said as a phrase; `text` has it in English. */
      readonly phrase?: Phrase;
    }
  | { readonly did: 'rematched'; readonly table: string }
  | { readonly did: 'forgot'; readonly seats: readonly Seat[] };

/** One row of a table's log, as it is stored. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  /** Who sent the command, and its id; null for the system. */
  readonly person: PersonId | null;
  readonly commandId: string | null;
  readonly happening: Happening;
  /** From the table's state before to the state after; null when nothing but the number changed. */
  readonly patch: PatchText | null;
}

/** An entry as one viewer may know it: only their events, and the action only for its own seat. */
export type SeenEntry = Pick<Entry, 'seq' | 'at'> & { readonly happening: Happening | null };
