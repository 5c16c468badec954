/** What a finished game comes to: the one place that decides who has won. */
import { at } from './at.ts';
import type { Automaton, Outcome, Score, Seat } from './game.ts';

/** What became of a seat before the end, if it did not play on: it resigned, lost on time, or a bot finished for it. */
export type SeatEnd = 'resigned' | 'timeout' | 'standIn';

/** The name of an end that no game knows: so many have given up that nobody is left to play against. */
export const CONCEDED = 'conceded';

/** A game that is over, as everybody may know it. */
export interface Finished {
  /** Nothing when all agreed to stop without a winner. */
  readonly outcome: Outcome | null;
  readonly scores: readonly Score[];
  readonly automata: readonly Automaton[];
  /** By seat; null for those who played to the end. */
  readonly endings?: readonly (SeatEnd | null)[] | undefined;
}

/** Where one player has come in: a seat, or an automaton by a number after the last seat's. */
export interface Placed {
  readonly player: number;
  readonly mark: Seat;
  readonly place: number;
  readonly score: Score;
}

/** All players, best first, and the seats that did not play to the end by themselves. */
interface Table {
  readonly places: readonly Placed[];
  readonly ends: readonly { readonly seat: Seat; readonly end: SeatEnd }[];
}

export type Result =
  | { readonly kind: 'calledOff' }
  /** Alone and without an automaton nobody wins or loses: what counts is how far one came. */
  | (Table & { readonly kind: 'alone'; readonly ending: string })
  /** By points, by a tie-break, or because nobody else was left. */
  | (Table & {
      readonly kind: 'won';
      readonly ending: string;
      readonly winner: number;
      readonly by: 'points' | 'tieBreak' | 'default';
    })
  | (Table & { readonly kind: 'shared'; readonly ending: string; readonly winners: readonly number[] })
  /** Everybody gave up. */
  | (Table & { readonly kind: 'nobody' });

/** A game that was not called off. */
export type PlayedResult = Exclude<Result, { kind: 'calledOff' }>;

export function resultOf(finished: Finished & { readonly outcome: Outcome }): PlayedResult;
export function resultOf(finished: Finished): Result;
export function resultOf(finished: Finished): Result {
  const { outcome, endings = [] } = finished;
  if (!outcome) return { kind: 'calledOff' };
  const { ending } = outcome;
  const hasLost = (player: number) => endings[player] === 'resigned' || endings[player] === 'timeout';
  const ends = endings.flatMap((end, seat) => (end === null ? [] : [{ seat, end }]));
  const left = groups(outcome.ranking, (player) => !hasLost(player));
  const places = placesOf(finished, [...left, ...groups(outcome.ranking, hasLost)]);
  const [winners = [], second = []] = left;
  const [winner, ...others] = winners;
  if (winner === undefined) return { kind: 'nobody', places, ends };
  if (places.length === 1) return { kind: 'alone', ending, places, ends };
  if (others.length > 0) return { kind: 'shared', ending, winners, places, ends };
  const pointsOf = (player: number) => places.find((one) => one.player === player)?.score.total;
  const [own = 0, next] = [pointsOf(winner), second[0] === undefined ? undefined : pointsOf(second[0])];
  const by = next === undefined || own < next ? 'default' : own === next ? 'tieBreak' : 'points';
  return { kind: 'won', ending, winner, by, places, ends };
}

/** Those who have won, alone or together; one who played alone has not. */
export function winnersOf(result: Result): readonly number[] {
  if (result.kind === 'won') return [result.winner];
  return result.kind === 'shared' ? result.winners : [];
}

/** The players of a ranking who are so, still in their order. */
function groups(ranking: Outcome['ranking'], isSo: (player: number) => boolean): number[][] {
  return ranking.map((shared) => shared.filter(isSo)).filter(({ length }) => length > 0);
}

function placesOf({ scores, automata }: Finished, ranking: Outcome['ranking']): Placed[] {
  return ranking.flatMap((shared, i) => {
    const place = ranking.slice(0, i).flat().length + 1;
    return shared.map((player): Placed => {
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
