/** How promising an answer looks at a glance: by what it makes of the storey it is laid on. */
import { at, type Seat } from '#kernel';
import { STOREY_ROOM, type Tile } from '../components.ts';
import { storeyPoints } from '../scoring.ts';
import { type Action, colorsOf, houseOf, type State } from '../state.ts';
import { GLANCE } from './weights.ts';

export function prior(state: State, seat: Seat, action: Action): number {
  const { storeys, pick } = houseOf(state, seat);
  if (!('storey' in action) || pick === null) return 0;
  const tiles = at(storeys, action.storey);
  return promise([...tiles, pick]) - promise(tiles);
}

/** What a storey is worth at a glance, in points. */
function promise(tiles: readonly Tile[]): number {
  if (tiles.length === STOREY_ROOM) return storeyPoints(tiles);
  if (tiles.length < 2) return GLANCE.perTile * tiles.length;
  return colorsOf(tiles) === 1 ? GLANCE.pairAlike : GLANCE.pairDifferent;
}
