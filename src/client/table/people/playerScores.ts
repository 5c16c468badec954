/** Every player's points: those made, those if the game ended now, and what a staged turn would change. */
import { type Game, type Projection, type Seat, sumOfParts } from '#kernel';
import type { TableView } from '#table';
import type { PlayerPreview } from '../staging/preview.ts';

/** A number before and after a staged turn; both are the same without one. */
export interface Change {
  readonly before: number;
  readonly now: number;
}

/** The points of a seat or an automaton. */
export interface PlayerScore {
  readonly player: number;
  readonly mark: Seat;
  readonly made: Change;
  /** While the game is played, if its rules are known. */
  readonly ifEnded: Change | undefined;
  readonly projection: Projection | undefined;
}

type Scored = Pick<TableView, 'seats' | 'scores' | 'automata' | 'phase' | 'view'>;

/** Seats, then automata. `before` is the table without the turn, `preview` what the turn will bring where it is staged. */
export function playerScores(
  game: Game | undefined,
  table: Scored,
  before: Scored = table,
  preview: readonly PlayerPreview[] = [],
): PlayerScore[] {
  const now = pointsOf(game, table);
  const then = before === table ? now : pointsOf(game, before);
  return now.map(({ made, projection }, player) => {
    const earlier = then[player];
    const staged = preview[player];
    return {
      player,
      mark: table.automata[player - table.seats.length]?.mark ?? player,
      made: { before: earlier?.made ?? made, now: staged?.made.now ?? made },
      ifEnded: projection && {
        before: earlier?.projection?.total ?? projection.total,
        now: staged?.ifEnded?.now ?? projection.total,
      },
      projection,
    };
  });
}

/** Whether the end would change anybody's points; where it would not, one number is enough. */
export function countsAtEnd(scores: readonly PlayerScore[]): boolean {
  return scores.some(
    ({ made, ifEnded }) => ifEnded && (ifEnded.now !== made.now || ifEnded.before !== made.before),
  );
}

/** The staged table holds the automata as they were; the projection knows better. */
function pointsOf(game: Game | undefined, { scores, automata, phase, view }: Scored) {
  const projections = game && phase === 'playing' ? game.ifEnded(view) : [];
  return [...scores, ...automata.map(({ score }) => score)].map(({ total }, player) => {
    const projection = projections[player];
    return { made: projection ? sumOfParts(projection.made) : total, projection };
  });
}
