/** A finished game to be reviewed. */
import type { GameRecord, Viewer } from '#kernel';
import type { Names } from '#protocol';
import type { GameMoments } from '../moments/gameMoments.ts';
import { replayOfGame } from '../moments/localMoments.ts';

/** What a review needs. */
export interface ReviewedGame {
  readonly record: GameRecord;
  readonly gameMoments: GameMoments;
  readonly names: Names;
  /** Whose decisions come first. */
  readonly own: Viewer;
}

/** Loads a game of this device. */
export async function reviewedGameOf(id: string): Promise<ReviewedGame> {
  const source = await replayOfGame(id);
  if (!source?.record) throw new Error(`no finished game ${id}`);
  const own = source.viewers[0] ?? 'spectator';
  return { record: source.record, gameMoments: source.momentsFor(own), names: source.names, own };
}
