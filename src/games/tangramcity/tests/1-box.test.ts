/** R1, Q16: what is in the box. What must hold for every box file is in box.test.ts. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { halvesIn, isPlain } from '../box/outlines.ts';
import { BOARDS, BOX, DEALS, FACES, FOUNTAIN, FOUNTAIN_DRAWING, ROUNDS, TILES } from '../components.ts';
import { startRows } from '../effects.ts';
import { countBits, flipped, outlineOf, turned } from '../quarters.ts';
import { isChiral, nameOf, shapeKey } from '../shapes.ts';
import { outlineIn, SPOTS, type Spot, spotId } from '../spots.ts';
import { squareName, squareNamed } from '../squares.ts';
import { tileNamed } from './layout.ts';

const outlines = TILES.map(({ drawing }) => outlineOf(drawing));

describe('the box', () => {
  it('[R1.1] holds 23 tiles and 6 fountains for each seat, 23 cards and 5 boards', () => {
    expect(TILES).toHaveLength(BOX.tiles);
    expect(BOARDS).toHaveLength(BOX.boards);
    expect(BOX).toMatchObject({ tiles: 23, cards: 23, fountains: 6, boards: 5, size: 7 });
    expect(ROUNDS.regular * ROUNDS.cards + ROUNDS.lastCards).toBe(BOX.cards);
    for (const cards of DEALS) expect(cards).toHaveLength(ROUNDS.cards);
  });

  it('[R1.2] has no two tiles alike, however turned or flipped', () => {
    expect(new Set(outlines.map(shapeKey)).size).toBe(BOX.tiles);
  });

  it('[R1.2] knows a shape however it is turned or flipped', () => {
    const hook = outlineOf('◥◣/·◤');
    const ways = [hook, turned(hook), turned(turned(hook)), flipped(hook), turned(flipped(hook))];
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
    expect(ways.map(nameOf)).toEqual(ways.map(() => 'hook'));
  });

  it('[R1.2] reads drawings, wherever on them the shape stands', () => {
    expect(outlineOf('··/·■')).toEqual(outlineOf('■'));
    expect(() => outlineOf('■x')).toThrow('no such part of a square: x');
  });

  it('[R1.1] names squares by column and row, from the upper left corner on', () => {
    expect(squareName({ row: 4, column: 1 })).toBe('B5');
    expect(squareNamed('B5')).toEqual({ row: 4, column: 1 });
  });

  it('[R1.3] shows the mirror image on the green face', () => {
    for (const [tile, outline] of outlines.entries()) {
      expect(outlineIn(tile, 'dark', 0)).toEqual(outline);
      expect(outlineIn(tile, 'green', 0)).toEqual(flipped(outline));
    }
  });

  it('[R1.4] has fountains of half a square', () => {
    expect(halvesIn(outlineOf(FOUNTAIN_DRAWING))).toBe(1);
  });

  it('[R1.5] prints a square and a half on both sides of each board, at five places', () => {
    for (const face of FACES) {
      const areas = BOARDS.map((_, board) => startRows(board, face));
      expect(new Set(areas.map((rows) => rows.join())).size).toBe(BOX.boards);
      for (const rows of areas) expect(rows.reduce((sum, word) => sum + countBits(word), 0)).toBe(6);
    }
  });

  it('[R1.5] prints the green start area as the mirror image of the dark one', () => {
    for (const { dark, green } of BOARDS) {
      const mirrored = flipped(outlineOf(dark.drawing));
      expect(outlineOf(green.drawing)).toEqual(mirrored);
      expect([green.row, green.column]).toEqual([dark.row, BOX.size - dark.column - mirrored.width]);
    }
  });

  it('[R1.6] marks ten cards, in pairs that differ in one half only', () => {
    const marked = TILES.flatMap(({ lookAlike }, tile) =>
      lookAlike === null ? [] : [[tile, lookAlike] as const],
    );
    expect(marked).toHaveLength(10);
    for (const [tile, lookAlike] of marked) {
      expect(at(TILES, lookAlike).lookAlike).toBe(tile);
      const [one, two] = [at(outlines, tile), at(outlines, lookAlike)];
      expect([one.height, one.width, halvesIn(one)]).toEqual([two.height, two.width, halvesIn(two)]);
      const shared = one.patches.filter((patch) =>
        two.patches.some((other) => patchKey(other) === patchKey(patch)),
      );
      expect(shared).toHaveLength(one.patches.length - 1);
    }
  });

  it('[Q16] keeps to what is known of the tiles', () => {
    const names = TILES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['domino', 'squareAndTriangle', 'smallTriangle']));
    expect(outlines.filter(isPlain).length).toBeLessThan(BOX.tiles / 4);
    expect(outlines.filter(isChiral)).toHaveLength(11);
    const area = outlines.reduce((sum, outline) => sum + halvesIn(outline), 0) / 2;
    expect(area).toBe(48);
    expect(area + BOX.fountains / 2 + 1.5).toBeGreaterThan(BOX.size ** 2);
  });

  it('[R1.2] knows a name for every shape', () => {
    expect(new Set(TILES.map(({ name }) => name)).size).toBe(BOX.tiles);
    expect(TILES.map(({ name }) => name)).not.toContain('other');
  });

  it('[R4.4] counts the ways to lay each tile on an empty board, both faces', () => {
    const perFace = [
      196, 168, 84, 168, 144, 144, 84, 144, 140, 70, 144, 144, 36, 140, 144, 144, 144, 120, 144, 144, 72, 144,
      56,
    ];
    for (const face of FACES) {
      const counts = outlines.map((_, tile) =>
        SPOTS.filter((spot) => spot.tile === tile && spot.face === face),
      );
      expect(counts.map(({ length }) => length)).toEqual(perFace);
    }
    expect(SPOTS.filter(({ tile }) => tile === FOUNTAIN)).toHaveLength(196);
  });

  it('[R4.4] numbers these ways, and no others', () => {
    expect(SPOTS.map(spotId)).toEqual([...SPOTS.keys()]);
    const wide: Spot = { tile: tileNamed('domino'), face: 'dark', turn: 0, row: 0, column: 6 };
    const beyond: Spot = { tile: FOUNTAIN, face: 'water', turn: 8, row: 6, column: 6 };
    for (const spot of [wide, beyond])
      expect(() => spotId(spot)).toThrow(`no such spot: ${JSON.stringify(spot)}`);
  });
});

function patchKey(patch: { row: number; column: number; bits: number }): string {
  return JSON.stringify(patch);
}
