import { describe, expect, it } from 'vitest';
import type { Build } from '../sites.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  lot,
  METROPOLITAN_LIFE,
  PARK_ROW,
  play,
  refusal,
  SILVER_ESS,
  START,
  settled,
  tilesIn,
} from './layout.ts';

/** A turn in which seat 0 has acquired and may build. */
const BUILDING = {
  steps: [
    { step: 'goOn' as const, seat: 0, built: false, small: false },
    { step: 'closeTurn' as const, seat: 0 },
  ],
};
const RIVAL = { lots: ['Y02'] };

describe('building', () => {
  it('[R5.1] needs land of one’s own, not another’s and not nobody’s', () => {
    const state = settled({ ...BUILDING, estates: [{ lots: ['Y01'] }, RIVAL] });
    const why = { rule: 'R5.1', code: 'notYourLand' };
    expect(refusal(state, 0, build(BRONZE_BAR2, 1, 8, 1))).toEqual(why);
    expect(refusal(state, 0, build(BRONZE_BAR2, 1, 7))).toEqual(why);
    expect(refusal(state, 0, build(BRONZE_BAR2, 3, 11))).toEqual(why);
  });

  it('[R1.2] [R5.1] keeps off streets, parks and landmarks, and on the map', () => {
    const state = settled({ ...BUILDING, estates: [{ lots: ['Y01'] }, RIVAL] });
    for (const [row, column] of [
      [4, 5],
      [11, 1],
      [6, 4],
      [16, 16],
      [400, 3],
    ] as const) {
      expect(refusal(state, 0, build(BRONZE_BAR2, row, column))).toEqual({
        rule: 'R1.2',
        code: 'offTheLots',
      });
    }
  });

  it('[R5.1] needs squares where nothing stands', () => {
    const state = settled({
      ...BUILDING,
      estates: [{ lots: ['G03', 'G04'], buildings: [build(START, 13, 12)] }, RIVAL],
    });
    expect(refusal(state, 0, build(BRONZE_BAR2, 13, 12))).toEqual({ rule: 'R5.1', code: 'noDemolition' });
  });

  it('[R5.1] is one skyscraper in a turn', () => {
    const given = play({
      ...BUILDING,
      estates: [{ lots: ['R01', 'R02'], cards: ['constructionBoom'] }, RIVAL],
    });
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(refusal(given.state, 0, build(BRONZE_BAR2_TOO, 3, 13))).toEqual({
      rule: 'R5.1',
      code: 'oneBuildingATurn',
    });
  });

  it('[R5.2] needs a side on a street or park', () => {
    const lots = ['Y01', 'Y02', 'Y11', 'Y07'];
    const state = settled({ ...BUILDING, estates: [{ lots }, {}] });
    expect(refusal(state, 0, build(BRONZE_BAR2, 2, 6))).toEqual({ rule: 'R5.2', code: 'noFront' });
    expect(refusal(state, 0, build(BRONZE_BAR3, 2, 6))).toEqual({ rule: 'R5.2', code: 'noFront' });
  });

  it('[R5.2] is content with a park, not with a landmark', () => {
    const park = play({ ...BUILDING, estates: [{ lots: ['B13', 'G09'] }, {}] });
    expect(park.may(0)).toContainEqual(build(BRONZE_BAR2, 14, 6, 1));
    const landmark = settled({ ...BUILDING, estates: [{ lots: ['B11', 'B01'] }, {}] });
    expect(refusal(landmark, 0, build(BRONZE_BAR2, 6, 6))).toEqual({ rule: 'R5.2', code: 'noFront' });
  });

  it('[R5.3] may lie over lots and districts and leave squares empty', () => {
    const given = play({ ...BUILDING, estates: [{ points: 6, lots: ['R13', 'G11'] }, {}] });
    const ess = build(SILVER_ESS, 9, 12, 1);
    expect(given.may(0)).toContainEqual(ess);
    given.answer(0, ess);
    expect(given.state.estates[0]).toMatchObject({ points: 11, workers: 4 });
  });

  it('[R5.3] may share a lot with other buildings of the seat', () => {
    const given = play({
      ...BUILDING,
      estates: [{ lots: ['Y11', 'Y06', 'Y01'], buildings: [build(BRONZE_BAR2, 1, 5, 1)] }, {}],
    });
    expect(given.may(0)).toContainEqual(build(BRONZE_BAR2_TOO, 1, 6, 1));
  });

  it('[R5.4] sends the workers of all lots it touches home', () => {
    const given = play({ ...BUILDING, estates: [{ lots: ['R01', 'R02', 'R03'] }, {}] });
    expect(given.state.estates[0]?.workers).toBe(1);
    given.answer(0, build(BRONZE_BAR3, 3, 11));
    expect(given.state.estates[0]?.workers).toBe(3);
    expect(given.events).toContainEqual(expect.objectContaining({ did: 'built', workers: 2 }));
  });

  it('[R5.5] scores the points of the tile at once', () => {
    const given = play({ ...BUILDING, estates: [{ lots: ['Y01', 'Y02'] }, {}] });
    given.answer(0, build(BRONZE_SQUARE, 1, 7));
    expect(given.state.estates[0]?.points).toBe(4);
  });

  it('[R5.7] builds each tile once', () => {
    const state = settled({
      ...BUILDING,
      estates: [
        { lots: ['R01', 'R02'], buildings: [build(BRONZE_BAR2, 3, 11)], fallen: [BRONZE_BAR2_TOO] },
        {},
      ],
    });
    expect(refusal(state, 0, build(BRONZE_BAR2, 3, 13))).toEqual({ rule: 'R5.7', code: 'tileUsed' });
    expect(refusal(state, 0, build(BRONZE_BAR2_TOO, 3, 13))).toEqual({ rule: 'R5.7', code: 'tileUsed' });
    expect(refusal(state, 0, build(START, 3, 13))).toEqual({ rule: 'R5.7', code: 'tileUsed' });
  });

  it('[Q14] offers one of several tiles that are alike', () => {
    const given = play({
      ...BUILDING,
      estates: [{ lots: ['R01', 'Y02'], buildings: [build(BRONZE_BAR2, 1, 8, 1)] }, {}],
    });
    expect(tilesIn(given.may(0))).toEqual(new Set([BRONZE_BAR2_TOO]));
    expect(given.whyNot(0, build(BRONZE_BAR2_THIRD, 3, 11))).toBeUndefined();
  });

  it('[R1.4] knows each way to lay a tile down by one turn, and blames no rule for another', () => {
    const given = play({ ...BUILDING, estates: [{ lots: ['R01', 'Y01', 'Y02'] }, {}] });
    expect(given.may(0)).toContainEqual(build(BRONZE_BAR2, 3, 11));
    expect(refusal(given.state, 0, build(BRONZE_BAR2, 3, 11, 2))?.rule).toBe('K6');
    expect(given.may(0)).toContainEqual(build(BRONZE_SQUARE, 1, 7));
    expect(refusal(given.state, 0, build(BRONZE_SQUARE, 1, 7, 1))?.rule).toBe('K6');
  });

  it('[R5.1] lists exactly the builds of a lot of three squares', () => {
    const given = play({ ...BUILDING, estates: [{ lots: ['Y11'] }, {}] });
    const builds = given.may(0).filter((answer): answer is Build => 'tile' in answer);
    expect(builds).toEqual([
      build(BRONZE_BAR2, 1, 5),
      build(BRONZE_BAR2, 1, 6, 1),
      build(BRONZE_CORNER, 1, 5, 2),
    ]);
    expect(tilesIn(builds).has(GOLD_BAR4)).toBe(false);
  });
});

describe('legendaries', () => {
  const rich = { points: 18, lots: ['Y01', 'Y02', 'Y03', 'Y08'] };

  it('[R5.6] are for everybody, first come, first served', () => {
    const given = play({
      estates: [
        { ...rich, lots: ['Y01', 'Y02', 'Y03'] },
        { points: 18, lots: ['G03', 'G04', 'G13'] },
      ],
      market: ['R2', 'R2', 'R2', 'R2'],
    });
    given.answer(0, lot('R10'));
    given.answer(0, build(PARK_ROW, 1, 7));
    expect(given.state.legendaries).toBe(0b1110);
    given.answer(1, lot('R09'));
    expect(refusal(given.state, 1, build(PARK_ROW, 13, 11, 1))).toEqual({
      rule: 'R5.6',
      code: 'legendaryTaken',
    });
  });

  it('[R5.6] are one for each seat', () => {
    const given = play({
      ...BUILDING,
      estates: [
        { ...rich, lots: ['Y01', 'Y02', 'Y03', 'Y07', 'Y08', 'Y06'], buildings: [build(PARK_ROW, 1, 7)] },
        {},
      ],
    });
    expect(refusal(given.state, 0, build(METROPOLITAN_LIFE, 1, 7))).toEqual({
      rule: 'R5.6',
      code: 'oneLegendary',
    });
  });
});
