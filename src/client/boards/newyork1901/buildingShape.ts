/** What buildings look like: tiers of walls with a roof each, and crowns. The map and the harbour view both draw these. */
import type { Build, Cell } from '#games/newyork1901';
import { FIRST_LEGENDARY, type Technology, TILES } from '#games/newyork1901/components';
import { cellsOf, pointsOf } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { middleOf, outlineIn, type Plan, squareAt } from './layout.ts';
import { boxOf, inset, type Point } from './outline.ts';
import { towerCells, towerOf } from './towers.ts';

/** Walls by technology; landmarks are of stone. */
export type Skin = Technology | 'stone';

export interface Tier {
  readonly corners: readonly Point[];
  readonly from: number;
  readonly to: number;
  /** Whether its roof has the owner's colour, or that of the walls. */
  readonly owned: boolean;
}

export interface Crown {
  readonly form: 'pyramid' | 'hip' | 'gable';
  /** Owner's colour, gilded, or verdigris. */
  readonly of: 'owner' | 'gilt' | 'copper' | 'slate';
  readonly corners: readonly Point[];
  readonly from: number;
  readonly height: number;
  /** The mast on top, and the owner's flag on it. */
  readonly mast: number;
  readonly flag: boolean;
}

export interface Shape {
  readonly skin: Skin;
  readonly tiers: readonly Tier[];
  readonly crowns: readonly Crown[];
  /** Where the owner's mark lies, and how high. */
  readonly mark: Point;
  readonly markHeight: number;
  /** Where a water tank stands, if any does. */
  readonly tank: Point | undefined;
  readonly top: number;
}

/** All heights below are for squares of this size. */
const DRAWN = 37;

/** A building on the ground, before it has walls. */
interface Ground {
  readonly build: Build;
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  readonly points: number;
  /** From heights on paper to heights on this map. */
  readonly scale: number;
  /** Walls some way inside the outline, from one height to another, with a roof in the owner's colour. */
  tier(inside: number, from: number, to: number): Tier;
}

/** Computed once for each map: every new view asks for the same buildings. */
const known = new WeakMap<Plan, Map<string, Shape>>();

/** A building where it stands. */
export function shapeOf(build: Build, plan: Plan): Shape {
  const shapes = known.get(plan) ?? new Map<string, Shape>();
  known.set(plan, shapes);
  const key = `${build.tile} ${build.at} ${build.turn}`;
  const shape = shapes.get(key) ?? newShape(build, plan);
  shapes.set(key, shape);
  return shape;
}

function newShape(build: Build, plan: Plan): Shape {
  const cells = cellsOf(build);
  const scale = plan.unit / DRAWN;
  const outline = outlineIn(plan, cells);
  const tier = (inside: number, from: number, to: number): Tier => ({
    corners: inset(outline, inside * scale),
    from: from * scale,
    to: to * scale,
    owned: true,
  });
  return SHAPES[at(TILES, build.tile).technology]({
    build,
    plan,
    cells,
    scale,
    tier,
    points: pointsOf(build.tile),
  });
}

const SHAPES: Readonly<Record<Technology, (ground: Ground) => Shape>> = {
  start({ plan, cells, scale, tier }) {
    const walls = tier(2.2, 0, 9);
    const crown = { form: 'hip', of: 'owner', corners: walls.corners, mast: 0, flag: false } as const;
    const roof = { ...crown, from: walls.to, height: 7 * scale };
    return finished('start', [walls], [roof], cells, plan, undefined);
  },

  bronze: ({ plan, cells, points, tier }) =>
    finished('bronze', [tier(2.2, 0, 11 + 2.5 * points)], [], cells, plan, undefined),

  silver({ plan, cells, points, tier }) {
    const high = 12 + 4 * points;
    const tiers = [tier(2.2, 0, high), tier(5.4, high, high + 6)];
    const tank = cells.find((cell) => cell !== markCell(cells, []));
    return finished('silver', tiers, [], cells, plan, tank);
  },

  gold: goldShape,
};

/** Gold and legendary buildings have towers. */
function goldShape({ build, plan, cells, scale, tier }: Ground): Shape {
  const tower = towerOf(build.tile);
  const [low, high] = tower.base;
  const tiers = [tier(2.2, 0, low), tier(6, low, high)];
  const crowns: Crown[] = [];
  const squares = towerCells(build, cells);
  for (const square of squares) {
    const { left, top, width, height } = squareAt(plan, square);
    const corners: Point[] = [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ];
    let from = high;
    for (const [inside, to] of tower.tiers) {
      const walls = inset(corners, inside * scale);
      tiers.push({ corners: walls, from: from * scale, to: to * scale, owned: false });
      from = to;
    }
    crowns.push({
      form: 'pyramid',
      of: tower.of,
      corners: tiers.at(-1)?.corners ?? corners,
      from: from * scale,
      height: tower.crown * scale,
      mast: tower.mast * scale,
      flag: build.tile >= FIRST_LEGENDARY,
    });
  }
  return finished('gold', tiers, crowns, cells, plan, undefined, squares);
}

/** The church is low, so that the name of its yard stays free. */
const CHURCH = '#TR';

/** A landmark: a temple of one square, or the church. */
export function landmarkAt(cell: Cell, sign: string, plan: Plan): Shape {
  const scale = plan.unit / DRAWN;
  const [walled, roofed] = sign === CHURCH ? [4, 5] : [15, 7];
  const corners = outlineIn(plan, [cell], (sign === CHURCH ? 5 : 3) * scale);
  const walls: Tier = { corners, from: 0, to: walled * scale, owned: false };
  const gable = { form: 'gable', of: 'slate', corners, from: walls.to, mast: 0, flag: false } as const;
  return finished('stone', [walls], [{ ...gable, height: roofed * scale }], [cell], plan, undefined);
}

function finished(
  skin: Skin,
  tiers: readonly Tier[],
  crowns: readonly Crown[],
  cells: readonly Cell[],
  plan: Plan,
  tank: Cell | undefined,
  towers: readonly Cell[] = [],
): Shape {
  const roofs = Math.max(...tiers.filter(({ owned }) => owned).map(({ to }) => to), 0);
  const tops = [
    ...tiers.map(({ to }) => to),
    ...crowns.map(({ from, height, mast }) => from + height + mast),
  ];
  const hip = crowns.find(({ form }) => form === 'hip');
  return {
    skin,
    tiers,
    crowns,
    mark: markPoint(plan, cells, towers),
    markHeight: hip ? hip.from + hip.height * 0.7 : roofs,
    tank: tank && middleOf(plan, tank),
    top: Math.max(...tops),
  };
}

/** The mark is in the middle of a rectangle without towers, else on a square without a tower. */
function markPoint(plan: Plan, cells: readonly Cell[], towers: readonly Cell[]): Point {
  const { left, top, right, bottom } = boxOf(outlineIn(plan, cells));
  const area = ((right - left) * (bottom - top)) / plan.unit ** 2;
  const isBox = Math.abs(area - cells.length) < 0.01;
  if (towers.length === 0 && isBox) return [(left + right) / 2, (top + bottom) / 2];
  return middleOf(plan, markCell(cells, towers));
}

/** The square furthest from all towers, or the one with most neighbours; of equal ones the southernmost, which is hidden least. */
function markCell(cells: readonly Cell[], towers: readonly Cell[]): Cell {
  const worth = ([row, column]: Cell) => {
    const away = towers.map(([r, c]) => Math.abs(row - r) + Math.abs(column - c));
    const beside = cells.filter(([r, c]) => Math.abs(row - r) + Math.abs(column - c) === 1).length;
    return towers.length > 0 ? 10 * Math.min(...away) + row : 10 * beside + row;
  };
  return cells.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best));
}
