import { describe, expect, it } from 'vitest';
import { soleMost, streetCounts } from '../counting.ts';
import { outcome, scores, streetPoints } from '../scoring.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  build,
  GOLD_TEE,
  type Holding,
  layout,
  PARK_ROW,
  SILVER_BAR3,
  SINGER,
  START,
} from './layout.ts';

const WALL = 1;
const over = { steps: [], ending: { ending: 'tiles' as const, closer: 0 } };

/** The rulebook's example on Wall Street: 4, 1, 1 and 3 buildings. */
const WALL_STREET: Holding[] = [
  {
    buildings: [
      build(BRONZE_BAR2, 10, 5, 1),
      build(BRONZE_BAR2_TOO, 11, 6),
      build(BRONZE_BAR2_THIRD, 11, 8),
      build(SILVER_BAR3, 13, 14, 1),
    ],
  },
  { buildings: [build(START, 13, 12)] },
  { buildings: [build(BRONZE_BAR2, 13, 11, 1)] },
  {
    buildings: [
      build(BRONZE_BAR2, 13, 8),
      build(BRONZE_BAR2_TOO, 13, 15, 1),
      build(BRONZE_BAR2_THIRD, 11, 12),
    ],
  },
];

describe('streets', () => {
  it('[R10.1] give 5 points to the most buildings: 4, 1, 1 and 3 on Wall Street', () => {
    const state = layout({ estates: WALL_STREET, streets: ['wall', 'cedar', 'pine'], ...over });
    expect(streetCounts(state, WALL)).toEqual([4, 1, 1, 3]);
    expect([0, 1, 2, 3].map((seat) => streetPoints(state, seat))).toEqual([5, 0, 0, 0]);
  });

  it('[R10.1] give nobody anything in a tie, nor where nobody builds', () => {
    expect(soleMost([3, 3, 1])).toBeUndefined();
    expect(soleMost([0, 0])).toBeUndefined();
    expect(soleMost([0, 2, 1])).toBe(1);
  });

  it('[R10.1] count only when drawn', () => {
    const state = layout({ estates: WALL_STREET, streets: ['cedar', 'pine', 'broadway'], ...over });
    expect([0, 1, 2, 3].map((seat) => streetPoints(state, seat))).toEqual([5, 0, 0, 0]);
    const without = layout({
      estates: WALL_STREET.slice(1),
      streets: ['cedar', 'pine', 'broadway'],
      ...over,
    });
    expect([0, 1, 2].map((seat) => streetPoints(without, seat))).toEqual([0, 0, 0]);
  });

  it('[R10.2] count a building on each street it fronts, the starting building too', () => {
    const estates = [{ lots: ['B06'], buildings: [build(START, 10, 5, 1)] }, {}];
    const state = layout({ estates, streets: ['broadway', 'wall', 'nassau'], ...over });
    expect(streetPoints(state, 0)).toBe(10);
  });
});

describe('the score sheet', () => {
  it('[R10.9] gives 1 point for each action card not played', () => {
    const state = layout({ estates: [{ cards: ['landGrab', 'marketShift'] }, {}], ...over });
    expect(scores(state).map(({ parts }) => parts.cards)).toEqual([2, 0]);
  });

  it('[R5.5] [R10.1] counts streets, challenge and cards only when the game is over', () => {
    const estates = [
      {
        points: 7,
        prestige: 2,
        lots: ['B06'],
        buildings: [build(START, 10, 5, 1)],
        cards: ['landGrab' as const],
      },
      {},
    ];
    const during = layout({ estates, challenge: 'goldPrestige' });
    expect(scores(during)[0]).toEqual({
      total: 9,
      parts: { buildings: 7, streets: 0, challenge: 2, cards: 0 },
    });
    const after = layout({ estates, challenge: 'goldPrestige', ...over });
    expect(scores(after)[0]).toEqual({
      total: 20,
      parts: { buildings: 7, streets: 10, challenge: 2, cards: 1 },
    });
  });
});

describe('the ranking', () => {
  const rank = (...estates: Holding[]) =>
    outcome(layout({ estates, streets: ['broadway', 'cedar', 'pine'], ...over }))?.ranking;

  it('[R10.10] goes by points', () => {
    expect(rank({ points: 10 }, { points: 12 }, { points: 3 })).toEqual([[1], [0], [2]]);
  });

  it('[R10.10] [R1.5] breaks ties by the taller legendary', () => {
    const park = { points: 25, buildings: [build(PARK_ROW, 1, 7)] };
    const singer = { points: 25, buildings: [build(SINGER, 13, 11)] };
    const gold = { points: 25, buildings: [build(GOLD_TEE, 13, 13)] };
    expect(rank(park, singer, gold)).toEqual([[1], [0], [2]]);
  });

  it('[R10.10] then by gold skyscrapers, then shares the rank', () => {
    const gold = { points: 20, buildings: [build(GOLD_TEE, 1, 7)] };
    const silver = { points: 20, buildings: [build(SILVER_BAR3, 13, 11), build(BRONZE_BAR2, 15, 14)] };
    expect(rank(silver, gold, { points: 20 })).toEqual([[1], [0, 2]]);
  });
});
