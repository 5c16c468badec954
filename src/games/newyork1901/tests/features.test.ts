/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { BRONZE_BAR2, BRONZE_SQUARE, build, layout } from './layout.ts';

const { fitting } = heuristics;

describe('the features of a seat', () => {
  const [mine, other] = featuresIn(
    fitting,
    layout({
      estates: [
        { points: 6, lots: ['R01', 'Y11'], buildings: [build(BRONZE_BAR2, 1, 7, 1)], cards: ['landGrab'] },
        { fallen: [BRONZE_SQUARE] },
      ],
    }),
  );

  it('count land, tiles and buildings', () => {
    expect(mine).toMatchObject({ freeSquares: 5, largestFree: 3, freeBlocks: 2, oldSquares: 2, workers: 2 });
    expect(mine).toMatchObject({ tiles: 17, bronze: 1, silver: 0, gold: 0, cards: 1, points: 6 });
    expect(other).toMatchObject({ tiles: 17, bronze: 0, freeSquares: 0, oldSquares: 0 });
  });

  it('tell what is open and whose turn it is', () => {
    expect(mine).toMatchObject({ silverOpen: 1, goldOpen: 0, isNext: 1, isFirst: 1 });
    expect(other).toMatchObject({ silverOpen: 0, goldOpen: 0, isNext: 0, isFirst: 0 });
  });

  it('compare streets with the strongest rival', () => {
    const streets = featuresIn(
      fitting,
      layout({
        estates: [{ buildings: [build(BRONZE_BAR2, 1, 9, 1)] }, {}, {}],
        streets: ['nassau', 'wall', 'pine'],
      }),
    ).map(({ streetsLed, streetLead }) => [streetsLed, streetLead]);
    expect(streets).toEqual([
      [1, 1],
      [0, -1],
      [0, -1],
    ]);
  });
});
