/** Positions of whole games for the tests of the board. */
import { type Action, newyorkcity as game, type NewYorkCity, type View } from '#games/newyorkcity';
import { heuristics } from '#games/newyorkcity/bot';
import { apply, defaultOptions, Rng, type Seat, start } from '#kernel';

export interface Moment {
  readonly state: NewYorkCity['state'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** Deals in which rare questions occur. */
const TABLES = [
  { seats: 1, toms: 1, seeds: [0, 4, 5] },
  { seats: 2, toms: 0, seeds: [9, 39] },
  { seats: 3, toms: 0, seeds: [45] },
  { seats: 4, toms: 0, seeds: [10, 19] },
  { seats: 2, toms: 2, seeds: [4] },
];

let known: readonly Moment[] | undefined;

export const positions = {
  /** Every decision of a few games; answers are given by chance, mostly as the bots sample them, so that rare questions come up. */
  all(): readonly Moment[] {
    known ??= TABLES.flatMap(({ seats, toms, seeds }) =>
      seeds.flatMap((seed) => playedOut(seats, toms, `${seed}`)),
    );
    return known;
  },
  of: (state: NewYorkCity['state'], viewer: Seat | 'spectator'): { game: typeof game; view: View } => ({
    game,
    view: game.view(state, viewer),
  }),
};

function playedOut(seats: number, toms: number, seed: string): readonly Moment[] {
  const options = { ...defaultOptions(game.options), toms };
  const rng = Rng.fromSeed(seed.padStart(32, '0'), 'board');
  const moments: Moment[] = [];
  let { position } = start(game, options, seats, seed.padStart(32, '0'));
  for (
    let [decision] = game.decisions(position.state);
    decision;
    [decision] = game.decisions(position.state)
  ) {
    const { state } = position;
    const { seat } = decision;
    const legal = game.legalActions(state, seat);
    moments.push({ state, seat, legal });
    const uses = legal.filter((action) => 'use' in action || ('staff' in action && action.staff.length > 0));
    const action =
      uses.length > 0 && rng.below(2) === 0 ? rng.pick(uses) : heuristics.sample(state, seat, rng);
    position = apply(game, position, seat, action).position;
  }
  return moments;
}
