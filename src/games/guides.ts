/** The guides of the games, each loaded when somebody plays with the coach. */
import type { Guide } from '#kernel';
import type { GameId } from './registry.ts';

/** Our toy is learned by playing it. */
type Guided = Exclude<GameId, 'rowhouse'>;

const GUIDES: Readonly<Record<Guided, () => Promise<Guide>>> = {
  flatiron: () => guideFrom(import('./flatiron/guide.ts')),
  newyork1901: () => guideFrom(import('./newyork1901/guide.ts')),
  newyorkcity: () => guideFrom(import('./newyorkcity/guide.ts')),
  tangramcity: () => guideFrom(import('./tangramcity/guide.ts')),
};

async function guideFrom(module: Promise<{ readonly guide: unknown }>): Promise<Guide> {
  // A guide takes the views of its own game: both are chosen by the game's id.
  return (await module).guide as Guide;
}

/** Whether a newcomer is accompanied in this game. */
export function isGuided(id: GameId): id is Guided {
  return id in GUIDES;
}

/** The guide of a game, or undefined where there is none. */
export async function loadGuide(id: GameId): Promise<Guide | undefined> {
  return isGuided(id) ? GUIDES[id]() : undefined;
}
