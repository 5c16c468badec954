/** A random legal answer, found without a list. */
import type { Rng, Seat } from '#kernel';
import { declining } from '../actions.ts';
import { BOX, FACES, FOUNTAIN, type Tile } from '../components.ts';
import { randomSpot } from '../fitting.ts';
import { rules } from '../flow.ts';
import { type Action, type Answers, cityOf, type State, type Step } from '../state.ts';
import { DECLINES_ONE_IN } from './weights.ts';

type Question<K> = Extract<Step, { readonly step: K }>;

export function sample(state: State, seat: Seat, rng: Rng): Action {
  // Only choices are asked; each kind has its own entry, which takes that kind of question.
  const question = rules.stepFor(state, seat) as Question<keyof Answers>;
  // The entry found by the question's name takes that question.
  const answer = SAMPLES[question.step] as (state: State, question: Step, rng: Rng) => Action;
  return answer(state, question, rng);
}

/** A random answer to each kind of question. */
const SAMPLES: {
  readonly [K in keyof Answers]: (state: State, question: Question<K>, rng: Rng) => Answers[K];
} = {
  chooseBoard({ cities }, _question, rng) {
    let board = rng.below(BOX.boards);
    while (cities.some((city) => city.board === board)) board = (board + 1) % BOX.boards;
    return { board };
  },
  chooseSide: (_state, _question, rng) => ({ side: rng.pick(FACES) }),
  placeTile: (state, { seat, tiles }, rng) => placement(state, seat, rng.pick(tiles), rng),
  placeFountain: (state, { seat }, rng) => placement(state, seat, FOUNTAIN, rng),
};

function placement(state: State, seat: Seat, tile: Tile, rng: Rng): Answers['placeTile'] {
  const declines = rng.below(DECLINES_ONE_IN) === 0;
  return declines ? declining(tile) : randomSpot(cityOf(state, seat), tile, rng);
}
