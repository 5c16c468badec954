/** Bots against bots, honestly: the same deals for both, every seat in turn, results with their error. */
import { at, type Game, type GameTypes } from '#kernel';
import type { Bot } from './bot.ts';
import { playMatch, seedNumber } from './match.ts';

export interface Contest<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: unknown;
  readonly seats: number;
  /** The bot under test; it sits on each seat once a deal. */
  readonly a: Bot<G>;
  /** The bot on all other seats. */
  readonly b: Bot<G>;
}

export interface Standing {
  readonly games: number;
  /** Wins of A: a shared first place counts as its share. */
  readonly wins: number;
  /** Wins of A per game; a fair share is one over the number of seats. */
  readonly share: number;
  /** Half the width of the 95 % interval, from the deals, since games of one deal are not independent. */
  readonly margin: number;
  /** Mean points of A and of the other seats. */
  readonly points: readonly [number, number];
}

/** Plays whole deals, one game per seat of A, until at least so many games are played. */
export function arena<G extends GameTypes>(
  contest: Contest<G>,
  games: number,
  onGame?: (played: number) => void,
): Standing {
  const { seats } = contest;
  const deals = Math.ceil(games / seats);
  const shares: number[] = [];
  const points: [number, number] = [0, 0];
  for (let deal = 0; deal < deals; deal++) {
    let wins = 0;
    for (let seat = 0; seat < seats; seat++) {
      const result = playOne(contest, seedNumber(deal + 1), seat);
      wins += result.win;
      points[0] += result.own;
      points[1] += result.others;
      onGame?.(deal * seats + seat + 1);
    }
    shares.push(wins / seats);
  }
  const share = mean(shares);
  const spread = Math.sqrt(mean(shares.map((one) => (one - share) ** 2)) / Math.max(1, deals - 1));
  const played = deals * seats;
  return {
    games: played,
    wins: share * played,
    share,
    margin: 1.96 * spread,
    points: [points[0] / played, points[1] / played],
  };
}

function playOne<G extends GameTypes>(
  { game, options, seats, a, b }: Contest<G>,
  seed: string,
  seat: number,
) {
  const bots = Array.from({ length: seats }, (_, other) => (other === seat ? a : b));
  const { state } = playMatch(game, bots, options, seed).position;
  const first = game.outcome(state)?.ranking[0] ?? [];
  const totals = game.scores(state).map(({ total }) => total);
  const others = totals.filter((_, other) => other !== seat);
  return { win: first.includes(seat) ? 1 / first.length : 0, own: at(totals, seat), others: mean(others) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
}
