/** Every game by its id: its cover at once, the rest when it is needed. */
import { type Game, type GameInfo, type Heuristics, refused, type WordsIn } from '#kernel';
import { info as flatiron } from './flatiron/info.ts';
import { info as newyork1901 } from './newyork1901/info.ts';
import { info as newyorkcity } from './newyorkcity/info.ts';
import { info as rowhouse } from './rowhouse/info.ts';
import { info as tangramcity } from './tangramcity/info.ts';

/** A game with all that belongs to it. */
export interface Title {
  readonly game: Game;
  readonly heuristics: Heuristics;
  readonly words: WordsIn;
}

const LOADERS = {
  flatiron: async (): Promise<Title> => {
    const [{ flatiron }, { heuristics }, { words }] = await Promise.all([
      import('./flatiron/index.ts'),
      import('./flatiron/bot/index.ts'),
      import('./flatiron/text/index.ts'),
    ]);
    return { game: flatiron, heuristics, words };
  },
  newyork1901: async (): Promise<Title> => {
    const [{ newyork1901 }, { heuristics }, { words }] = await Promise.all([
      import('./newyork1901/index.ts'),
      import('./newyork1901/bot/index.ts'),
      import('./newyork1901/text/index.ts'),
    ]);
    return { game: newyork1901, heuristics, words };
  },
  newyorkcity: async (): Promise<Title> => {
    const [{ newyorkcity }, { heuristics }, { words }] = await Promise.all([
      import('./newyorkcity/index.ts'),
      import('./newyorkcity/bot/index.ts'),
      import('./newyorkcity/text/index.ts'),
    ]);
    return { game: newyorkcity, heuristics, words };
  },
  rowhouse: async (): Promise<Title> => {
    const [{ rowhouse }, { heuristics }, { words }] = await Promise.all([
      import('./rowhouse/index.ts'),
      import('./rowhouse/bot/index.ts'),
      import('./rowhouse/text/index.ts'),
    ]);
    return { game: rowhouse, heuristics, words };
  },
  tangramcity: async (): Promise<Title> => {
    const [{ tangramcity }, { heuristics }, { words }] = await Promise.all([
      import('./tangramcity/index.ts'),
      import('./tangramcity/bot/index.ts'),
      import('./tangramcity/text/index.ts'),
    ]);
    return { game: tangramcity, heuristics, words };
  },
};

export type GameId = keyof typeof LOADERS;

// Object.keys knows no more than strings.
export const GAME_IDS = Object.keys(LOADERS) as GameId[];

/** What can be said of the games without loading any. */
export const GAME_INFO: Readonly<Record<GameId, GameInfo>> = {
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
