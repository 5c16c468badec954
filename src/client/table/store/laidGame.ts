/** A game that begins with a position, for puzzles and what-ifs: nothing of it is stored. */
import type { Title } from '#games';
import type { Position } from '#kernel';
import type { LocalPlan } from './localPlan.ts';
import type { LocalRepository } from './localRepository.ts';
import type { OpenGame } from './localStore.ts';
import { layTable } from './localTable.ts';

/** Where a game begins, and who plays it. */
export interface LaidStart {
  readonly id: string;
  readonly position: Position;
  readonly plan: LocalPlan;
  /** The chance of bots. */
  readonly seed: string;
}

/** The game, ready for a store. */
export function laidGame(title: Title, { id, position, plan, seed }: LaidStart): OpenGame {
  const now = Date.now();
  return {
    title,
    game: { id, game: title.game.id, proposal: plan, created: now, updated: now, over: false },
    local: layTable(title, { id, plan, seed, now }, position),
    entries: [],
  };
}

/** Stores nothing. It calls itself lasting, so that no table warns of what is meant to be so. */
export const nowhere: LocalRepository = {
  persistent: true,
  list: async () => [],
  load: async () => undefined,
  commit: async () => {},
  remove: async () => {},
};
