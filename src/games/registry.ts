/** Every game by its id: its cover at once, the rest when it is needed. */
import { type Brain, type Cover, type Game, refused, type WordsIn } from '#kernel';
import { cover as flatiron } from './flatiron/cover.ts';
import { cover as newyork1901 } from './newyork1901/cover.ts';
import { cover as newyorkcity } from './newyorkcity/cover.ts';
import { cover as rowhouse } from './rowhouse/cover.ts';
import { cover as tangramcity } from './tangramcity/cover.ts';

/** A game with all that belongs to it. */
export interface Title {
  readonly game: Game;
  readonly brain: Brain;
  readonly words: WordsIn;
}

const LOADERS = {
  flatiron: async (): Promise<Title> => {
    const [{ flatiron }, { brain }, { words }] = await Promise.all([
      import('./flatiron/index.ts'),
      import('./flatiron/bot.ts'),
      import('./flatiron/text/index.ts'),
    ]);
    return { game: flatiron, brain, words };
  },
  newyork1901: async (): Promise<Title> => {
    const [{ newyork1901 }, { brain }, { words }] = await Promise.all([
      import('./newyork1901/index.ts'),
      import('./newyork1901/bot.ts'),
      import('./newyork1901/text/index.ts'),
    ]);
    return { game: newyork1901, brain, words };
  },
  newyorkcity: async (): Promise<Title> => {
    const [{ newyorkcity }, { brain }, { words }] = await Promise.all([
      import('./newyorkcity/index.ts'),
      import('./newyorkcity/bot.ts'),
      import('./newyorkcity/text/index.ts'),
    ]);
    return { game: newyorkcity, brain, words };
  },
  rowhouse: async (): Promise<Title> => {
    const [{ rowhouse }, { brain }, { words }] = await Promise.all([
      import('./rowhouse/index.ts'),
      import('./rowhouse/bot.ts'),
      import('./rowhouse/text/index.ts'),
    ]);
    return { game: rowhouse, brain, words };
  },
  tangramcity: async (): Promise<Title> => {
    const [{ tangramcity }, { brain }, { words }] = await Promise.all([
      import('./tangramcity/index.ts'),
      import('./tangramcity/bot.ts'),
      import('./tangramcity/text/index.ts'),
    ]);
    return { game: tangramcity, brain, words };
  },
};

export type GameId = keyof typeof LOADERS;

export const GAME_IDS = Object.keys(LOADERS) as GameId[];

/** What can be said of the games without loading any. */
export const COVERS: Readonly<Record<GameId, Cover>> = {
  flatiron,
  newyork1901,
  newyorkcity,
  rowhouse,
  tangramcity,
};

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(LOADERS, id);
}

/** Loads a game; refuses an id nobody knows. */
export async function loadTitle(id: string): Promise<Title> {
  if (!isGameId(id)) throw refused('unknownGame');
  return LOADERS[id]();
}
