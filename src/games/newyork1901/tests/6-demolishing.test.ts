import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { lotCalled } from '../board.ts';
import { reservedLots } from '../estate.ts';
import { view } from '../view.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  GOLD_BLOCK,
  PARK_ROW,
  play,
  refusal,
  SILVER_BAR3,
  SILVER_CORNER,
  SILVER_SQUARE,
  START,
  settled,
} from './layout.ts';

/** Two bronze bars side by side between Liberty Street and Cedar Street. */
const TWO_BARS = {
  points: 6,
  lots: ['Y01', 'Y02'],
  buildings: [build(BRONZE_BAR2, 1, 7, 1), build(BRONZE_BAR2_TOO, 1, 8, 1)],
};

describe('demolishing and rebuilding', () => {
  it('[R6.1] brings down every own building under the new footprint and sets the new one there', () => {
    const given = play({ estates: [TWO_BARS, {}] });
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    const { places, points } = at(given.state.estates, 0);
    expect([places[BRONZE_BAR2], places[BRONZE_BAR2_TOO]]).toEqual([-1, -1]);
    expect(places[SILVER_SQUARE]).toBeGreaterThan(0);
    expect(points).toBe(11);
    expect(given.asked()[0]?.seat).toBe(1);
  });

  it('[R6.1] brings down a building of which only a part is under the new one', () => {
    const given = play({ estates: [{ ...TWO_BARS, lots: ['Y01', 'Y02', 'Y03'] }, {}] });
    given.answer(0, build(SILVER_BAR3, 1, 7));
    expect(given.events.filter(({ did }) => did === 'demolished')).toHaveLength(2);
  });

  it('[R6.1] [R6.6] leaves buildings alone that are beside it or in other blocks, and their lots', () => {
    const beside = build(BRONZE_BAR2, 1, 5, 1);
    const under = build(BRONZE_BAR2_TOO, 1, 7, 1);
    const beyond = build(BRONZE_BAR3, 1, 11);
    const given = play({
      estates: [{ points: 7, lots: ['Y01', 'Y02'], buildings: [beside, under, beyond] }, {}],
    });
    expect(given.state.estates[0]?.workers).toBe(3);
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    expect(given.events.filter(({ did }) => did === 'demolished' || did === 'guarded')).toEqual([
      { did: 'demolished', seat: 0, ...under },
    ]);
    expect(given.state.estates[0]?.workers).toBe(4);
    expect(view(given.state, 0).estates[0]?.buildings).toEqual([beside, beyond, build(SILVER_SQUARE, 1, 7)]);
  });

  it('[R6.1] never touches the buildings of others', () => {
    const busy = ['R01', 'R02', 'R03', 'R04'];
    const state = settled({ estates: [{ points: 18, lots: busy }, TWO_BARS] });
    expect(refusal(state, 0, build(SILVER_SQUARE, 1, 7))).toEqual({ rule: 'R5.1', code: 'notYourLand' });
  });

  it('[R6.1] uses free land besides', () => {
    const given = play({
      estates: [{ ...TWO_BARS, lots: ['Y01', 'Y02', 'Y03'], buildings: TWO_BARS.buildings.slice(1) }, {}],
    });
    given.answer(0, build(SILVER_BAR3, 1, 7));
    expect(given.state.estates[0]).toMatchObject({ workers: 4, points: 10 });
  });

  it('[R6.2] needs a higher technology than everything that falls', () => {
    const silver = settled({
      estates: [
        {
          points: 12,
          lots: ['Y01', 'Y02', 'Y03'],
          buildings: [build(SILVER_BAR3, 1, 7), build(BRONZE_BAR2, 2, 8)],
        },
        {},
      ],
    });
    const why = { rule: 'R6.2', code: 'notHigher' };
    expect(refusal(silver, 0, build(SILVER_SQUARE, 1, 7))).toEqual(why);
    expect(refusal(silver, 0, build(SILVER_CORNER, 1, 7))).toEqual(why);
    const bronze = settled({ estates: [TWO_BARS, {}] });
    expect(refusal(bronze, 0, build(BRONZE_SQUARE, 1, 7))).toEqual(why);
  });

  it('[R6.2] lets gold replace bronze and silver together', () => {
    const given = play({
      estates: [
        {
          points: 20,
          lots: ['Y01', 'Y02', 'Y03'],
          buildings: [build(SILVER_CORNER, 1, 7), build(BRONZE_BAR2, 1, 9, 1)],
        },
        {},
      ],
    });
    given.answer(0, build(GOLD_BLOCK, 1, 7));
    expect(given.state.estates[0]?.points).toBe(28);
  });

  it('[R6.3] never brings down gold', () => {
    const state = settled({
      estates: [{ points: 30, lots: ['Y01', 'Y02', 'Y03', 'Y11'], buildings: [build(GOLD_BAR4, 1, 6)] }, {}],
    });
    expect(refusal(state, 0, build(GOLD_BLOCK, 1, 7))).toEqual({ rule: 'R6.3', code: 'goldStands' });
    expect(refusal(state, 0, build(PARK_ROW, 1, 7))).toEqual({ rule: 'R6.3', code: 'goldStands' });
  });

  it('[R6.3] never brings down a legendary', () => {
    const state = settled({
      estates: [{ points: 30, lots: ['Y01', 'Y02', 'Y03'], buildings: [build(PARK_ROW, 1, 7)] }, {}],
    });
    expect(refusal(state, 0, build(GOLD_BLOCK, 1, 7))).toEqual({ rule: 'R6.3', code: 'goldStands' });
  });

  it('[R6.4] lets bronze replace the starting building', () => {
    const given = play({ estates: [{ lots: ['G04'], buildings: [build(START, 13, 12)] }, {}] });
    given.answer(0, build(BRONZE_BAR2, 13, 12));
    expect(given.state.estates[0]).toMatchObject({ points: 2 });
    expect(given.state.estates[0]?.places[START]).toBe(-1);
  });

  it('[R6.5] may build smaller and larger', () => {
    const given = play({
      estates: [{ points: 6, lots: ['Y01', 'Y02'], buildings: [build(BRONZE_SQUARE, 1, 7)] }, {}],
    });
    expect(given.may(0)).toContainEqual(build(SILVER_CORNER, 1, 7));
    const start = play({ estates: [{ lots: ['G03', 'G04'], buildings: [build(START, 13, 12)] }, {}] });
    expect(start.may(0)).toContainEqual(build(BRONZE_BAR3, 13, 11));
  });

  it('[R6.5] still needs a front, own land and the technology', () => {
    const estates = [
      { points: 6, lots: ['Y01', 'Y02', 'Y07', 'Y11'], buildings: [build(BRONZE_SQUARE, 1, 7)] },
      {},
    ];
    const state = settled({ estates });
    expect(refusal(state, 0, build(SILVER_BAR3, 2, 6))).toEqual({ rule: 'R5.2', code: 'noFront' });
    expect(refusal(state, 0, build(SILVER_BAR3, 1, 7))).toEqual({ rule: 'R5.1', code: 'notYourLand' });
    expect(refusal(state, 0, build(GOLD_BAR4, 1, 5))).toEqual({ rule: 'R7.1', code: 'technologyClosed' });
  });

  it('[R6.6] puts workers on the lots that are left empty', () => {
    const given = play({
      estates: [{ points: 6, lots: ['R01', 'R02', 'Y04'], buildings: [build(BRONZE_BAR3, 3, 11)] }, {}],
    });
    given.answer(0, build(SILVER_BAR3, 1, 11, 1));
    expect(given.events).toContainEqual({ did: 'guarded', seat: 0, lots: [lotCalled('R02')] });
    expect(given.state.estates[0]).toMatchObject({ workers: 3, points: 10 });
    expect(reservedLots(at(given.state.estates, 0))).toEqual([lotCalled('R02')]);
  });

  it('[R6.6] counts the workers that come home, and leaves those on lots beside where they are', () => {
    const lots = ['R01', 'R02', 'Y04', 'Y05', 'G01', 'G02'];
    const given = play({ estates: [{ points: 6, lots, buildings: [build(BRONZE_BAR3, 3, 11)] }, {}] });
    expect(given.state.estates[0]?.workers).toBe(0);
    given.answer(0, build(SILVER_BAR3, 1, 11, 1));
    expect(given.state.estates[0]?.workers).toBe(0);
  });

  it('[R6.6] is refused when the workers are too few', () => {
    const city = ['Y01', 'Y02', 'Y03', 'Y06', 'Y07', 'Y11'];
    const buildings = [
      build(BRONZE_BAR2, 1, 5, 1),
      build(BRONZE_BAR2_TOO, 2, 7, 1),
      build(BRONZE_SQUARE, 1, 8),
    ];
    const attempt = build(SILVER_BAR3, 1, 6);
    const short = settled({
      estates: [{ points: 8, lots: [...city, 'R05', 'R06', 'G01', 'G02'], buildings }, {}],
    });
    expect(refusal(short, 0, attempt)).toEqual({ rule: 'R6.6', code: 'workersShort' });
    const enough = play({ estates: [{ points: 8, lots: [...city, 'R05', 'R06', 'G01'], buildings }, {}] });
    enough.answer(0, attempt);
    expect(enough.state.estates[0]?.workers).toBe(0);
  });

  it('[R6.7] puts fallen tiles out of the game and takes no points', () => {
    const given = play({ estates: [TWO_BARS, {}] });
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    const { hand, points } = at(given.state.estates, 0);
    expect(hand & ((1 << BRONZE_BAR2) | (1 << BRONZE_BAR2_TOO))).toBe(0);
    expect(points).toBe(6 + 5);
  });

  it('[R6.7] leaves the other tiles alone', () => {
    const given = play({ estates: [TWO_BARS, {}] });
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    expect((at(given.state.estates, 0).hand >> BRONZE_CORNER) & 1).toBe(1);
  });
});
