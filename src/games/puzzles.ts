/** The puzzles of each game, found by `npm run puzzles`; loaded when somebody wants to solve one. */
import type { PuzzlePack } from '#kernel';
import type { GameId } from './registry.ts';

type PackModule = Promise<{ readonly default: unknown }>;

const PACKS: Readonly<Partial<Record<GameId, () => PackModule>>> = {
  flatiron: () => import('./flatiron/puzzles.json', { with: { type: 'json' } }),
  newyork1901: () => import('./newyork1901/puzzles.json', { with: { type: 'json' } }),
  newyorkcity: () => import('./newyorkcity/puzzles.json', { with: { type: 'json' } }),
  tangramcity: () => import('./tangramcity/puzzles.json', { with: { type: 'json' } }),
};

/** Whether there are puzzles of a game. */
export function hasPuzzles(id: string): boolean {
  return Object.hasOwn(PACKS, id);
}

/** The puzzles of a game, or undefined where there are none. */
export async function loadPuzzles(id: GameId): Promise<PuzzlePack | undefined> {
  const module = await PACKS[id]?.();
  // A test plays every puzzle of the files.
  return module && (module.default as PuzzlePack);
}
