/** R4: every way to lay every tile on an empty board, worked out once. */
import { at } from '#kernel';
import { BOX, FACES, FOUNTAIN, FOUNTAIN_DRAWING, TILES, type Tile } from './components.ts';
import { countBits, flipped, type Outline, outlineOf, type Rows, rowsAt, SIZE, turned } from './quarters.ts';

/** The colours of pieces: the two faces of a tile, and the water of a fountain. */
export const COLORS = [...FACES, 'water'] as const;
export type Color = (typeof COLORS)[number];

/** How a piece is held: its face, and how many quarter turns to the right. */
export type Pose = {
  readonly tile: Tile;
  readonly face: Color;
  readonly turn: number;
};

/** One way to lay a piece: its pose, and the upper left square of the box around it. */
export type Spot = Pose & {
  readonly row: number;
  readonly column: number;
};

/** A spot's number: states hold these. */
export type SpotId = number;

/** A full turn has so many quarters. */
export const TURNS = 4;

type OutlinedPose = Pose & { readonly outline: Outline };

/** R4.4 The different outlines of a face; a turn that looks like an earlier one is left out. */
function posesOf(tile: Tile, face: Color, first: Outline): OutlinedPose[] {
  const poses: OutlinedPose[] = [];
  const seen = new Set<string>();
  let outline = first;
  for (let turn = 0; turn < TURNS; turn++) {
    const key = JSON.stringify(outline);
    if (!seen.has(key)) poses.push({ tile, face, turn, outline });
    seen.add(key);
    outline = turned(outline);
  }
  return poses;
}

/** All poses, tile by tile, fountains last. */
export const POSES: readonly OutlinedPose[] = [
  ...TILES.flatMap(({ drawing }, tile) => {
    const dark = outlineOf(drawing);
    return [...posesOf(tile, 'dark', dark), ...posesOf(tile, 'green', flipped(dark))];
  }),
  ...posesOf(FOUNTAIN, 'water', outlineOf(FOUNTAIN_DRAWING)),
];

/** All spots, pose by pose, in reading order. They serve as answers too, so nobody may write to them. */
export const SPOTS: readonly Spot[] = POSES.flatMap(({ tile, face, turn, outline }) => {
  const spots: Spot[] = [];
  for (let row = 0; row + outline.height <= SIZE; row++) {
    for (let column = 0; column + outline.width <= SIZE; column++) {
      spots.push(Object.freeze({ tile, face, turn, row, column }));
    }
  }
  return spots;
});

/** The quarters that each spot covers: seven words, one for each row, spot after spot. */
export const SPOT_ROWS = new Int32Array(SPOTS.length * SIZE);

const ID_BY_KEY = new Int16Array((BOX.tiles + 1) * 2 * TURNS * SIZE * SIZE).fill(-1);

for (const [id, spot] of SPOTS.entries()) {
  const { outline } = at(POSES, poseIndex(spot.tile, spot.face, spot.turn));
  SPOT_ROWS.set(rowsAt(outline, spot.row, spot.column), id * SIZE);
  ID_BY_KEY[keyOf(spot)] = id;
}

function poseIndex(tile: Tile, face: Color, turn: number): number {
  return POSES.findIndex((pose) => pose.tile === tile && pose.face === face && pose.turn === turn);
}

function keyOf({ tile, face, turn, row, column }: Spot): number {
  const color = face === 'green' ? 1 : 0;
  return (((tile * 2 + color) * TURNS + turn) * SIZE + row) * SIZE + column;
}

/** The outline of a pose, or undefined when the tile has no such face or the turn looks like an earlier one. */
export function outlineIn(tile: Tile, face: Color, turn: number): Outline | undefined {
  return POSES[poseIndex(tile, face, turn)]?.outline;
}

/** The number of a spot on the list. */
export function spotId(spot: Spot): SpotId {
  const id = ID_BY_KEY[keyOf(spot)] ?? -1;
  if (id < 0) throw new Error(`no such spot: ${JSON.stringify(spot)}`);
  return id;
}

/** The quarters that a spot covers, row by row. */
export function spotRows(id: SpotId): Rows {
  return Array.from(SPOT_ROWS.subarray(id * SIZE, (id + 1) * SIZE));
}

/** How large a piece is, in half squares. */
export function halvesOf(tile: Tile): number {
  const { outline } = at(
    POSES,
    POSES.findIndex((pose) => pose.tile === tile),
  );
  return outline.patches.reduce((sum, { bits }) => sum + countBits(bits), 0) / 2;
}
