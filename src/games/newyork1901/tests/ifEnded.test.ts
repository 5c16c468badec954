/** What each player would have if the game ended now. */
import { describe, expect, it } from 'vitest';
import { newyork1901 } from '../index.ts';
import { BRONZE_BAR2, build, GOLD_BAR4, GOLD_TEE, type Layout, layout, START } from './layout.ts';

const ifEnded = (given: Layout) => newyork1901.ifEnded(newyork1901.view(layout(given), 'spectator'));

const ON_TWO_STREETS = { lots: ['B06'], buildings: [build(START, 10, 5, 1)] };

describe('if the game ended now', () => {
  it('[R5.5] [R10.1] majorities of streets are worth 5 each, apart from the points that move the track', () => {
    const [one, two] = ifEnded({ estates: [{ ...ON_TWO_STREETS, points: 7 }, {}] });
    expect(one).toEqual({ total: 17, made: { buildings: 7 }, atEnd: { streets: 10, cards: 0 } });
    expect(two).toEqual({ total: 0, made: { buildings: 0 }, atEnd: { streets: 0, cards: 0 } });
  });

  it('[R10.1] a tie on a street is worth nothing', () => {
    const estates = [{ buildings: [build(START, 13, 12)] }, { buildings: [build(BRONZE_BAR2, 13, 11, 1)] }];
    for (const seat of ifEnded({ estates, streets: ['wall', 'cedar', 'pine'] }))
      expect(seat.atEnd.streets).toBe(0);
  });

  it('[R10.5] the challenge of prestige has scored already', () => {
    const [one] = ifEnded({ estates: [{ points: 7, prestige: 2 }, {}], challenge: 'goldPrestige' });
    expect(one).toEqual({
      total: 9,
      made: { buildings: 7, challenge: 2 },
      atEnd: { streets: 0, cards: 0 },
    });
  });

  it('[R10.3] other challenges count as they stand', () => {
    const estates = [{ buildings: [build(GOLD_BAR4, 1, 5), build(GOLD_TEE, 2, 6)] }, {}];
    const [one, two] = ifEnded({ estates, challenge: 'goldTycoon' });
    expect(one).toMatchObject({ made: { buildings: 0 }, atEnd: { challenge: 3 } });
    expect(two?.atEnd.challenge).toBe(0);
  });

  it('[R10.9] each action card not played is worth a point, where there are any', () => {
    const [one] = ifEnded({ estates: [{ cards: ['landGrab', 'marketShift'] }, {}] });
    expect(one).toMatchObject({ total: 2, atEnd: { cards: 2 } });
    const [without] = ifEnded({ estates: [{}, {}], options: { actionCards: false } });
    expect(without?.atEnd).toEqual({ streets: 0 });
  });
});
