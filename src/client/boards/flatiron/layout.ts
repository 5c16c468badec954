/** Where everything of the stage and the score track stands, in pixels of the screen. Pure. */
import { at } from '#kernel';
import type { Box } from '../kit/useBox.ts';
import { deckOf, heightOf, type Point, SLOT_HIT, SLOT_PLACES, TOWER_WIDTH } from './towerLayout.ts';

/** Boards narrower than this are laid out in one column, here and in the style sheets. */
const ONE_COLUMN = 560;

export function isNarrow(width: number): boolean {
  return width < ONE_COLUMN;
}

/** Sizes to start with, before anything is measured. */
export const FIRST_WIDTH = 900;
export const FIRST_STAGE: Box = { width: 590, height: 400 };

/** The scene is drawn once, in these units; its prow is where the tower stands. */
const SCENE = { left: -40, right: 772, top: -60, bottom: 544, prow: { x: 366, y: 446 } };

/** Room kept free for the decks at the sides, the track at the top and the street at the bottom. */
const NARROW = { side: 34, top: 8, foot: 62 };
/** Below this height only the current level is shown: so large at most, and no larger than its slots and their plaques have room for. */
const LOW = { height: 240, tower: 0.86, plaques: 40 };
/** How far the slots reach up from the prow of their deck. */
const SLOTS_HEIGHT = SLOT_HIT.above - Math.min(...SLOT_PLACES.map(({ y }) => y));
const ROOMY = { side: 0.225, most: 250, top: 12, foot: 64 };

interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** Where the prow of the tower touches the ground. */
  readonly ground: Point;
  readonly tower: number;
  readonly scene: { readonly x: number; readonly y: number; readonly scale: number };
}

/** How the stage fills a box, with a tower of so many levels. */
export function stageIn(
  { width, height }: Box,
  narrow: boolean,
  levels: number,
  roofed: boolean,
): StageLayout {
  const side = narrow ? NARROW.side : Math.min(ROOMY.most, width * ROOMY.side);
  const { top, foot } = narrow ? NARROW : ROOMY;
  const ground = { x: width / 2, y: height - foot * (narrow ? 1 : Math.max(1, height / 480)) };
  const tower = Math.min(
    (width - 2 * side) / (TOWER_WIDTH.left + TOWER_WIDTH.right - (narrow ? 36 : 0)),
    (ground.y - top) / heightOf(levels, roofed),
  );
  const scale = Math.max(
    ground.x / (SCENE.prow.x - SCENE.left),
    ground.y / (SCENE.prow.y - SCENE.top),
    (height - ground.y) / (SCENE.bottom - SCENE.prow.y),
  );
  const isLow = narrow && height < LOW.height && !roofed;
  const low = Math.min(LOW.tower, height / (SLOTS_HEIGHT + LOW.plaques));
  return {
    width,
    height,
    ground: isLow ? { x: ground.x, y: height - (LOW.plaques + deckOf(levels - 1)) * low } : ground,
    tower: isLow ? low : tower,
    scene: { x: ground.x - SCENE.prow.x * scale, y: ground.y - SCENE.prow.y * scale, scale },
  };
}

/** How wide the tap area of a slot is, in units of the tower: 44 pixels where there is room. */
export function slotWidth(tower: number): number {
  return Math.max(64, Math.min(78, 45 / tower));
}

/** Where architects stand on the four streets, from the prow, in units of the tower. */
const STANDS: readonly Point[] = [
  { x: -74, y: 6 },
  { x: 18, y: 44 },
  { x: 112, y: -14 },
  { x: 152, y: -88 },
];

/** Two who share a street stand side by side. */
export function standOf(place: number, second: boolean): Point {
  const { x, y } = at(STANDS, place);
  return second ? { x: x + 26, y: y - 8 } : { x, y };
}

/** The score track in its width: where a score stands. */
interface TrackLayout {
  readonly width: number;
  readonly most: number;
  readonly line: number;
  readonly x: (score: number) => number;
}

const TRACK = { margin: 26, line: 36, height: 52 };
export const TRACK_HEIGHT = TRACK.height;
/** Beyond this width the whole track is drawn larger. */
export const TRACK_WIDEST = 1100;

export function trackIn(width: number, highest: number): TrackLayout {
  const most = Math.max(60, Math.ceil((highest + 1) / 10) * 10);
  const step = (width - 2 * TRACK.margin) / most;
  return { width, most, line: TRACK.line, x: (score) => TRACK.margin + Math.max(0, score) * step };
}
