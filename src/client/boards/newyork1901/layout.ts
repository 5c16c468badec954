/** Coordinates of the map and of the score track around it, and how the board divides its width. */
import type { Cell } from '#games/newyork1901';
import { FRONT_SIGNS, STREET_PARTS } from '#games/newyork1901/components';
import { COLUMNS, cellsWith, SIGNS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { inset, outlineOf, type Point, pathOf } from './outline.ts';

/** Rows and columns that hold nothing but streets and parks are narrower than the others, those at the edge most of all. */
const COLUMN_WIDTHS = sizes(
  Array.from({ length: COLUMNS }, (_, column) => SIGNS.map((line) => at(line, column))),
  0.55,
  0.85,
);
const ROW_HEIGHTS = sizes(SIGNS, 0.58, 0.76);

const COLUMN_SUM = sum(COLUMN_WIDTHS);
const ROW_SUM = sum(ROW_HEIGHTS);

/** The map for one size of a square. */
export interface Plan {
  /** A square's side. */
  readonly unit: number;
  /** The width of the score track. */
  readonly frame: number;
  /** The size of letters: they grow with a large map, and never get too small to read. */
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** Where each column and row begins, and where the last ones end. */
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export function planOf(unit: number, frame: number): Plan {
  const x = edges(frame, COLUMNS, (column) => unit * at(COLUMN_WIDTHS, column));
  const y = edges(frame, SIGNS.length, (row) => unit * at(ROW_HEIGHTS, row));
  const type = Math.max(13, Math.round(unit * 0.34));
  return { unit, frame, type, x, y, width: at(x, COLUMNS) + frame, height: at(y, SIGNS.length) + frame };
}

/** The columns of the board: one, or the map with one column beside it, with two, or with two large ones. */
export type Form = 'narrow' | 'middle' | 'wide' | 'huge';

export interface Room {
  readonly form: Form;
  readonly plan: Plan;
  /** Whether the window is high enough for the city from the harbour. */
  readonly isHigh: boolean;
  /** The plan by which it is drawn where it stands in a column beside the map; undefined where it lies below the map, or nowhere. */
  readonly beside: Plan | undefined;
}

const GAP = 16;
/** What else stands above and below the map in the window: the bar, the prompt, and the edges. */
const AROUND = 140;
/** The same on a phone, where the dock lies below the map and the standings between them; the map never gets lower than the second. */
const AROUND_ON_PHONE = 498;
const LEAST_ON_PHONE = 330;
/** A window of this height has room for the switches and the city from the harbour, below the map or beside it. */
const ROOMY = 900;
/** The height of the buttons below the map with the gaps around them; the style sheet has the same numbers. */
export const SWITCH = 40 + 2 * 12;
/** The height of the city from the harbour, in squares. */
export const STRIP = 3.6;

/** The width of the frame, in squares; it is never narrower than its letters need. */
const FRAME = 0.6;

/** The width of the first column where there are two. */
const FIRST_COLUMN = 290;

/** From which width on each form is used, and the width of its columns beside the map; the style sheet has the same numbers. */
const FORMS: readonly {
  readonly form: Form;
  readonly from: number;
  readonly sides: (width: number) => number;
}[] = [
  { form: 'huge', from: 2600, sides: () => FIRST_COLUMN * 1.5 + 410 * 1.5 + 2 * GAP },
  { form: 'wide', from: 1500, sides: () => FIRST_COLUMN + 410 + 2 * GAP },
  { form: 'middle', from: 720, sides: (width) => Math.max(318, Math.min(540, width * 0.42)) + GAP },
];

/** The largest map for a board of this width in a window of this height. */
export function roomFor(width: number, windowHeight: number): Room {
  const fit = FORMS.find(({ from }) => width >= from);
  if (!fit) {
    const height = Math.max(LEAST_ON_PHONE, windowHeight - AROUND_ON_PHONE);
    return { form: 'narrow', plan: fitting(width, height, 18), isHigh: true, beside: undefined };
  }
  const isHigh = windowHeight >= ROOMY;
  const beside = isHigh && fit.form !== 'middle' ? HARBOUR_BESIDE : undefined;
  const room = windowHeight - AROUND;
  const height = isHigh && !beside ? (room - SWITCH) / (1 + STRIP / (ROW_SUM + 2 * FRAME)) : room;
  const plan = fitting(width - fit.sides(width), Math.max(480, height), 22);
  return { form: fit.form, plan, isHigh, beside };
}

function fitting(width: number, height: number, least: number): Plan {
  const grown = Math.min(width / (COLUMN_SUM + 2 * FRAME), height / (ROW_SUM + 2 * FRAME));
  if (grown * FRAME >= least) return planOf(Math.floor(grown * 4) / 4, Math.round(grown * FRAME));
  const unit = Math.min((width - 2 * least) / COLUMN_SUM, (height - 2 * least) / ROW_SUM);
  return planOf(Math.floor(unit * 4) / 4, least);
}

const HARBOUR_BESIDE = fitting(FIRST_COLUMN, Number.POSITIVE_INFINITY, 0);

/** The outline of some squares, a little inside them. */
export function outlineIn(plan: Plan, cells: readonly Cell[], inside = 0): Point[] {
  const corners = outlineOf(cells).map(([column, row]): Point => [at(plan.x, column), at(plan.y, row)]);
  return inside === 0 ? corners : inset(corners, inside);
}

/** Computed once for each map: the lots are drawn in every view. */
const grounds = new WeakMap<Plan, WeakMap<readonly Cell[], Map<number, string>>>();

/** The same as a path. */
export function groundOf(plan: Plan, cells: readonly Cell[], inside = 0): string {
  const onMap = grounds.get(plan) ?? new WeakMap<readonly Cell[], Map<number, string>>();
  grounds.set(plan, onMap);
  const paths = onMap.get(cells) ?? new Map<number, string>();
  onMap.set(cells, paths);
  const path = paths.get(inside) ?? pathOf(outlineIn(plan, cells, inside));
  paths.set(inside, path);
  return path;
}

/** A square's box. */
export function squareAt({ x, y }: Plan, [row, column]: Cell) {
  const [left, top] = [at(x, column), at(y, row)];
  return { left, top, width: at(x, column + 1) - left, height: at(y, row + 1) - top };
}

export function middleOf(plan: Plan, cell: Cell): Point {
  const { left, top, width, height } = squareAt(plan, cell);
  return [left + width / 2, top + height / 2];
}

/** The square under a point of the drawing; nothing for the frame. */
export function cellAt({ x, y }: Plan, [px, py]: Point): Cell | undefined {
  const column = x.findLastIndex((left) => left <= px);
  const row = y.findLastIndex((top) => top <= py);
  return row < 0 || column < 0 || row >= SIGNS.length || column >= COLUMNS ? undefined : [row, column];
}

/** Spaces of the score track on each of its four sides. */
const PER_SIDE = 25;
export const TRACK = 4 * PER_SIDE;

/** The middle of a space of the score track, clockwise from the top left; after its end the track starts again. */
export function trackPoint({ frame, width, height }: Plan, points: number): Point {
  const space = points % TRACK;
  const along = ((space % PER_SIDE) + 0.5) / PER_SIDE;
  const across = frame + along * (width - 2 * frame);
  const down = frame + along * (height - 2 * frame);
  const half = frame / 2;
  if (space < PER_SIDE) return [across, half];
  if (space < 2 * PER_SIDE) return [width - half, down];
  if (space < 3 * PER_SIDE) return [width - across, height - half];
  return [half, height - down];
}

/** A part of a street: squares in one line, all of one sign. */
export interface Run {
  readonly sign: string;
  /** The place of its street among the fronts. */
  readonly front: number;
  readonly upright: boolean;
  readonly from: Cell;
  readonly to: Cell;
}

/** Every street of the map in its parts; parks are no streets. */
export const RUNS: readonly Run[] = STREET_PARTS.flatMap(({ sign }) =>
  runsOf(sign, FRONT_SIGNS.get(sign) ?? 0, isUpright(cellsWith(sign))),
);

/** Whether a street has more squares from north to south than from west to east. */
function isUpright(cells: readonly Cell[]): boolean {
  const long = (side: 0 | 1) => new Set(cells.map((cell) => cell[side])).size;
  return long(0) > long(1);
}

function runsOf(sign: string, front: number, upright: boolean): Run[] {
  const line = upright ? 1 : 0;
  const along = upright ? 0 : 1;
  const cells = [...cellsWith(sign)].sort((a, b) => a[line] - b[line] || a[along] - b[along]);
  const runs: Run[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last && last.to[line] === cell[line] && last.to[along] + 1 === cell[along])
      runs[runs.length - 1] = { ...last, to: cell };
    else runs.push({ sign, front, upright, from: cell, to: cell });
  }
  return runs;
}

/** A run's box. */
export function runBox({ x, y }: Plan, { from, to }: Run) {
  const [left, top] = [at(x, from[1]), at(y, from[0])];
  return { left, top, width: at(x, to[1] + 1) - left, height: at(y, to[0] + 1) - top };
}

function sizes(lines: readonly (readonly string[])[], outer: number, inner: number): number[] {
  return lines.map((line, i) => {
    if (!line.every((sign) => FRONT_SIGNS.has(sign))) return 1;
    return i === 0 || i === lines.length - 1 ? outer : inner;
  });
}

function edges(from: number, count: number, size: (i: number) => number): number[] {
  const found = [from];
  for (let i = 0; i < count; i++) found.push(at(found, i) + size(i));
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
