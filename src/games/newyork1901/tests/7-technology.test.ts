import { describe, expect, it } from 'vitest';
import {
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  lot,
  PARK_ROW,
  play,
  refusal,
  SILVER_BAR3,
  settled,
  tilesIn,
} from './layout.ts';

const LOTS = ['Y01', 'Y02', 'Y03', 'Y11'];
const BUILDING = {
  steps: [
    { step: 'goOn' as const, seat: 0, built: false, small: false },
    { step: 'closeTurn' as const, seat: 0 },
  ],
};

/** The newest technology among the tiles on offer. */
function newest(points: number, expert = false): string {
  const given = play({ ...BUILDING, estates: [{ points, lots: LOTS }, {}], options: { expert } });
  const tiles = tilesIn(given.may(0));
  expect(tiles.has(BRONZE_SQUARE)).toBe(true);
  expect(tiles.has(PARK_ROW)).toBe(tiles.has(GOLD_BAR4));
  if (tiles.has(GOLD_BAR4)) return 'gold';
  return tiles.has(SILVER_BAR3) ? 'silver' : 'bronze';
}

describe('technology', () => {
  it('[R7.1] opens silver at 6 points and gold with legendaries at 18; bronze stays open', () => {
    expect([0, 5, 6, 17, 18, 60].map((points) => newest(points))).toEqual([
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
      'gold',
    ]);
  });

  it('[R7.2] opens silver at 10 and gold at 25 in the expert game', () => {
    expect([6, 9, 10, 18, 24, 25].map((points) => newest(points, true))).toEqual([
      'bronze',
      'bronze',
      'silver',
      'silver',
      'silver',
      'gold',
    ]);
  });

  it.each([
    [5, false, SILVER_BAR3, 'R7.1'],
    [17, false, GOLD_BAR4, 'R7.1'],
    [17, false, PARK_ROW, 'R7.1'],
    [9, true, SILVER_BAR3, 'R7.2'],
    [24, true, PARK_ROW, 'R7.2'],
  ] as const)(
    '[R7.1] [R7.2] with %i points (expert: %s) refuses tile %i by %s',
    (points, expert, tile, rule) => {
      const state = settled({ ...BUILDING, estates: [{ points, lots: LOTS }, {}], options: { expert } });
      const column = tile === GOLD_BAR4 ? 6 : 7;
      expect(refusal(state, 0, build(tile, 1, column))).toEqual({ rule, code: 'technologyClosed' });
    },
  );

  it('[R7.1] [Q2] counts points made earlier in the same turn', () => {
    const given = play({
      estates: [{ points: 2, lots: ['R01', 'Y01', 'Y02'], cards: ['constructionBoom'] }, {}],
    });
    given.answer(0, lot('R02'));
    given.answer(0, build(BRONZE_SQUARE, 1, 7));
    expect(given.events).toContainEqual({ did: 'reached', seat: 0, technology: 2 });
    given.answer(0, { card: 'constructionBoom' });
    expect(given.may(0)).toContainEqual(build(SILVER_BAR3, 3, 11));
  });
});
