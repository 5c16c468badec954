/** The buildings as they are seen from the harbour. */
import type { Build, View } from '#games/newyork1901';
import { cellsOf } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { shapeOf, type Tier } from './buildingShape.ts';
import { chanceFrom, type Face } from './faces.ts';
import type { Plan } from './layout.ts';
import { boxOf, type Point, short } from './outline.ts';

/** A building and how far away it stands. */
export interface Placed {
  readonly seat: Seat;
  readonly build: Build;
  /** From 0, far in the north, to 3, at the water. */
  readonly depth: number;
}

/** The faces of a building that are seen from the harbour. */
export interface Facade {
  readonly faces: readonly Face[];
  /** Where the owner's mark stands above the roof. */
  readonly top: Point;
}

/** From the height of a building to its height in the picture. */
export type Rise = (height: number) => number;

/** How many rows of the map make one step of depth. */
const DEEP = 4;

/** All buildings of a view in the order they are drawn, those far away first. */
export function northToSouth(view: View): Placed[] {
  return view.estates
    .flatMap(({ buildings }, seat) => buildings.map((build) => ({ seat, build, south: southOf(build) })))
    .sort((a, b) => a.south - b.south || b.build.at - a.build.at)
    .map(({ seat, build, south }) => ({ seat, build, depth: Math.min(3, Math.floor((south - 1) / DEEP)) }));
}

/** The facade of a building that stands on the line `ground`. */
export function facadeOf(seat: Seat, build: Build, plan: Plan, ground: number, rise: Rise): Facade {
  const { tiers, crowns, skin } = shapeOf(build, plan);
  const chance = chanceFrom(31 * seat + build.tile);
  const faces = tiers.flatMap((tier) => facesOfTier(tier, skin, ground, rise, chance));
  let top: Point = topOf(at(tiers, tiers.length - 1), ground, rise);
  for (const { form, of, corners, from, height, mast, flag } of crowns) {
    const { left, right } = boxOf(corners);
    const [low, high] = [ground - rise(from), ground - rise(from + height)];
    const middle = (left + right) / 2;
    const slope = form === 'pyramid' ? middle - left : (right - left) * 0.12;
    faces.push({
      d: `M${short(left)} ${short(low)}H${short(right)}L${short(right - slope)} ${short(high)}H${short(left + slope)}Z`,
      className: `ny-crown ny-${of} south`,
    });
    const tip = ground - rise(from + height + mast);
    if (mast > 0) faces.push({ d: `M${short(middle)} ${short(high)}V${short(tip)}`, className: 'ny-mast' });
    if (flag) faces.push({ d: `M${short(middle)} ${short(tip)}l9 3l-9 3z`, className: 'ny-flag' });
    top = [middle, tip];
  }
  return { faces, top };
}

function southOf(build: Build): number {
  return Math.max(...cellsOf(build).map(([row]) => row));
}

function topOf({ corners, to }: Tier, ground: number, rise: Rise): Point {
  const { left, right } = boxOf(corners);
  return [(left + right) / 2, ground - rise(to)];
}

function facesOfTier(
  { corners, from, to, owned }: Tier,
  skin: string,
  ground: number,
  rise: Rise,
  chance: () => number,
): Face[] {
  const { left, right } = boxOf(corners);
  const [low, high] = [ground - rise(from), ground - rise(to)];
  const columns = Math.round((right - left - 3) / 7);
  const floors = Math.floor((low - high - 2) / 7.4);
  const windows = { lit: '', dark: '' };
  const thick = Math.min(9, Math.max(2.5, (right - left) * 0.05));
  const band = `M${short(left)} ${short(high)}H${short(right)}v${short(thick)}H${short(left)}z`;
  for (let floor = 0; floor < floors; floor++) {
    const y = high + ((floor + 0.26) * (low - high)) / floors;
    const h = (0.5 * (low - high)) / floors;
    for (let column = 0; column < columns; column++) {
      const x = left + ((column + 0.28) * (right - left)) / columns;
      const w = (0.46 * (right - left)) / columns;
      const pane = `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`;
      windows[chance() < 0.55 ? 'lit' : 'dark'] += pane;
    }
  }
  return [
    {
      d: `M${short(left)} ${short(low)}H${short(right)}V${short(high)}H${short(left)}Z`,
      className: `ny-south ny-${skin}`,
    },
    { d: windows.lit, className: 'ny-lit' },
    { d: windows.dark, className: 'ny-dark' },
    { d: owned ? band : '', className: 'ny-band' },
    { d: `M${short(left - 0.8)} ${short(high)}H${short(right + 0.8)}`, className: `ny-cornice ny-${skin}` },
  ].filter(({ d }) => d !== '');
}
