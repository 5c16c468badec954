/** What Tangram City knows about being played well. */
import { at, type Brain, type Seat } from '#kernel';
import { declining } from './actions.ts';
import { BOX, DEALS, FACES, FOUNTAIN, ROUNDS, type Tile } from './components.ts';
import { worthOf } from './evaluation.ts';
import { randomSpot } from './fitting.ts';
import { rules } from './flow.ts';
import { findFree, SIZE } from './quarters.ts';
import { snugness } from './snugness.ts';
import { SPOTS, spotId } from './spots.ts';
import { type City, cityOf, type State, type Tangramcity } from './state.ts';

/** One random answer in so many goes without the tile. */
const DECLINES_ONE_IN = 32;

/** Tiles and the fountain of a regular round. */
const PIECES_PER_ROUND = 5;

/** A place to work in. */
const free = new Int32Array(SIZE);

export const brain: Brain<Tangramcity> = {
  evaluate(state, seat) {
    return worthOf(cityOf(state, seat), tilesToCome(state, seat));
  },

  sample(state, seat, rng) {
    const step = rules.asked(state, seat);
    switch (step?.step) {
      case 'placeTile':
      case 'placeFountain': {
        const tile = step.step === 'placeFountain' ? FOUNTAIN : rng.pick(step.tiles);
        const declines = rng.below(DECLINES_ONE_IN) === 0;
        return declines ? declining(tile) : randomSpot(cityOf(state, seat), tile, rng);
      }
      case 'chooseBoard': {
        let board = rng.below(BOX.boards);
        while (state.cities.some((city) => city.board === board)) board = (board + 1) % BOX.boards;
        return { board };
      }
      default:
        return { side: rng.pick(FACES) };
    }
  },

  prior(state, seat, action) {
    if ('decline' in action) return -1;
    if (!('turn' in action)) return 0;
    const { dark, green, water } = cityOf(state, seat).rows;
    findFree(dark, green, water, free);
    return snugness(free, spotId(action));
  },
};

/** R3.7 Cards the seat has known since the deal and not yet played. One turned a moment ago is chance, not foresight. */
function tilesToCome(state: State, seat: Seat): Tile[] {
  const city = cityOf(state, seat);
  if (state.round === ROUNDS.last) return unusedOf(state, city);
  const used = city.pieces.length + city.aside.length - city.rounds.length * PIECES_PER_ROUND;
  if (used === 0) return [];
  const dealing = at(DEALS.value, state.cities.length - 1);
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
