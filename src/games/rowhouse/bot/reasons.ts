/** Why an answer is good or bad. */
import { at, type Seat } from '#kernel';
import { colorOf, STOREY_POINTS, STOREY_ROOM, type Tile } from '../components.ts';
import type { Fact } from '../facts.ts';
import { storeyPoints } from '../scoring.ts';
import type { Action } from '../state.ts';
import type { HouseView, View } from '../view.ts';

export function facts(view: View, seat: Seat, action: Action): Fact[] {
  const house = at(view.houses, seat);
  if ('storey' in action && typeof house.pick === 'number')
    return ofStorey([...at(house.storeys, action.storey), house.pick]);
  if ('tile' in action) return [fits(house, action.tile, isPicked(view, seat) ? 1 : -1)];
  return [];
}

/** R5.3 What a storey is worth when full, or how far it is of one colour. */
function ofStorey(tiles: readonly Tile[]): Fact[] {
  const points = storeyPoints(tiles);
  if (points > 0) return [{ fact: 'completes', weight: points, points }];
  const last = tiles.at(-1) ?? 0;
  const alike = tiles.filter((tile) => colorOf(tile) === colorOf(last)).length;
  const weight = (STOREY_POINTS.alike * alike) / (STOREY_ROOM * tiles.length);
  return [{ fact: 'matches', weight, alike, tiles: tiles.length }];
}

/** To pick a tile that fits is good, to give it away is bad. */
function fits({ storeys }: HouseView, tile: Tile, sign: 1 | -1): Fact {
  const matching = storeys.filter(
    (storey) =>
      storey.length > 0 &&
      storey.length < STOREY_ROOM &&
      storey.every((one) => colorOf(one) === colorOf(tile)),
  );
  return { fact: 'fits', weight: sign * matching.length, tile, storeys: matching.length };
}

function isPicked({ agenda }: View, seat: Seat): boolean {
  return agenda.some(
    (step) => 'lanes' in step && step.lanes.flat().some((one) => one.step === 'pick' && one.seat === seat),
  );
}
