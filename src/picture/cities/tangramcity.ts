/** All cities side by side, each of quarters of squares. */
import type { City, Color, Outline, View } from '#games/tangramcity';
import { BOARDS, BOX } from '#games/tangramcity/components';
import { outlineOf, spotOf, startOutline } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { colourOf, markAt } from '../marks.ts';
import { disc, type Ring, rect, type Shape, shape, stroke } from '../shape.ts';

/** Roofs in three tints, each lit from the north-west: by quarter north, east, south, west. */
const ROOFS = [
  ['#b9735a', '#7c4a40', '#633a35', '#9f5e4b'],
  ['#ad7355', '#734a38', '#5b3b2e', '#936046'],
  ['#b06766', '#744145', '#5c3338', '#965556'],
];
const LAWNS = ['#5c9c60', '#4f9560', '#6ca45c'];
const [TABLE, GROUND, GRID, GAP, CROWN, LEAF, WATER, PLAZA] = [
  '#e6d9b8',
  '#efe4c9',
  '#d6c8a3',
  '#3a2c1c',
  '#35703f',
  '#86c083',
  '#4aa7d4',
  '#dbe2e4',
];

interface Piece {
  readonly outline: Outline;
  readonly row: number;
  readonly column: number;
  readonly face: Color;
  readonly tint: number;
}

export function tangramcity({ cities }: View): Shape[] {
  const drawings = squaresFor(cities.length).flatMap(({ x, y, side }, seat) => {
    const cell = side / BOX.size;
    const lines = Array.from({ length: BOX.size - 1 }, (_, i) => (i + 1) * cell).flatMap((by) => [
      stroke(x + by, y, x + by, y + side, 0.4),
      stroke(x, y + by, x + side, y + by, 0.4),
    ]);
    return [
      shape(GAP, rect(x - 1.2, y - 1.2, side + 2.4, side + 2.4)),
      shape(GROUND, rect(x, y, side, side)),
      shape(GRID, ...lines),
      ...piecesOf(at(cities, seat)).flatMap((piece) => drawn(piece, x, y, cell)),
      shape('#fffaf0', markAt(seat, x - 1, y - 1, 17)),
      shape(colourOf('tangramcity', seat), markAt(seat, x - 1, y - 1, 13)),
    ];
  });
  return [shape(TABLE, rect(0, 0, 320, 200)), ...drawings];
}

function piecesOf({ board, side, pieces }: City): Piece[] {
  const laid = pieces.map(spotOf).map((spot) => ({ ...spot, outline: outlineOf(spot), tint: spot.tile % 3 }));
  if (board === null || side === null) return laid;
  return [{ ...at(BOARDS, board)[side], outline: startOutline(board, side), face: side, tint: 0 }, ...laid];
}

/** Its quarters, and a line around it. */
function drawn({ outline, row, column, face, tint }: Piece, x: number, y: number, cell: number): Shape[] {
  const bits = new Map(outline.patches.map((patch) => [`${patch.row} ${patch.column}`, patch.bits]));
  const has = (r: number, c: number, quarter: number) =>
    (((bits.get(`${r} ${c}`) ?? 0) >> quarter) & 1) === 1;
  const quarters: Ring[][] = [[], [], [], []];
  const edges: Ring[] = [];
  const trees: { x: number; y: number }[] = [];
  for (const patch of outline.patches) {
    const [left, top] = [x + (column + patch.column) * cell, y + (row + patch.row) * cell];
    const corners = [left, top, left + cell, top, left + cell, top + cell, left, top + cell];
    const [midX, midY] = [left + cell / 2, top + cell / 2];
    const [sumX, sumY] = [0, 1, 2, 3].reduce(
      ([sx, sy], quarter) => {
        if (!has(patch.row, patch.column, quarter)) return [sx, sy];
        const [ax = 0, ay = 0, bx = 0, by = 0] = [0, 1, 2, 3].map((i) => at(corners, (quarter * 2 + i) % 8));
        at(quarters, quarter).push([ax, ay, bx, by, midX, midY]);
        const [beyondRow, beyondColumn] = at(BEYOND, quarter);
        if (!has(patch.row + beyondRow, patch.column + beyondColumn, (quarter + 2) % 4))
          edges.push(stroke(ax, ay, bx, by, 0.9));
        if (!has(patch.row, patch.column, (quarter + 3) % 4)) edges.push(stroke(ax, ay, midX, midY, 0.9));
        if (!has(patch.row, patch.column, (quarter + 1) % 4)) edges.push(stroke(bx, by, midX, midY, 0.9));
        return [sx + (ax + bx) / 2 - midX, sy + (ay + by) / 2 - midY];
      },
      [0, 0],
    );
    trees.push({ x: midX + sumX / 3, y: midY + sumY / 3 });
  }
  const all = quarters.flat();
  const surface =
    face === 'dark'
      ? quarters.map((rings, quarter) => shape(at(at(ROOFS, tint), quarter), ...rings))
      : face === 'green'
        ? [
            shape(at(LAWNS, tint), ...all),
            shape(CROWN, ...trees.map((tree) => disc(tree.x, tree.y, cell * 0.2))),
            shape(
              LEAF,
              ...trees.map((tree) => disc(tree.x - cell * 0.04, tree.y - cell * 0.05, cell * 0.11)),
            ),
          ]
        : [shape(PLAZA, ...all), shape(WATER, ...trees.map((tree) => disc(tree.x, tree.y, cell * 0.2)))];
  return [...surface, shape(GAP, ...edges)];
}

/** The square beyond each quarter's side: north, east, south, west. */
const BEYOND: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** Where the cities lie, by their number. */
function squaresFor(count: number): { x: number; y: number; side: number }[] {
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  const side = at([184, 146, 94, 90, 90], Math.min(count, 5) - 1);
  const gap = 10;
  const top = (200 - rows.length * side - (rows.length - 1) * gap) / 2;
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: (320 - inRow * side - (inRow - 1) * gap) / 2 + i * (side + gap),
      y: top + row * (side + gap),
      side,
    })),
  );
}
