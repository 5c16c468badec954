/** Every player's points: those made, those if the game ended now, and what a staged turn would change. */
import { type Game, type Projection, type Seat, sumOfParts } from '#kernel';
import type { TableView } from '#table';

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

/** Seats, then automata. `before` is the table without the staged turn. */
export function playerScores(game: Game | undefined, table: Scored, before: Scored = table): PlayerScore[] {
  const [totals, totalsBefore] = [totalsOf(table), totalsOf(before)];
  const projections = projectionsOf(game, table);
  const projectedBefore = before === table ? projections : projectionsOf(game, before);
  return totals.map((total, player) => {
    const projection = projections[player];
    const made = projection ? sumOfParts(projection.made) : total;
    const earlier = projectedBefore[player];
    return {
      player,
      mark: table.automata[player - table.seats.length]?.mark ?? player,
      made: { before: totalsBefore[player] ?? made, now: made },
      ifEnded: projection && { before: earlier?.total ?? projection.total, now: projection.total },
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

function totalsOf({ scores, automata }: Scored): number[] {
  return [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
}

function projectionsOf(game: Game | undefined, { phase, view }: Scored): readonly Projection[] {
  return game && phase === 'playing' ? game.ifEnded(view) : [];
}
