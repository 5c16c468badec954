/** The map from above, with blocks for buildings that lean to the north-east. */
import type { Cell, View } from '#games/newyork1901';
import {
  DISTRICTS,
  FIRST_LEGENDARY,
  FRONT_SIGNS,
  LANDMARKS,
  TECHNOLOGIES,
} from '#games/newyork1901/components';
import { COLUMNS, cellsOf, cellsWith, LOTS, PARK_AREAS, PLANS, SIGNS } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { colourOf, markAt } from '../marks.ts';
import { rect, type Shape, shape } from '../shape.ts';

const GROUNDS = {
  red: '#f4cfc6',
  blue: '#c3d8ee',
  yellow: '#f3e0a0',
  green: '#c7e3c4',
  pink: '#efcbe2',
} as const;
const DECKS = ['#49b0b6', '#ee9c58', '#a892e0', '#97a3b3'];
const [ROAD, PARK, PAPER] = ['#e3d7b9', '#a9cf9b', '#fffdf5'];
/** Walls to the south and to the west, by technology; those of landmarks last. */
const WALLS = [
  ['#8b8074', '#b0a597'],
  ['#96603f', '#c08a62'],
  ['#93a0b1', '#c8d1dc'],
  ['#c69a3f', '#ecc870'],
  ['#b3ab98', '#d9d2bf'],
];
const HEIGHTS = [5, 8, 12, 17, 7];
const LEGENDARY = 24;
const STONE = TECHNOLOGIES.length;
const STONE_TOP = '#e9e3d1';

/** Columns and rows that hold nothing but streets are narrower. */
const X = edges(
  Array.from({ length: COLUMNS }, (_, column) => SIGNS.map((row) => at(row, column))),
  312,
  4,
);
const Y = edges(SIGNS, 178, 19);

/** How far a point moves for each unit of height. */
const LEAN = 0.26;
const RISE = 0.8;

interface Block {
  readonly cells: readonly Cell[];
  readonly height: number;
  readonly walls: number;
  readonly top: string;
  /** Whose mark stands on it. */
  readonly seat?: Seat;
}

export function newyork1901({ estates }: View): Shape[] {
  const buildings = estates.flatMap((estate, seat) =>
    estate.buildings.map((build): Block => {
      const { technology } = at(PLANS, build.tile);
      const height = build.tile >= FIRST_LEGENDARY ? LEGENDARY : at(HEIGHTS, technology);
      return { cells: cellsOf(build), height, walls: technology, top: at(DECKS, seat % DECKS.length), seat };
    }),
  );
  const landmarks = LANDMARKS.flatMap(({ sign }) => cellsWith(sign)).map(
    (cell): Block => ({ cells: [cell], height: at(HEIGHTS, STONE), walls: STONE, top: STONE_TOP }),
  );
  const workers = estates.flatMap((estate, seat) =>
    estate.reserved.map((lot) => worker(seat, at(LOTS, lot).cells)),
  );
  return [
    shape(ROAD, rect(0, 0, 320, 200)),
    shape(PARK, ...PARK_AREAS.flatMap(({ cells }) => cells.map((cell) => ground(cell)))),
    ...DISTRICTS.map((district, i) =>
      shape(
        GROUNDS[district],
        ...LOTS.filter((lot) => lot.district === i).flatMap(({ cells }) =>
          cells.map((cell) => ground(cell, cells)),
        ),
      ),
    ),
    ...workers.flat(),
    ...standing([...buildings, ...landmarks]),
  ];
}

/** A square, a little smaller on the sides on which it does not go on. */
function boxOf([row, column]: Cell, within: readonly Cell[] | undefined, gap: number) {
  const goesOn = (r: number, c: number) => !within || within.some((cell) => cell[0] === r && cell[1] === c);
  return {
    left: at(X, column) + (goesOn(row, column - 1) ? 0 : gap),
    right: at(X, column + 1) - (goesOn(row, column + 1) ? 0 : gap),
    top: at(Y, row) + (goesOn(row - 1, column) ? 0 : gap),
    bottom: at(Y, row + 1) - (goesOn(row + 1, column) ? 0 : gap),
  };
}

function ground(cell: Cell, within?: readonly Cell[]) {
  const { left, right, top, bottom } = boxOf(cell, within, 0.5);
  return rect(left, top, right - left, bottom - top);
}

/** Square by square from the far ones to the near ones, so that near walls hide what is behind them. */
function standing(blocks: readonly Block[]): Shape[] {
  const squares = blocks.flatMap((block) => block.cells.map((cell) => ({ block, cell })));
  squares.sort((one, two) => one.cell[0] - two.cell[0] || two.cell[1] - one.cell[1]);
  const shapes = squares.flatMap(({ block, cell }) => prism(block, cell));
  return [...shapes, ...blocks.flatMap(owner)];
}

function prism({ cells, height, walls, top }: Block, cell: Cell): Shape[] {
  const { left, right, top: north, bottom } = boxOf(cell, cells, 0.9);
  const [dx, dy] = [LEAN * height, -RISE * height];
  const [south = '', west = ''] = at(WALLS, walls);
  const roof = (inside: number) => [
    left + dx + inside,
    north + dy + inside,
    right + dx - inside,
    north + dy + inside,
    right + dx - inside,
    bottom + dy - inside,
    left + dx + inside,
    bottom + dy - inside,
  ];
  return [
    shape(west, [left, north, left, bottom, left + dx, bottom + dy, left + dx, north + dy]),
    shape(south, [left, bottom, right, bottom, right + dx, bottom + dy, left + dx, bottom + dy]),
    shape(top, roof(-0.15)),
  ];
}

/** The owner's mark on the roof of the square nearest to the middle. */
function owner({ cells, height, seat }: Block): Shape[] {
  const cell = cells[Math.floor((cells.length - 1) / 2)];
  if (seat === undefined || !cell) return [];
  const { left, right, top, bottom } = boxOf(cell, cells, 0.9);
  const [x, y] = [(left + right) / 2 + LEAN * height, (top + bottom) / 2 - RISE * height];
  return [
    shape(PAPER, markAt(seat, x, y, 7.4)),
    shape(colourOf('newyork1901', seat), markAt(seat, x, y, 5.6)),
  ];
}

function worker(seat: Seat, cells: readonly Cell[]): Shape[] {
  const boxes = cells.map((cell) => boxOf(cell, cells, 0.5));
  const x = boxes.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / boxes.length;
  const y = boxes.reduce((sum, { top, bottom }) => sum + (top + bottom) / 2, 0) / boxes.length;
  return [shape(PAPER, markAt(seat, x, y, 8.4)), shape(colourOf('newyork1901', seat), markAt(seat, x, y, 6))];
}

function edges(lines: readonly (readonly string[])[], length: number, from: number): number[] {
  const sizes = lines.map((line, i) => {
    if (!line.every((sign) => FRONT_SIGNS.has(sign))) return 1;
    return i === 0 || i === lines.length - 1 ? 0.4 : 0.7;
  });
  const unit = length / sizes.reduce((sum, size) => sum + size, 0);
  const found = [from];
  for (const size of sizes) found.push((found.at(-1) ?? 0) + size * unit);
  return found;
}
