/** A random legal answer, found without a list. */
import type { Rng, Seat } from '#kernel';
import { declining } from '../actions.ts';
import { BOX, FACES, FOUNTAIN, type Tile } from '../components.ts';
import { randomSpot } from '../fitting.ts';
import { rules } from '../flow.ts';
import { type Action, cityOf, type State } from '../state.ts';
import { DECLINES_ONE_IN } from './weights.ts';

export function sample(state: State, seat: Seat, rng: Rng): Action {
  const step = rules.asked(state, seat);
  switch (step?.step) {
    case 'placeTile':
      return placement(state, seat, rng.pick(step.tiles), rng);
    case 'placeFountain':
      return placement(state, seat, FOUNTAIN, rng);
    case 'chooseBoard': {
      let board = rng.below(BOX.boards);
      while (state.cities.some((city) => city.board === board)) board = (board + 1) % BOX.boards;
      return { board };
    }
    default:
      return { side: rng.pick(FACES) };
  }
}

function placement(state: State, seat: Seat, tile: Tile, rng: Rng): Action {
  const declines = rng.below(DECLINES_ONE_IN) === 0;
  return declines ? declining(tile) : randomSpot(cityOf(state, seat), tile, rng);
}
