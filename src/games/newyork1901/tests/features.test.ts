/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { BRONZE_BAR2, BRONZE_SQUARE, build, type Holding, layout, lot, PARK_ROW, play } from './layout.ts';

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
    expect(mine).toMatchObject({ silverOpen: 1, goldOpen: 0, turnAhead: 1, buildAhead: 0, isFirst: 1 });
    expect(other).toMatchObject({ silverOpen: 0, goldOpen: 0, turnAhead: 0, buildAhead: 0, isFirst: 0 });
  });

  it('tell what is still to come of a turn', () => {
    const given = play({ estates: [{ lots: ['Y01'] }, {}] });
    given.answer(0, lot('R01'));
    expect(featuresIn(fitting, given.state)[0]).toMatchObject({ turnAhead: 0, buildAhead: 1 });
    given.answer(0, build(BRONZE_BAR2, 1, 7, 1));
    const [one, two] = featuresIn(fitting, given.state);
    expect(one).toMatchObject({ turnAhead: 0, buildAhead: 0 });
    expect(two).toMatchObject({ turnAhead: 1, buildAhead: 0 });
  });

  it('count the squares next to own land that can still be acquired', () => {
    const room = (estates: Holding[]) =>
      featuresIn(fitting, layout({ estates })).map(({ roomToGrow }) => roomToGrow);
    // Y02 lies between Y01, Y03 and Y08; below Y03 lies Y08 too.
    expect(room([{ lots: ['Y02'] }, {}])).toEqual([6, 0]);
    expect(room([{ lots: ['Y02'] }, { lots: ['Y03'] }])).toEqual([4, 2]);
    expect(room([{ lots: ['P01'] }, {}, {}])).toEqual([5, 0, 0]);
  });

  it('know who has a legendary', () => {
    const [one, two] = featuresIn(
      fitting,
      layout({ estates: [{ points: 20, buildings: [build(PARK_ROW, 1, 7)] }, { points: 20 }] }),
    );
    expect([one?.legendary, two?.legendary]).toEqual([1, 0]);
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
