/** The log by turns. */
import type { Seat } from '#kernel';
import type { LoggedEvent } from '../store/tableStore.ts';

/** The lines of one turn, oldest first. */
export interface LoggedTurn {
  /** The entry it began with. */
  readonly key: number;
  /** Undefined for the deal and for what happens outside the game. */
  readonly seat: Seat | undefined;
  readonly lines: readonly LoggedEvent[];
  /** The last entry of the turn before, and of this one. */
  readonly before: number;
  readonly to: number;
}

/** Joins the lines of each turn, oldest first. */
export function loggedTurns(events: readonly LoggedEvent[]): readonly LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  for (const logged of events) {
    const last = turns.at(-1);
    const begun = last?.key === logged.turn ? turns.pop() : undefined;
    turns.push({
      key: logged.turn,
      seat: logged.seat,
      lines: [...(begun?.lines ?? []), logged],
      before: begun ? begun.before : (last?.to ?? 0),
      to: logged.seq,
    });
  }
  return turns;
}
