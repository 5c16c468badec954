/** A finished game as its review needs it. */
import type { GameRecord, Viewer } from '#kernel';
import type { Names } from '#protocol';
import type { Film } from '../film/film.ts';
import { reelOf } from '../film/localFilm.ts';

export interface Story {
  readonly record: GameRecord;
  readonly film: Film;
  readonly names: Names;
  /** Whose decisions come first. */
  readonly own: Viewer;
}

/** A game of this device. */
export async function storyOfGame(id: string): Promise<Story> {
  const reel = await reelOf(id);
  if (!reel?.record) throw new Error(`no finished game ${id}`);
  const own = reel.viewers[0] ?? 'spectator';
  return { record: reel.record, film: reel.filmAs(own), names: reel.names, own };
}
