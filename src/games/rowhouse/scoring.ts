/** R5: points, the end and the ranking. */
import { at, type Outcome, type Projection, projection, rank, type Score } from '#kernel';
import { STOREY_POINTS, STOREY_ROOM, type StoreyKind, type Tile } from './components.ts';
import { colorsOf, type Ending, type House, hasTwoRows, type Part, rowsOf, type State } from './state.ts';
import type { View } from './view.ts';

/** R5.3 What a storey is worth; nothing before it is full. */
export function storeyPoints(tiles: readonly Tile[]): number {
  return tiles.length < STOREY_ROOM ? 0 : STOREY_POINTS[kindOf(tiles)];
}

function kindOf(fullStorey: readonly Tile[]): StoreyKind {
  const colors = colorsOf(fullStorey);
  if (colors === 1) return 'alike';
  return colors === STOREY_ROOM ? 'different' : 'mixed';
}

/** R5.3, R5.4 A seat's points. */
export function scoreOf(house: Pick<House, 'storeys' | 'bonus'>): Score<Part> {
  const storeys = house.storeys.reduce((sum, tiles) => sum + storeyPoints(tiles), 0);
  return { total: storeys + house.bonus, parts: { storeys, bonus: house.bonus } };
}

export function scores(state: State): Score<Part>[] {
  return state.houses.map(scoreOf);
}

/** R5.3, R5.4 Everything counts as soon as it is built: the end adds nothing. */
export function ifEnded({ houses }: View): Projection<Part>[] {
  return houses.map((house) => projection(scoreOf(house).parts, {}));
}

/** R5.5 The ranking, once nothing is left to do. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.agenda.length > 0) return undefined;
  const points = scores(state);
  const rows = state.houses.map(rowsOf);
  const ranking = rank(
    state.houses.length,
    (seat) => at(points, seat).total,
    (seat) => at(rows, seat),
  );
  return { ranking, ending: hasTwoRows(state) ? 'twoRows' : 'lastRound' };
}
