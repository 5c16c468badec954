import { describe, expect, it } from 'vitest';
import { isRectangle, isSameShape, shapeFrom, turnRight, turnsOf } from './index.ts';

describe('shapes', () => {
  it('are read from rows and pushed to the top left', () => {
    expect(shapeFrom('.../.XX/.X.')).toEqual(shapeFrom('XX/X.'));
    expect(shapeFrom('XX/X.')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('turn clockwise', () => {
    expect(turnRight(shapeFrom('X./X./XX'))).toEqual(shapeFrom('XXX/X..'));
  });

  it('are the same again after four turns', () => {
    const shape = shapeFrom('XX./XX./.XX');
    expect(turnRight(turnRight(turnRight(turnRight(shape))))).toEqual(shape);
  });

  it.each([
    ['XX/XX', 1],
    ['XXX', 2],
    ['.XX/XX.', 2],
    ['X./XX', 4],
    ['X.X/X.X/XXX', 4],
  ])('%s has %i orientations', (rows, ways) => {
    const turns = turnsOf(shapeFrom(rows));
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: ways }, (_, turn) => turn));
  });

  it('are not flipped: mirrored shapes differ in every turn', () => {
    const mirrored = shapeFrom('XX/XX/.X');
    expect(turnsOf(shapeFrom('XX/XX/X.')).some(({ shape }) => isSameShape(shape, mirrored))).toBe(false);
  });

  it('are rectangles when they fill their box', () => {
    expect(isRectangle(shapeFrom('XXX/XXX'))).toBe(true);
    expect(isRectangle(shapeFrom('XXX/XX.'))).toBe(false);
  });
});
