/** Fair matches between bots: the same deals for both, from every seat in turn. */
import { at, type Game, type GameTypes } from '#kernel';
import type { Bot } from './bot.ts';
import { playMatch, seedNumber } from './match.ts';
import { mean } from './statistics.ts';
import { winShares } from './winShares.ts';

/** Bot A against bot B; with more than two seats, one A among several B. */
export interface Contest<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: unknown;
  readonly seats: number;
  readonly a: Bot<G>;
  readonly b: Bot<G>;
}

/** One game of a deal: which seat A had, and the result. */
export interface DealtGame {
  readonly seat: number;
  /** Wins of A: a first place shared by two counts as half a win. */
  readonly win: number;
  /** Mean wins of the others; automata may have won the rest. */
  readonly otherWin: number;
  /** Points of A, and mean points of the others. */
  readonly points: readonly [number, number];
  readonly actions: number;
  readonly ending: string;
}

/** Plays a deal from every seat: one A among B. */
export function playDeal<G extends GameTypes>(contest: Contest<G>, deal: number): DealtGame[] {
  return Array.from({ length: contest.seats }, (_, seat) => playOne(contest, deal, seat));
}

function playOne<G extends GameTypes>(
  { game, options, seats, a, b }: Contest<G>,
  deal: number,
  seat: number,
): DealtGame {
  const bots = Array.from({ length: seats }, (_, other) => (other === seat ? a : b));
  const { position, record } = playMatch(game, bots, options, seedNumber(deal + 1));
  const outcome = game.outcome(position.state);
  const wins = winShares(outcome, seats);
  const totals = game.scores(position.state).map(({ total }) => total);
  const others = totals.filter((_, other) => other !== seat);
  return {
    seat,
    win: at(wins, seat),
    otherWin: mean(wins.filter((_, other) => other !== seat)),
    points: [at(totals, seat), mean(others)],
    actions: record.plays.length,
    ending: outcome?.ending ?? 'none',
  };
}
