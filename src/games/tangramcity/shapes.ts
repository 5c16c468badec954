/** Shapes, however turned and flipped, and the names that words have for them. */
import { at } from '#kernel';
import { type Drawing, flipped, type Outline, outlineOf, turned } from './quarters.ts';

/** The shapes that have a name of their own. */
const SHAPES = {
  smallTriangle: '◣',
  mediumTriangle: '◢◣',
  shortParallelogram: '◢◤',
  squareAndTriangle: '■◣',
  diagonalTrapezoid: '◥◣/·◥',
  hook: '◥◣/·◤',
  domino: '■■',
  largeTriangle: '◣·/■◣',
  shortTrapezoid: '◢■◣',
  midParallelogram: '◢■◤',
  stepPointingOut: '■◣/·◥',
  stepPointingIn: '■◣/·◤',
  diamond: '◢◣/◥◤',
  dominoAndTriangle: '■■◣',
  cornerWithWedgeIn: '■■/◥·',
  cornerWithWedgeOut: '■■/◤·',
  homePlate: '■◣/◥◤',
  boat: '◢■◣/·◥·',
  zigzag: '■◣/·■',
  house: '◢◣/■■',
  hexagon: '■◣/◥■',
  angle: '■·/■■',
  longParallelogram: '◢■■◤',
} as const satisfies Readonly<Record<string, Drawing>>;

/** What a tile is called: by its shape, or by its number if no name is known for it. */
export type TileName = keyof typeof SHAPES | 'other';

/** An outline and its quarter turns. */
function turnsOf(outline: Outline): Outline[] {
  const turns = [outline];
  while (turns.length < 4) turns.push(turned(at(turns, turns.length - 1)));
  return turns;
}

const keysOf = (outline: Outline) => turnsOf(outline).map((turn) => JSON.stringify(turn));

/** R1.2 The same for every way to turn and flip an outline. */
export function shapeKey(outline: Outline): string {
  return at([...keysOf(outline), ...keysOf(flipped(outline))].sort(), 0);
}

/** R1.3 Whether the other face looks different, however turned. */
export function isChiral(outline: Outline): boolean {
  return !keysOf(outline).includes(JSON.stringify(flipped(outline)));
}

// Object.entries does not know the names.
const NAMES = new Map(
  Object.entries(SHAPES).map(([name, drawing]) => [shapeKey(outlineOf(drawing)), name as TileName]), // see above
);

/** The name of a shape. */
export function nameOf(outline: Outline): TileName {
  return NAMES.get(shapeKey(outline)) ?? 'other';
}
