/** The components' laws: nothing lost, nothing doubled, nothing overfull. */
import { STOREY_ROOM, STOREYS, TILE_COUNT } from './components.ts';
import type { State } from './state.ts';

export function check(state: State): void {
  const tiles = [
    ...state.bag,
    ...state.houses.flatMap(({ hand, pick, storeys }) => [
      ...hand,
      ...storeys.flat(),
      ...(pick === null ? [] : [pick]),
    ]),
  ];
  if (tiles.length !== TILE_COUNT || new Set(tiles).size !== TILE_COUNT)
    throw new Error('a tile is lost or doubled');
  for (const { storeys } of state.houses) {
    const fits = storeys.length === STOREYS && storeys.every((storey) => storey.length <= STOREY_ROOM);
    if (!fits) throw new Error('a house has the wrong shape');
  }
}
