/** Geometry's public surface: squares, shapes, areas. */
export { type Cell, cellKey, inReadingOrder, moved, sidesOf } from './cell.ts';
export { regionsOf } from './region.ts';
export { isRectangle, isSameShape, type Shape, shapeFrom, type Turned, turnRight, turnsOf } from './shape.ts';
