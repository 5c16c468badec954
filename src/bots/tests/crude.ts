/** Rowhouse with a crude judgement and without a plan: search has to find out the rest. */
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { at, type Heuristics } from '#kernel';

const { plan: _, ...rest } = heuristics;

/** Points, and as much for every tile in an unfinished storey as it brings on average. */
export const crude: Heuristics<Rowhouse> = {
  ...rest,

  evaluate(state, seat) {
    let worth = at(rowhouse.scores(state), seat).total;
    for (const tiles of at(state.houses, seat).storeys) if (tiles.length < 3) worth += 1.5 * tiles.length;
    return worth;
  },
};
