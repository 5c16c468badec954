/** What an answer would bring, told before it is given: nothing that counts is hidden, so it is exact. */
import { at, type Seat } from '#kernel';
import type { Lot } from './board.ts';
import type { Tile } from './components.ts';
import { build as putUpBuilding } from './effects.ts';
import { fallenUnder } from './estate.ts';
import { ifEnded } from './scoring.ts';
import { type Build, placeOf, standing } from './sites.ts';
import { estateOf, trackOf } from './state.ts';
import { imagine, type View, view as viewOf } from './view.ts';

/** A number now and afterwards. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a building would bring its owner. */
export interface BuildPreview {
  /** R6.1 The own buildings that would fall. */
  readonly falls: readonly Tile[];
  /** R7.1 Points on the score track. */
  readonly points: Change;
  /** R10 Points if the game ended now. */
  readonly ifEnded: Change;
  /** R10.1 Own buildings on each street in play where their number changes. */
  readonly streets: readonly (Change & { readonly street: number })[];
  /** R10.3 to R10.8 What the challenge counts, where that changes. */
  readonly challenge: Change | undefined;
  /** R5.4, R6.6 How many more workers would be free. */
  readonly workers: number;
}

export function previewOf(view: View, seat: Seat, build: Build): BuildPreview {
  const state = imagine(view);
  const site = standing(build.tile, placeOf(build));
  const estate = estateOf(state, seat);
  const falls = fallenUnder(estate, site).map(({ tile }) => tile);
  const points = trackOf(estate);
  const { workers } = estate;
  putUpBuilding(state, seat, site, () => undefined);
  const after = viewOf(state, view.viewer);
  const counts = {
    before: at(view.estates, seat).challenge.count,
    after: at(after.estates, seat).challenge.count,
  };
  return {
    falls,
    points: { before: points, after: trackOf(estate) },
    ifEnded: { before: at(ifEnded(view), seat).total, after: at(ifEnded(after), seat).total },
    streets: view.streets.flatMap(({ street, counts: known }, i) => {
      const change = { street, before: at(known, seat), after: at(at(after.streets, i).counts, seat) };
      return change.before === change.after ? [] : [change];
    }),
    challenge: view.challenge === null || counts.before === counts.after ? undefined : counts,
    workers: estate.workers - workers,
  };
}

/** What one seat did between two views. */
export interface SeatMoves {
  readonly seat: Seat;
  /** R4.1 Lots it took and has not built on. */
  readonly lots: readonly Lot[];
  /** R3.5 Lots it gave back. */
  readonly gaveBack: readonly Lot[];
  readonly builds: readonly Build[];
}

/** What each seat did between two views of one game; seats that did nothing are left out. */
export function movesBetween(before: View, after: View): SeatMoves[] {
  return after.estates.flatMap((now, seat) => {
    const then = at(before.estates, seat);
    const known = new Set(then.buildings.map(keyOf));
    const moves = {
      seat,
      lots: now.reserved.filter((lot) => !then.lots.includes(lot)),
      gaveBack: then.lots.filter((lot) => !now.lots.includes(lot)),
      builds: now.buildings.filter((build) => !known.has(keyOf(build))),
    };
    return moves.lots.length + moves.gaveBack.length + moves.builds.length > 0 ? [moves] : [];
  });
}

function keyOf(build: Build): string {
  return `${build.tile} ${build.at} ${build.turn}`;
}
