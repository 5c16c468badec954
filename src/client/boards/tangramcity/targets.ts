/** Which answer belongs to which part of the board. */
import type { Action, Color, Pose, Spot } from '#games/tangramcity';
import { BOX, FOUNTAIN, type Tile } from '#games/tangramcity/components';
import { covers, outlineOf, poseOf } from '#games/tangramcity/queries';
import { gripIn, heldIn, type Square } from './layout.ts';

export function isSpot(action: Action): action is Spot {
  return 'row' in action;
}

export function spotsOf(legal: readonly Action[]): Spot[] {
  return legal.filter(isSpot);
}

/** The pieces that may be declined: exactly those the question is about. */
export function tilesOf(legal: readonly Action[]): Tile[] {
  return legal.flatMap((action) => ('decline' in action ? [action.decline] : []));
}

export function isSameSpot(one: Spot, two: Spot): boolean {
  return isSamePose(one, two) && one.row === two.row && one.column === two.column;
}

export function isSamePose(one: Pose, two: Pose): boolean {
  return one.tile === two.tile && one.face === two.face && one.turn === two.turn;
}

/** A piece as it is held after so many turns, flipped or not. */
export function heldAs(tile: Tile, turns: number, isFlipped: boolean): Pose {
  const face: Color = tile === FOUNTAIN ? 'water' : isFlipped ? 'green' : 'dark';
  return poseOf(tile, face, turns);
}

/** The legal spots of a piece as it is held. */
export function spotsInPose(legal: readonly Action[], pose: Pose): Spot[] {
  return spotsOf(legal).filter((spot) => isSamePose(spot, pose));
}

/** All legal spots of a tile. */
export function spotsOfTile(legal: readonly Action[], tile: Tile): Spot[] {
  return spotsOf(legal).filter((spot) => spot.tile === tile);
}

/** The spot that is held nearest to a square. */
export function nearestSpot(spots: readonly Spot[], square: Square): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const far = distance(spot, square);
    if (far >= least) continue;
    least = far;
    best = spot;
  }
  return best;
}

function distance(spot: Spot, square: Square): number {
  const grip = gripIn(spot);
  return Math.hypot(grip.row - square.row, grip.column - square.column);
}

/** What a tap on a square means: the spot held there, else the nearest one that covers it, else an attempt. */
export function tappedSpot(legal: readonly Action[], pose: Pose, square: Square): Spot {
  const attempt = heldIn(pose, square);
  const spots = spotsInPose(legal, pose);
  const here = spots.find((spot) => isSameSpot(spot, attempt));
  if (here) return here;
  const covering = spots.filter((spot) => covers(spot, square));
  return nearestSpot(covering, square) ?? attempt;
}

/** The nearest place at which a piece sticks out over the edge by no more than so many squares. */
export function keptInside(spot: Spot, over: number): Spot {
  const { height, width } = outlineOf(spot);
  const kept = (n: number, size: number) => Math.max(0 - over, Math.min(n, BOX.size - size + over));
  return { ...spot, row: kept(spot.row, height), column: kept(spot.column, width) };
}
