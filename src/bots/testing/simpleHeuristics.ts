/** Simple heuristics for Rowhouse, without a plan and fitted weights, so that tests show what search adds. */
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { at, type Heuristics } from '#kernel';

const { plan: _, fitting: __, margins: ___, calibration: ____, ...rest } = heuristics;

/** Points so far, plus the average worth of each tile in an unfinished storey. */
export const simpleHeuristics: Heuristics<Rowhouse> = {
  ...rest,

  evaluate(state, seat) {
    let worth = at(rowhouse.scores(state), seat).total;
    for (const tiles of at(state.houses, seat).storeys) if (tiles.length < 3) worth += 1.5 * tiles.length;
    return worth;
  },
};
