/** Buildings as blocks on the map, seen from above and a little from the south-west: faces in the order they are drawn. */
import { at } from '#kernel';
import type { Crown, Shape, Skin, Tier } from './buildingShape.ts';
import { type Point, pathOf, short } from './outline.ts';

/** A path and the class that colours it. */
export interface Face {
  readonly d: string;
  readonly className: string;
}

/** How far a point moves to the right and up for each unit of height. */
export const LEAN = 0.26;
export const RISE = 0.8;

/** Where a point at some height is drawn. */
export function raised([x, y]: Point, z: number): Point {
  return [x + LEAN * z, y - RISE * z];
}

/** All faces of a building: tiers from the ground up, each with its walls before its roof, then the crowns. */
export function facesOf({ tiers, crowns, skin }: Shape, seed: number, pitch: number): Face[] {
  const chance = chanceFrom(seed);
  return [
    ...tiers.flatMap((tier) => facesOfTier(tier, skin, chance, pitch)),
    ...crowns.flatMap((crown) => facesOfCrown(crown)),
  ];
}

function facesOfTier(
  { corners, from, to, owned }: Tier,
  skin: Skin,
  chance: () => number,
  pitch: number,
): Face[] {
  const south: string[] = [];
  const west: string[] = [];
  const windows: Windows = { lit: [], dark: [] };
  for (const [i, one] of corners.entries()) {
    const two = at(corners, (i + 1) % corners.length);
    const isSouth = two[0] < one[0];
    if (!isSouth && two[1] >= one[1]) continue;
    // Walls run from left to right, or from north to south.
    const wall = { start: two, end: one, from, to };
    const quad = [
      raised(wall.start, from),
      raised(wall.end, from),
      raised(wall.end, to),
      raised(wall.start, to),
    ];
    (isSouth ? south : west).push(pathOf(quad));
    addWindows(windows, wall, chance, pitch);
  }
  const roof = pathOf(corners.map((corner) => raised(corner, to)));
  return [
    { d: west.join(''), className: `ny-west ny-${skin}` },
    { d: south.join(''), className: `ny-south ny-${skin}` },
    { d: windows.lit.join(''), className: 'ny-lit' },
    { d: windows.dark.join(''), className: 'ny-dark' },
    { d: roof, className: `${owned ? 'ny-deck' : 'ny-roof'} ny-${skin}` },
  ].filter(({ d }) => d !== '');
}

interface Windows {
  readonly lit: string[];
  readonly dark: string[];
}

interface Wall {
  readonly start: Point;
  readonly end: Point;
  readonly from: number;
  readonly to: number;
}

/** Rows of windows; some are lit. */
function addWindows(
  windows: Windows,
  { start, end, from, to }: Wall,
  chance: () => number,
  pitch: number,
): void {
  const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
  const columns = Math.round((length - 3) / (8.4 * pitch));
  const floors = Math.floor((to - from - 2) / (7.2 * pitch));
  for (let floor = 0; floor < floors; floor++) {
    const low = from + ((floor + 0.3) * (to - from)) / floors;
    const high = from + ((floor + 0.78) * (to - from)) / floors;
    for (let column = 0; column < columns; column++) {
      const left = along(start, end, (column + 0.27) / columns);
      const right = along(start, end, (column + 0.73) / columns);
      const [x, y] = raised(left, low);
      const [dx, dy] = [right[0] - left[0], right[1] - left[1]];
      const [ux, uy] = [LEAN * (high - low), -RISE * (high - low)];
      const quad = `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}l${short(ux)} ${short(uy)}l${short(-dx)} ${short(-dy)}z`;
      (chance() < 0.55 ? windows.lit : windows.dark).push(quad);
    }
  }
}

function along([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Roof faces from the far ones to the near ones: north, east, west, south. */
function facesOfCrown({ form, of, corners, from, height, mast, flag }: Crown): Face[] {
  const [nw, ne, se, sw] = boxCorners(corners);
  const [w, h] = [ne[0] - nw[0], sw[1] - nw[1]];
  const steep = form === 'gable' ? 0 : Math.min(w, h) / 2;
  const [one, two]: [Point, Point] =
    form === 'pyramid'
      ? [along(nw, se, 0.5), along(nw, se, 0.5)]
      : w >= h
        ? [
            [nw[0] + steep, nw[1] + h / 2],
            [ne[0] - steep, ne[1] + h / 2],
          ]
        : [
            [nw[0] + w / 2, nw[1] + steep],
            [nw[0] + w / 2, sw[1] - steep],
          ];
  const low = (point: Point) => raised(point, from);
  const first = raised(one, from + height);
  const last = raised(two, from + height);
  const lies = w >= h;
  const faces: Face[] = [
    { d: pathOf(lies ? [low(nw), low(ne), last, first] : [low(nw), low(ne), first]), className: 'north' },
    { d: pathOf(lies ? [low(ne), low(se), last] : [low(ne), low(se), last, first]), className: 'east' },
    { d: pathOf(lies ? [low(sw), low(nw), first] : [low(sw), low(nw), first, last]), className: 'west' },
    { d: pathOf(lies ? [low(se), low(sw), first, last] : [low(se), low(sw), last]), className: 'south' },
  ].map(({ d, className }) => ({ d, className: `ny-crown ny-${of} ${className}` }));
  if (mast > 0) faces.push({ d: `M${first.map(short).join(' ')}v${short(-mast)}`, className: 'ny-mast' });
  if (flag) {
    const [x, y] = [first[0], first[1] - mast];
    const size = Math.max(5, mast * 0.75);
    const d = `M${short(x)} ${short(y)}l${short(size)} ${short(size * 0.3)}l${short(-size)} ${short(size * 0.3)}z`;
    faces.push({ d, className: 'ny-flag' });
  }
  return faces;
}

function boxCorners(corners: readonly Point[]): readonly [Point, Point, Point, Point] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Random-looking numbers from 0 to 1, always the same for one seed: a building keeps its lit windows. */
export function chanceFrom(seed: number): () => number {
  let word = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
}
