/** The result of a finished game: the one place that decides who won. */
import { at } from './at.ts';
import type { Automaton, Outcome, Score, Seat } from './game.ts';

/** How a seat left before the end: it resigned, ran out of time, or a bot finished for it. */
export type SeatEnd = 'resigned' | 'timeout' | 'standIn';

/** The ending that no game defines: so many players have given up that nobody is left to play against. */
export const CONCEDED = 'conceded';

/** A game that is over, as everybody may know it. */
export interface Finished {
  /** Null if all agreed to stop without a winner. */
  readonly outcome: Outcome | null;
  readonly scores: readonly Score[];
  readonly automata: readonly Automaton[];
  /** By seat; null for those who played to the end. */
  readonly endings?: readonly (SeatEnd | null)[] | undefined;
}

/** Where one player came in: a seat, or an automaton, numbered after the last seat. */
export interface Placing {
  readonly player: number;
  readonly mark: Seat;
  readonly place: number;
  readonly score: Score;
}

/** All players, best first, and the seats that did not play to the end themselves. */
interface Standings {
  readonly places: readonly Placing[];
  readonly ends: readonly { readonly seat: Seat; readonly end: SeatEnd }[];
}

/** How a game ended, and who won. */
export type Result =
  | { readonly kind: 'calledOff' }
  /** Alone and without an automaton nobody wins or loses; only the points count. */
  | (Standings & { readonly kind: 'alone'; readonly ending: string })
  /** By points, by a tie-break, or because nobody else was left. */
  | (Standings & {
      readonly kind: 'won';
      readonly ending: string;
      readonly winner: number;
      readonly by: 'points' | 'tieBreak' | 'default';
    })
  | (Standings & { readonly kind: 'shared'; readonly ending: string; readonly winners: readonly number[] })
  /** Everybody gave up. */
  | (Standings & { readonly kind: 'nobody' });

/** A game that was not called off. */
export type PlayedResult = Exclude<Result, { kind: 'calledOff' }>;

/** Works out the result of a finished game. */
export function resultOf(finished: Finished & { readonly outcome: Outcome }): PlayedResult;
export function resultOf(finished: Finished): Result;
export function resultOf(finished: Finished): Result {
  const { outcome, endings = [] } = finished;
  if (!outcome) return { kind: 'calledOff' };
  const { ending } = outcome;
  const hasLost = (player: number) => endings[player] === 'resigned' || endings[player] === 'timeout';
  const ends = endings.flatMap((end, seat) => (end === null ? [] : [{ seat, end }]));
  const left = filterRanking(outcome.ranking, (player) => !hasLost(player));
  const places = placesOf(finished, [...left, ...filterRanking(outcome.ranking, hasLost)]);
  const [winners = [], second = []] = left;
  const [winner, ...others] = winners;
  if (winner === undefined) return { kind: 'nobody', places, ends };
  if (places.length === 1) return { kind: 'alone', ending, places, ends };
  if (others.length > 0) return { kind: 'shared', ending, winners, places, ends };
  const pointsOf = (player: number | undefined) => places.find((one) => one.player === player)?.score.total;
  const [own = 0, next] = [pointsOf(winner), pointsOf(second[0])];
  const by = next === undefined || own < next ? 'default' : own === next ? 'tieBreak' : 'points';
  return { kind: 'won', ending, winner, by, places, ends };
}

/** The winners, one or several; a solo game has none. */
export function winnersOf(result: Result): readonly number[] {
  if (result.kind === 'won') return [result.winner];
  return result.kind === 'shared' ? result.winners : [];
}

/** The ranking of those players that the test accepts. */
function filterRanking(ranking: Outcome['ranking'], accepts: (player: number) => boolean): number[][] {
  return ranking.map((shared) => shared.filter(accepts)).filter(({ length }) => length > 0);
}

function placesOf({ scores, automata }: Finished, ranking: Outcome['ranking']): Placing[] {
  return ranking.flatMap((shared, i) => {
    const place = ranking.slice(0, i).flat().length + 1;
    return shared.map((player): Placing => {
      const automaton = player < scores.length ? undefined : at(automata, player - scores.length);
      return {
        player,
        mark: automaton?.mark ?? player,
        place,
        score: automaton?.score ?? at(scores, player),
      };
    });
  });
}
