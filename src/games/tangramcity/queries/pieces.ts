/** R1: the shapes of pieces, and the ways in which each may be held. */
import { at } from '#kernel';
import { BOARDS, FACES, type Face, FOUNTAIN, type Tile } from '../components.ts';
import { type Outline, outlineOf as outlineDrawn } from '../quarters.ts';
import { type Color, outlineIn, POSES, type Pose, SPOTS, type Spot, type SpotId } from '../spots.ts';

/** R1.3, R1.4 The faces of a piece. */
export function facesOf(tile: Tile): readonly Color[] {
  return tile === FOUNTAIN ? ['water'] : FACES;
}

/** R4.4 The different turns of a face. */
export function turnsOf(tile: Tile, face: Color): number[] {
  return POSES.filter((pose) => pose.tile === tile && pose.face === face).map(({ turn }) => turn);
}

/** R4.4 A piece as it looks after so many turns; a turn that looks like an earlier one is that one. */
export function poseOf(tile: Tile, face: Color, turns: number): Pose {
  const turn = [turns, turns % 2].find((one) => outlineIn(tile, face, one)) ?? 0;
  return { tile, face, turn };
}

/** The outline of a piece as it is held. */
export function outlineOf({ tile, face, turn }: Pose): Outline {
  const outline = outlineIn(tile, face, turn);
  if (!outline) throw new Error(`no such pose: ${tile} ${face} ${turn}`);
  return outline;
}

/** R1.5 The outline of the start area on a side of a board. */
export function startOutline(board: number, side: Face): Outline {
  return outlineDrawn(at(BOARDS, board)[side].drawing);
}

/** The spot with this number. */
export function spotOf(id: SpotId): Spot {
  return at(SPOTS, id);
}
