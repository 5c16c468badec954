/** A finished game to be reviewed. */
import type { GameRecord, Viewer } from '#kernel';
import type { Names } from '#protocol';
import type { ReviewSums } from '../../remote/reviews.ts';
import type { GameMoments } from '../moments/gameMoments.ts';
import { replayOfGame } from '../moments/localMoments.ts';

/** What a review needs. */
export interface ReviewedGame {
  readonly record: GameRecord;
  readonly gameMoments: GameMoments;
  readonly names: Names;
  /** Whose decisions come first. */
  readonly own: Viewer;
  /** Keeps what the decisions of one's own seat cost, where somebody keeps it. */
  readonly keep?: ((sums: ReviewSums) => void) | undefined;
}

/** Loads a game of this device. */
export async function reviewedGameOf(id: string): Promise<ReviewedGame> {
  const source = await replayOfGame(id);
  if (!source?.record) throw new Error(`no finished game ${id}`);
  const own = source.viewers[0] ?? 'spectator';
  return { record: source.record, gameMoments: source.momentsFor(own), names: source.names, own };
}
