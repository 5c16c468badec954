/** What a state is worth to a seat, by its city and by the tiles it knows to come. */
import { at, type Seat } from '#kernel';
import { DEALS, ROUNDS, type Tile } from '../components.ts';
import { SIZE } from '../quarters.ts';
import { SPOT_ROWS, SPOTS, spotId } from '../spots.ts';
import { type Action, type City, cityOf, type State } from '../state.ts';
import { cityWorth } from './cityWorth.ts';

/** The tiles and the fountain of a regular round. */
export const PIECES_PER_ROUND = ROUNDS.cards + 1;

export function evaluate(state: State, seat: Seat): number {
  return cityWorth(cityOf(state, seat), tilesToCome(state, seat));
}

/** The same after an answer that places or declines something; the state is left as it was. */
export function evaluateAfter(state: State, seat: Seat, action: Action): number {
  const city = cityOf(state, seat);
  if ('decline' in action) {
    city.aside.push(action.decline);
    const worth = evaluate(state, seat);
    city.aside.pop();
    return worth;
  }
  if (!('turn' in action)) return 0;
  const id = spotId(action);
  const rows = city.rows[action.face];
  // The spot is free, so taking its bits away again leaves what was there.
  for (let row = 0; row < SIZE; row++)
    rows[row] = (rows[row] as number) | (SPOT_ROWS[id * SIZE + row] as number); // words for each row
  city.pieces.push(id);
  const worth = evaluate(state, seat);
  city.pieces.pop();
  for (let row = 0; row < SIZE; row++)
    rows[row] = (rows[row] as number) & ~(SPOT_ROWS[id * SIZE + row] as number); // words for each row
  return worth;
}

/** R3.7 Cards that the seat has known since the deal and that are not yet played. A card turned over just now does not count: it was not foreseen. */
function tilesToCome(state: State, seat: Seat): Tile[] {
  const city = cityOf(state, seat);
  if (state.round === ROUNDS.last) return unusedOf(state, city);
  const used = city.pieces.length + city.aside.length - city.rounds.length * PIECES_PER_ROUND;
  if (used === 0) return [];
  const dealing = at(DEALS, state.cities.length - 1);
  const tiles: Tile[] = [];
  for (let card = used; card < state.cards.length; card++) {
    const { tile, holders } = at(state.cards, card);
    const isKnown = dealing[card]?.open || holders.includes(seat);
    if (isKnown && tile !== null) tiles.push(tile);
  }
  return tiles;
}

/** R8.1 The last tiles this city has neither placed nor set aside. */
function unusedOf({ cards }: State, { pieces, aside }: City): Tile[] {
  return cards.flatMap(({ tile }) => {
    const isUsed = tile === null || aside.includes(tile) || pieces.some((id) => SPOTS[id]?.tile === tile);
    return isUsed ? [] : [tile];
  });
}
