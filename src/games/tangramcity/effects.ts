/** What happens to a city. */
import { at, type Seat, type Tools } from '#kernel';
import { BOARDS, type Face, FOUNTAIN, type Tile } from './components.ts';
import { hasRoom } from './fitting.ts';
import { outlineOf, type Rows, rowsAt, SIZE } from './quarters.ts';
import { SPOT_ROWS, type Spot, spotId } from './spots.ts';
import { type City, cityOf, type Decline, type Event, type State, type Step } from './state.ts';

/** R1.5 The quarters that each printed start area covers, row by row. */
const START_ROWS: readonly Readonly<Record<Face, Rows>>[] = BOARDS.map(({ dark, green }) => ({
  dark: rowsAt(outlineOf(dark.drawing), dark.row, dark.column),
  green: rowsAt(outlineOf(green.drawing), green.row, green.column),
}));

/** R1.5 What is printed on a side of a board. */
export function startRows(board: number, side: Face): Rows {
  return at(START_ROWS, board)[side];
}

/** R2.1 A seat has a board of its own. */
export function takeBoard(draft: State, seat: Seat, board: number, { emit }: Tools<Event>): void {
  cityOf(draft, seat).board = board;
  emit({ did: 'gotBoard', seat, board });
}

/** R2.2 The seat's board lies with this side up. */
export function layBoard(city: City, side: Face): void {
  if (city.board === null) throw new Error('no board to lay');
  city.side = side;
  city.rows[side] = [...startRows(city.board, side)];
}

/** R4.1, R4.6, R5.2 A tile or a fountain is placed, or leaves the game; returns which one it was. */
export function place(city: City, seat: Seat, answer: Spot | Decline, { emit }: Tools<Event>): Tile {
  if ('decline' in answer) {
    city.aside.push(answer.decline);
    emit({ did: 'setAside', seat, tile: answer.decline, fits: true });
    return answer.decline;
  }
  const id = spotId(answer);
  const rows = city.rows[answer.face];
  const first = id * SIZE;
  for (let row = 0; row < SIZE; row++) rows[row] = (rows[row] ?? 0) | (SPOT_ROWS[first + row] ?? 0);
  city.pieces.push(id);
  emit({ did: 'placed', seat, spot: answer });
  return answer.tile;
}

/** Q6 The step in which a seat places these tiles; what fits nowhere is set aside at once. */
export function offer(draft: State, seat: Seat, tiles: readonly Tile[], { emit }: Tools<Event>): Step[] {
  const city = cityOf(draft, seat);
  const fitting: Tile[] = [];
  for (const tile of tiles) {
    if (hasRoom(city, tile)) {
      fitting.push(tile);
      continue;
    }
    city.aside.push(tile);
    emit({ did: 'setAside', seat, tile, fits: false });
  }
  if (fitting.length === 0) return [];
  if (fitting[0] === FOUNTAIN) return [{ step: 'placeFountain', seat }];
  return [{ step: 'placeTile', seat, tiles: fitting }];
}
