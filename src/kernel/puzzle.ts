/** A puzzle: a moment of a recorded game with one clearly best answer. */
import { hashOf } from './codec.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { playLine } from './line.ts';
import type { Position } from './position.ts';
import { refused } from './refused.ts';

/** One puzzle as it is stored; its game has the default options. */
export interface Puzzle<G extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly seed: string;
  /** The answers until then, see line.ts. */
  readonly line: string;
  /** The hash of what the seat knows. */
  readonly view: string;
  /** The best answers: the first is shown, the others are as good. */
  readonly solution: readonly G['action'][];
  /** The best answer that is none of them. */
  readonly next: G['action'];
  /** What speaks for the first, compared with the next. */
  readonly reasons: readonly G['fact'][];
  /** How many points the next is behind. */
  readonly gap: number;
  /** The lowest level of bots that finds the solution at least every second time. */
  readonly level: number;
}

/** The puzzles of one game, and the values they are played with. */
export interface PuzzlePack<G extends GameTypes = GameTypes> {
  readonly box: string;
  /** How many games were searched for them. */
  readonly games: number;
  readonly puzzles: readonly Puzzle<G>[];
}

/** Where a puzzle begins: the position, and who decides. */
export interface PuzzleStart<G extends GameTypes = GameTypes> {
  readonly position: Position<G>;
  readonly seat: Seat;
}

/** Plays a puzzle's game up to the puzzle; refuses one to which the rules do not lead any more. */
export function puzzleStart<G extends GameTypes>(
  game: Game<G>,
  { seats, seed, line, view }: Puzzle<G>,
): PuzzleStart<G> {
  const { position } = playLine(game, { options: {}, seats, seed }, line);
  const seat = game.turn(position.state);
  if (seat === undefined || hashOf(game.view(position.state, seat)) !== view)
    throw refused('malformedRecord');
  return { position, seat };
}
