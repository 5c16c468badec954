/** R6: the actions of boards and street cards. */
import { describe, expect, it } from 'vitest';
import { deedCard, NONE, ROOF } from '../components.ts';
import { currentLevel } from '../state.ts';
import {
  BLACK,
  BLUE,
  deedOf,
  fullLevel,
  LOWER,
  level,
  ORANGE,
  refusal,
  rowOf,
  STREET22,
  UPPER,
  use,
  WHITE,
  whyNot,
} from './layout.ts';

const five = ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel);

describe('R6 actions', () => {
  it.each([
    ['S24', UPPER, 2],
    ['S01', UPPER, 3],
    ['S03', UPPER, 4],
    ['S04', UPPER, 5],
  ])('[R6.1] gains the dollars shown: %s', (id, half, dollars) => {
    expect(use(deedOf(id, half), { me: { dollars: 0 } }).me.dollars).toBe(dollars);
  });

  it('[R6.1] is also the action of the purple sides', () => {
    expect(use(rowOf(STREET22, 1), { me: { dollars: 0 } }).me.dollars).toBe(3);
  });

  it('[R6.2] [Q17] gains $1 per floor, the first level and the roof included', () => {
    expect(use(deedOf('S05', UPPER), { me: { dollars: 0 } }).me.dollars).toBe(1);
    const done = { levels: [...five, { floor: ROOF, by: 0, slots: [], setBy: [] }], nextFloor: NONE };
    expect(use(deedOf('S05', UPPER), { me: { dollars: 0 }, ...done }).me.dollars).toBe(6);
  });

  it('[R6.3] [Q11] swaps a stored pillar for a colour that is not stored', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { state, answer, may, me } = use(deedOf('S12', UPPER), { me: { dollars: 0, stored } });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: BLUE }]);
    expect(refusal(state, 0, { color: BLACK })).toBe('R6.3 colorNotStored');
    answer(0, { color: BLUE });
    expect(may(0)).toEqual([{ color: WHITE }, { color: BLACK }]);
    expect(refusal(state, 0, { color: ORANGE })).toBe('R5.2 colorStored');
    answer(0, { color: BLACK });
    expect(me.stored).toBe((1 << ORANGE) | (1 << BLACK));
    expect(state.supply).toEqual([6, 7, 7, 6]);
    expect(whyNot(deedOf('S12', UPPER))).toBe('R6.3 nothingStored');
    expect(whyNot(deedOf('S12', UPPER), { me: { stored: 0b1111 } })).toBe('R5.2 nothingToBuy');
  });

  it('[R6.4] scores 1 point per two floors', () => {
    expect(use(deedOf('S17', UPPER), { levels: five }).me.points).toBe(2);
    expect(use(deedOf('S17', UPPER), { levels: five.slice(0, 2) }).me.points).toBe(1);
    expect(whyNot(deedOf('S17', UPPER))).toBe('R6.4 tooFewFloors');
  });

  it('[R6.5] [R5.2] buys any colour that is not stored at the price shown', () => {
    const { state, answer, may, me } = use(deedOf('S02', UPPER), {
      me: { dollars: 2, stored: 1 << BLUE },
      supply: [7, 6, 7, 0],
    });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: WHITE }]);
    expect(refusal(state, 0, { color: BLUE })).toBe('R5.2 colorStored');
    expect(refusal(state, 0, { color: BLACK })).toBe('R1.6 noneInSupply');
    expect(refusal(state, 0, { color: ORANGE, extra: 1 })).toBe('K6 notLegal');
    answer(0, { color: WHITE });
    expect(me).toMatchObject({ dollars: 0, stored: (1 << BLUE) | (1 << WHITE) });
    expect(whyNot(deedOf('S02', UPPER), { me: { dollars: 1 } })).toBe('R5.1 tooPoor');
    expect(whyNot(deedOf('S02', UPPER), { me: { stored: 0b1111 } })).toBe('R5.2 nothingToBuy');
  });

  it('[R6.6] [Q10] builds two pillars for $3 and 2 more points', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { answer, me, asked } = use(deedOf('S09', UPPER), {
      me: { dollars: 3, stored },
      newsboy: 5,
    });
    answer(0, { color: ORANGE });
    answer(0, { slot: 1 });
    answer(0, { slot: 2 });
    expect(me).toMatchObject({ dollars: 2, stored: 0, points: 4 + 5 + 2 });
    expect(asked()[0]?.prompt.step).toBe('closeTurn');
    expect(whyNot(deedOf('S09', UPPER), { me: { stored: 1 } })).toBe('R6.6 needsTwo');
    expect(
      whyNot(deedOf('S09', UPPER), { me: { stored }, levels: [level('F01', [WHITE, BLACK, NONE])] }),
    ).toBe('R6.6 needsTwo');
  });

  it('[R6.8] builds a pillar for $2 and 1 more point', () => {
    const { answer, me } = use(deedOf('S01', LOWER), { me: { dollars: 2, stored: 1 << BLUE } });
    answer(0, { slot: 0 });
    expect(me).toMatchObject({ dollars: 0, points: 5 + 2 + 1 });
  });

  it('[R6.10] builds a colour that the level already has', () => {
    const levels = [level('F01', [NONE, BLUE, NONE])];
    const { answer, me, state } = use(deedOf('S07', UPPER), {
      me: { dollars: 1, stored: 1 << BLUE },
      levels,
    });
    answer(0, { slot: 2 });
    expect(me).toMatchObject({ dollars: 0, points: 5 });
    expect(currentLevel(state).slots).toEqual([NONE, BLUE, BLUE]);
  });

  it('[R6.12] builds the floor for $3 and 4 points', () => {
    const { me, state } = use(deedOf('S15', LOWER), { me: { dollars: 3 }, levels: [fullLevel('F01')] });
    expect(me).toMatchObject({ dollars: 0, points: 4 });
    expect(state.levels).toHaveLength(2);
  });

  it.each([
    ['S03', LOWER, ORANGE],
    ['S16', LOWER, BLUE],
    ['S18', UPPER, WHITE],
    ['S28', LOWER, BLACK],
  ])('[R6.14] scores 2 points if its colour is on the level: %s', (id, half, color) => {
    expect(use(deedOf(id, half), { levels: [level('F01', [NONE, color, NONE])] }).me.points).toBe(2);
    expect(whyNot(deedOf(id, half), { levels: [level('F01', [NONE, (color + 1) % 4, NONE])] })).toBe(
      'R6.14 colorMissing',
    );
  });

  it.each([
    [10, 1],
    [19, 1],
    [34, 3],
    [50, 5],
    [88, 5],
  ])('[R6.15] gains $1 per newsboy space: with %i points $%i', (points, dollars) => {
    const { me } = use(deedOf('S08', UPPER), { me: { dollars: 0, points }, newsboy: 5 });
    expect(me.dollars).toBe(dollars);
    expect(whyNot(deedOf('S08', UPPER), { me: { points: 9 } })).toBe('R6.15 newsboyAhead');
  });

  it('[R6.5] [R6.13] [R6.11] [R6.2] are the actions of the reverse sides', () => {
    const types = ['A', 'B', 'C', 'D'].map((_, board) => {
      const start = (board + 4) * 8;
      return Array.from({ length: 4 }, (_, street) => deedCard(start + street * 2 + 1).type).filter(
        (type) => !['build1', 'build2', 'floor'].includes(type),
      );
    });
    expect(types).toEqual([['dollarsPerFloor'], ['buyAny'], ['newspaper'], ['cityHall']]);
  });
});
