/** A branch of a game: what if somebody had answered otherwise? It begins at a moment and is played on at a table of its own. */
import type { Title } from '#games';
import {
  at,
  type GameRecord,
  type Options,
  type Play,
  type Position,
  Rng,
  refused,
  replay,
  type Seat,
} from '#kernel';
import type { TableView } from '#table';
import { nameFor } from '../store/localPlan.ts';

/** Where a branch begins. */
export interface Branch {
  readonly options: Options;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is played by hand. */
  readonly seat: Seat;
  /** How many answers were given before. */
  readonly move: number;
  readonly position: Position;
  /** Whether what the seat could not know was drawn anew. */
  readonly isDrawnAnew: boolean;
  /** What really came, where the game was played to its end. */
  readonly real: RealGame | undefined;
}

/** What really came of the game. */
export interface RealGame {
  /** The first answer of the seat from there on, with what it knew; none if it had nothing more to decide. */
  readonly first: FirstAnswer | undefined;
  /** Points at the end: seats, then automata. */
  readonly points: readonly number[];
}

/** An answer, and what its seat knew. */
export interface FirstAnswer {
  readonly view: unknown;
  readonly action: unknown;
}

/** A branch of a finished game, from the truth: the state is as it was, whatever the seat knew of it. */
export function branchOfRecord({ game }: Title, record: GameRecord, move: number, seat: Seat): Branch {
  const { plays, seats } = record;
  if (!Number.isInteger(move) || move < 0 || move > plays.length) throw refused('malformedRecord');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw refused('malformedRecord');
  const replayed = replay(game, record);
  const positions = [replayed.started.position, ...replayed.applied.map(({ position }) => position)];
  if (game.outcome(at(positions, move).state)) throw refused('noDecision');
  const next = plays.findIndex((play, i) => i >= move && play.seat === seat);
  return {
    options: replayed.started.options,
    names: Array.from({ length: seats }, (_, of) => record.names?.[of] || nameFor(of)),
    seat,
    move,
    position: at(positions, move),
    isDrawnAnew: false,
    real: game.outcome(replayed.position.state) && {
      first: next < 0 ? undefined : firstAnswer(game, at(positions, next), at(plays, next)),
      points: pointsIn(game, replayed.position.state),
    },
  };
}

/** A branch of a running game, from nothing but what the viewer knows: the rest is drawn anew. */
export function branchOfView(
  { game }: Title,
  { view, viewer, options, plays }: Pick<TableView, 'view' | 'viewer' | 'options' | 'plays'>,
  names: readonly string[],
  seed: string,
): Branch {
  if (viewer === 'spectator') throw refused('noDecision');
  const rng = Rng.fromSeed(seed, 'what if');
  const state = game.imagine(view, rng);
  return {
    options,
    names,
    seat: viewer,
    move: plays,
    position: { state, rng: rng.state },
    isDrawnAnew: true,
    real: undefined,
  };
}

/** Points of all players: seats, then automata. */
function pointsIn(game: Title['game'], state: unknown): number[] {
  return [...game.scores(state), ...game.automata(state).map(({ score }) => score)].map(({ total }) => total);
}

function firstAnswer(game: Title['game'], { state }: Position, { seat, action }: Play): FirstAnswer {
  return { view: game.view(state, seat), action };
}
