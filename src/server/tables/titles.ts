/** The games a thread can play: the real ones, or those of a test's own module, with the values they are given. */
import { loadTitle } from '#games';
import { type Box, chooseBox } from '#kernel';

export interface TitlesData {
  /** A module with loadTitle, instead of the real games. */
  readonly titles: string | undefined;
  /** Values to play with, where they are not those a game comes with. */
  readonly boxes: readonly Box[];
}

/** To be called before any game is loaded. */
export async function titlesFrom({ titles, boxes }: TitlesData): Promise<typeof loadTitle> {
  for (const box of boxes)
    if (!chooseBox(box)) throw new Error(`${box.game} is already loaded with other values`);
  return titles === undefined ? loadTitle : (await import(titles)).loadTitle;
}
