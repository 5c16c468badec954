/** The tower as far as it is built, between the houses around it. */
import type { View } from '#games/flatiron';
import { COLORS, NONE, ROOF } from '#games/flatiron/components';
import { at } from '#kernel';
import { placed, type Ring, rect, type Shape, shape, stroke } from '../shape.ts';

const [
  SKY,
  HOUSE,
  GROUND,
  ROAD,
  STONE_LEFT,
  STONE_RIGHT,
  TOP,
  WALL_LEFT,
  WALL_RIGHT,
  LIT,
  DARK,
  BRASS,
  DECK,
  PLAN,
] = [
  '#d9e8ea',
  '#c3c9bd',
  '#ddd2b4',
  '#b3ab97',
  '#e8dcbb',
  '#bfae86',
  '#d9cca6',
  '#f1e7cc',
  '#cdbd95',
  '#7fb2cc',
  '#4a5a68',
  '#a88228',
  '#f6e4a8',
  '#8fa7b3',
];
const PILLARS: Readonly<Record<(typeof COLORS)[number], string>> = {
  orange: '#d97a1f',
  blue: '#2c64a8',
  white: '#fdfaf0',
  black: '#20242b',
};
const OUTLINE = '#54482f';

/** The wedge: its prow points at the viewer, two faces run back from it. Up is negative. */
const [LEFT, RIGHT] = [
  [-100, -52],
  [120, -60],
] as const;
const MIDDLE = [20 / 3, -112 / 3] as const;
const [STOREY, PITCH, FOOT] = [48, 66, -12];
/** Where the pillars of a storey stand: left corner, prow, right corner. */
const CORNERS = [
  [-91, -47],
  [0, 1],
  [111, -55],
] as const;
/** The levels of a finished tower, without its roof. */
const FLOORS = 5;
/** How many units high the whole tower is. */
const TALL = 425;

export function flatiron({ levels }: View): Shape[] {
  const scale = 176 / TALL;
  return [...street(), ...placed(towerOf(levels), { x: 158, y: 184, scale })];
}

function street(): Shape[] {
  const houses = Array.from({ length: 14 }, (_, i) => rect(i * 24 - 8, 62 + ((i * 37) % 53), 21, 140));
  return [
    shape(SKY, rect(0, 0, 320, 200)),
    shape(HOUSE, ...houses),
    shape(GROUND, rect(0, 150, 320, 50)),
    shape(ROAD, [158, 188, 0, 132, 0, 146, 130, 204, 186, 204, 320, 150, 320, 134]),
  ];
}

function towerOf(levels: View['levels']): Shape[] {
  const roofed = levels.at(-1)?.floor === ROOF;
  const finished = levels.slice(0, -1);
  const top = FOOT - 8.6 - PITCH * finished.length;
  return [
    ...slab(6, 12, 1.16),
    ...slab(-9.8, 12, 1.06),
    ...finished.flatMap((level, index) => [
      ...walls(FOOT - PITCH * index),
      ...[0, 2, 1].flatMap((slot) => pillar(at(level.slots, slot), slot, FOOT - PITCH * index)),
      ...slab(FOOT - PITCH * index - STOREY - 15.4, 18, 1.07),
    ]),
    ...(roofed
      ? crown(FOOT - PITCH * (finished.length - 1) - STOREY)
      : [...open(levels.at(-1), top), ...planned(finished.length)]),
  ];
}

type Point = readonly [x: number, y: number];

function wedge(y: number, grown = 1): { left: Point; prow: Point; right: Point } {
  const corner = ([cx, cy]: Point): Point => [
    MIDDLE[0] + (cx - MIDDLE[0]) * grown,
    y + MIDDLE[1] + (cy - MIDDLE[1]) * grown,
  ];
  return { left: corner(LEFT), prow: corner([0, 0]), right: corner(RIGHT) };
}

/** A wall between two corners at the same height, so far down. */
function face([ax, ay]: Point, [bx, by]: Point, down: number): Ring {
  return [ax, ay, bx, by, bx, by + down, ax, ay + down];
}

function slab(y: number, thick: number, grown: number, top = TOP): Shape[] {
  const { left, prow, right } = wedge(y, grown);
  return [
    shape(STONE_LEFT, face(left, prow, thick)),
    shape(STONE_RIGHT, face(prow, right, thick)),
    shape(top, [...left, ...prow, ...right]),
    shape(
      BRASS,
      face([left[0], left[1] + 3], [prow[0], prow[1] + 3], 1.4),
      face([prow[0], prow[1] + 3], [right[0], right[1] + 3], 1.4),
    ),
  ];
}

function walls(bottom: number): Shape[] {
  const { left, prow, right } = wedge(bottom - STOREY);
  return [
    shape(WALL_LEFT, face(left, prow, STOREY)),
    shape(WALL_RIGHT, face(prow, right, STOREY)),
    shape(LIT, ...windows(left, prow, 4)),
    shape(DARK, ...windows(prow, right, 5)),
  ];
}

function windows([ax, ay]: Point, [bx, by]: Point, count: number): Ring[] {
  const on = (part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part + 9];
  return Array.from({ length: count }, (_, i) =>
    face(on(0.16 + (0.7 * i) / count), on(0.16 + (0.7 * (i + 0.68)) / count), 29),
  );
}

function pillar(color: number, slot: number, bottom: number): Shape[] {
  const name = color === NONE ? undefined : COLORS[color];
  if (!name) return [];
  const [x, y] = at(CORNERS, slot);
  return [
    shape(OUTLINE, rect(x - 10.5, bottom + y - 48, 21, 48)),
    shape(PILLARS[name], rect(x - 8.5, bottom + y - 46, 17, 44)),
  ];
}

/** The floor that is being worked on, with the pillars that stand on it. */
function open(level: View['levels'][number] | undefined, y: number): Shape[] {
  return [
    ...slab(y, 30, 1.09, DECK),
    ...[0, 2, 1].flatMap((slot) => pillar(level ? at(level.slots, slot) : NONE, slot, y + 6)),
  ];
}

/** The outline of what is still to come. */
function planned(finished: number): Shape[] {
  const lines = Array.from({ length: FLOORS - finished }, (_, i) =>
    wedge(FOOT - 8.6 - PITCH * (finished + i + 1), 1.05),
  ).flatMap(({ left, prow, right }) => [stroke(...left, ...prow, 2), stroke(...prow, ...right, 2)]);
  return lines.length > 0 ? [shape(PLAN, ...lines)] : [];
}

/** Cornice, parapet, a little house and a flag. */
function crown(top: number): Shape[] {
  const cornice = top - 18;
  const house = cornice - 30;
  const [x, y] = [MIDDLE[0], house + MIDDLE[1]];
  return [
    ...slab(cornice, 24, 1.2),
    ...slab(cornice - 10, 10, 1.1),
    ...slab(house, 20, 0.36),
    shape(OUTLINE, stroke(x, y + 40, x, y - 12, 2.4)),
    shape('#c9402f', [x, y - 12, x + 30, y - 5, x, y + 4]),
  ];
}
