/** What Tangram City knows about being played well. */
import { type Heuristics, same } from '#kernel';
import { declining } from '../actions.ts';
import { alone } from '../alone.ts';
import { BOX, FACES, FOUNTAIN, type Tile } from '../components.ts';
import { isFreeAt, randomSpot } from '../fitting.ts';
import { rules } from '../flow.ts';
import { judge } from '../judging.ts';
import { plan } from '../plan.ts';
import { findFree, SIZE } from '../quarters.ts';
import { snugness } from '../snugness.ts';
import { spotId } from '../spots.ts';
import { cityOf, type Step, type Tangramcity } from '../state.ts';
import { levels } from './levels.ts';

/** One random answer in so many goes without the tile. */
const DECLINES_ONE_IN = 32;

/** A place to work in. */
const free = new Int32Array(SIZE);

export const heuristics: Heuristics<Tangramcity> = {
  ...levels,

  scale: 25,

  evaluate(state, seat) {
    return judge(state, seat);
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

  allows(state, seat, action) {
    const step = rules.asked(state, seat);
    if ('decline' in action)
      return step?.step === 'placeFountain' ? action.decline === FOUNTAIN : offers(step, action.decline);
    if (!('turn' in action)) return rules.legalActions(state, seat).some((legal) => same(legal, action));
    const isAsked = step?.step === 'placeFountain' ? action.tile === FOUNTAIN : offers(step, action.tile);
    return isAsked && isFreeAt(cityOf(state, seat), action);
  },

  alone,

  plan,

  prior(state, seat, action) {
    if ('decline' in action) return -1;
    if (!('turn' in action)) return 0;
    const { dark, green, water } = cityOf(state, seat).rows;
    findFree(dark, green, water, free);
    return snugness(free, spotId(action));
  },
};

function offers(step: Step | undefined, tile: Tile): boolean {
  return step?.step === 'placeTile' && step.tiles.includes(tile);
}
