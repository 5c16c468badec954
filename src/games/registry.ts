/** Every game by its id; each loads when it is needed. */
import { type Brain, type Game, refused, type WordsIn } from '#kernel';

/** A game with all that belongs to it. */
export interface Title {
  readonly game: Game;
  readonly brain: Brain;
  readonly words: WordsIn;
}

const LOADERS = {
  rowhouse: async (): Promise<Title> => {
    const [{ rowhouse }, { brain }, { words }] = await Promise.all([
      import('./rowhouse/index.ts'),
      import('./rowhouse/bot.ts'),
      import('./rowhouse/text/index.ts'),
    ]);
    return { game: rowhouse, brain, words };
  },
};

export type GameId = keyof typeof LOADERS;

export const GAME_IDS = Object.keys(LOADERS) as GameId[];

/** Loads a game; refuses an id nobody knows. */
export async function loadTitle(id: string): Promise<Title> {
  if (!Object.hasOwn(LOADERS, id)) throw refused('unknownGame');
  return LOADERS[id as GameId]();
}
