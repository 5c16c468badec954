/** What a table of a tournament counts for, once it is over. */
import { at, type Seat } from '#kernel';
import type { PersonId, TableState } from '#table';
import { evenShares, sharesOf } from '#tournament';

/** By seat. */
export interface TableOutcome {
  readonly scores: readonly number[];
  /** Those who have not answered once, and got nothing. */
  readonly missed: readonly Seat[];
}

/** The share of rivals beaten. Whoever left and did not come back is last; a game that was called off is shared. `missed` did not come. */
export function outcomeOf(
  state: TableState,
  people: readonly (PersonId | null)[],
  missed: readonly Seat[],
): TableOutcome {
  const seats = state.seats.length;
  const ranking = rankingOf(state);
  const scores = ranking
    ? sharesOf(withLeaversLast(ranking, leaversOf(state, people)), seats)
    : evenShares(seats);
  const absent = [...state.seats.keys()].filter(
    (seat) => missed.includes(seat) || !isTheirs(state, people, seat),
  );
  return { scores: scores.map((score, seat) => (absent.includes(seat) ? 0 : score)), missed: absent };
}

function rankingOf({ ending }: TableState): readonly (readonly number[])[] | undefined {
  if (ending?.kind === 'played') return ending.outcome.ranking;
  return ending?.kind === 'conceded' ? ending.ranking : undefined;
}

/** Where bots finished for everybody, nobody has left. */
function leaversOf(state: TableState, people: readonly (PersonId | null)[]): readonly Seat[] {
  return [...state.seats.keys()].filter((seat) => {
    const holder = at(state.seats, seat);
    if (!isTheirs(state, people, seat)) return true;
    return holder.kind === 'human' && holder.standIn !== null && !state.timeUp && !hasQuit(state, seat);
  });
}

/** They come after all others, and share the last place. */
function withLeaversLast(
  ranking: readonly (readonly number[])[],
  leavers: readonly Seat[],
): readonly (readonly number[])[] {
  const stayed = ranking.map((shared) => shared.filter((seat) => !leavers.includes(seat)));
  return [...stayed, leavers].filter((shared) => shared.length > 0);
}

/** Whether the seat is still that of the person it was drawn for. */
function isTheirs({ seats }: TableState, people: readonly (PersonId | null)[], seat: Seat): boolean {
  const holder = at(seats, seat);
  return holder.kind === 'human' && holder.person === people[seat];
}

function hasQuit({ quits }: TableState, seat: Seat): boolean {
  return quits.some((quit) => quit.seat === seat);
}
