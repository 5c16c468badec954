/** The observer of each game. */
import type { GameId } from '#games';
import type { Observer } from './observer.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  flatiron: async () => (await import('./flatiron.ts')).observer,
  newyork1901: async () => (await import('./newyork1901.ts')).observer,
  newyorkcity: async () => (await import('./newyorkcity.ts')).observer,
  rowhouse: async () => (await import('./rowhouse.ts')).observer,
  tangramcity: async () => (await import('./tangramcity.ts')).observer,
};

/** Loads an observer; it is only ever given states of its own game, so its types may be forgotten. */
export async function observerOf(game: GameId): Promise<Observer> {
  return (await LOADERS[game]()) as Observer;
}
