/** R5.1 to R5.7: trading, and building pillars. */
import { describe, expect, it } from 'vitest';
import { NONE } from '../components.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  AVENUE5,
  BLACK,
  BLUE,
  BROADWAY,
  deedOf,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  UPPER,
  WHITE,
  working,
} from './layout.ts';

const TRADE_ORANGE = rowOf(BROADWAY, 0);
const BUILD_ONE = rowOf(BROADWAY, 1);
const BUILD_TWO = rowOf(AVENUE5, 1);

describe('R5 trading', () => {
  it('[R5.1] buys a pillar at the price of its warehouse', () => {
    const { state, answer } = play(working([TRADE_ORANGE], { me: { dollars: 3 } }));
    answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 0, stored: 1 << ORANGE });
    expect(state.supply).toEqual([6, 7, 7, 7]);
  });

  it('[R5.2] [R5.3] sells a colour it has, and never buys a second one', () => {
    const { state, answer, events } = play(
      working([TRADE_ORANGE], { me: { dollars: 9, stored: 1 << ORANGE } }),
    );
    answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 12, stored: 0 });
    expect(state.supply).toEqual([7, 7, 7, 7]);
    expect(events.at(-1)).toEqual({ did: 'soldPillar', seat: 0, color: ORANGE, price: 3 });
  });

  it('[R1.6] [R5.1] buys nothing from an empty supply', () => {
    const state = working([TRADE_ORANGE], { me: { hand: [0] }, supply: [0, 7, 7, 7] });
    const { state: now } = play(state);
    expect(refusal(now, 0, { use: true })).toBe('R1.6 noneInSupply');
  });
});

describe('R5 pillars', () => {
  it('[R5.4] [R5.6] pays $1 and scores 4 for the warehouse and 2 for the slot, as in the example', () => {
    const { state, answer, may, events } = play(
      working([BUILD_ONE], { me: { dollars: 1, stored: 1 << ORANGE } }),
    );
    answer(0, { use: true });
    expect(playerOf(state, 0).dollars).toBe(0);
    expect(may(0)).toEqual([{ slot: 0 }, { slot: 1 }, { slot: 2 }]);
    answer(0, { slot: 0 });
    expect(playerOf(state, 0)).toMatchObject({ points: 6, stored: 0 });
    expect(currentLevel(state)).toMatchObject({ slots: [ORANGE, NONE, NONE], setBy: [0, NONE, NONE] });
    expect(events.slice(-3, -1).map(({ did }) => did)).toEqual(['paidToBuild', 'built']);
    expect(events.at(-1)).toEqual({ did: 'scored', seat: 0, points: 2, cause: 'bonus' });
  });

  it('[R5.4] asks for the pillar where several fit, and not for the last free slot', () => {
    const stored = (1 << ORANGE) | (1 << BLUE) | (1 << BLACK);
    const state = working([BUILD_ONE], { me: { stored }, levels: [level('F01', [WHITE, BLACK, NONE])] });
    const { answer, may } = play(state);
    answer(0, { use: true });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: BLUE }]);
    expect(refusal(state, 0, { color: BLACK })).toBe('R5.5 colorOnLevel');
    expect(refusal(state, 0, { color: WHITE })).toBe('R5.4 colorNotStored');
    answer(0, { color: BLUE });
    expect(currentLevel(state).slots).toEqual([WHITE, BLACK, BLUE]);
  });

  it('[R5.4] refuses a slot that is taken or does not exist', () => {
    const state = working([BUILD_ONE], {
      me: { stored: 1 << ORANGE },
      levels: [level('F01', [NONE, BLUE, NONE])],
    });
    play(state).answer(0, { use: true });
    expect(refusal(state, 0, { slot: 1 })).toBe('R5.4 slotTaken');
    expect(refusal(state, 0, { slot: 3 })).toBe('R1.3 noSuchSlot');
    expect(refusal(state, 0, { slot: '0' })).toBe('R1.3 noSuchSlot');
    expect(refusal(state, 0, { slot: 0, extra: 1 })).toBe('K6 notLegal');
    expect(refusal(state, 0, { to: 1 })).toBe('K6 notLegal');
  });

  it('[R5.4] [R5.5] cannot build without money, pillar, free slot or a colour that is new to the level', () => {
    const hand = [0];
    const why = (me: object, slots: number[]) => {
      const { state } = play(working([BUILD_ONE], { me: { hand, ...me }, levels: [level('F01', slots)] }));
      return refusal(state, 0, { use: true });
    };
    const free = [NONE, NONE, NONE];
    expect(why({ dollars: 0, stored: 1 }, free)).toBe('R5.4 tooPoor');
    expect(why({ stored: 0 }, free)).toBe('R5.4 nothingStored');
    expect(why({ stored: 1 << BLACK }, [ORANGE, BLUE, WHITE])).toBe('R5.4 levelFull');
    expect(why({ stored: 1 << BLUE }, [BLUE, NONE, NONE])).toBe('R5.5 nothingFits');
  });

  it('[R5.7] [Q10] builds up to two for one payment, the first wholly before the second', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { state, answer, may, asked } = play(
      working([BUILD_TWO], { me: { dollars: 2, stored }, newsboy: 5 }),
    );
    answer(0, { use: true });
    answer(0, { color: BLUE });
    answer(0, { slot: 1 });
    expect(playerOf(state, 0)).toMatchObject({ points: 5, dollars: 2 });
    expect(may(0)).toEqual([{ color: ORANGE }, { skip: true }]);
    answer(0, { color: ORANGE });
    answer(0, { slot: 0 });
    expect(playerOf(state, 0)).toMatchObject({ points: 5 + 4 + 2, stored: 0 });
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R5.7] may stop after one of up to two', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { state, answer, asked } = play(working([BUILD_TWO], { me: { stored } }));
    answer(0, { use: true });
    answer(0, { color: BLUE });
    answer(0, { slot: 0 });
    answer(0, { skip: true });
    expect(playerOf(state, 0).stored).toBe(1 << ORANGE);
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R5.7] is done with one of up to two when the level is full', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const levels = [level('F01', [NONE, WHITE, BLACK])];
    const { state, answer, asked } = play(working([BUILD_TWO], { me: { stored }, levels }));
    answer(0, { use: true });
    answer(0, { color: BLUE });
    expect(playerOf(state, 0).stored).toBe(1 << ORANGE);
    expect(currentLevel(state).slots).toEqual([BLUE, WHITE, BLACK]);
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[Q10] ends "build two" without its points when the first bonus takes the second pillar away', () => {
    const stored = (1 << ORANGE) | (1 << BLACK);
    const state = working([deedOf('S09', UPPER)], {
      me: { dollars: 9, stored },
      levels: [level('F06', [BLUE, NONE, NONE])],
      paper: paper('swap'),
      supply: [0, 6, 0, 6],
      papers: [],
    });
    const { answer, asked } = play(state);
    answer(0, { use: true });
    answer(0, { color: ORANGE });
    answer(0, { slot: 2 });
    answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ stored: 1 << BLUE, points: 4 });
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[Q34] gives the extra points of a build after the bonus of the slot', () => {
    const { answer, events } = play(working([deedOf('S22', LOWER)], { me: { stored: 1 << ORANGE } }));
    answer(0, { use: true });
    answer(0, { slot: 0 });
    expect(events.filter(({ did }) => did === 'scored')).toEqual([
      { did: 'scored', seat: 0, points: 2, cause: 'bonus' },
      { did: 'scored', seat: 0, points: 1, cause: 'action' },
    ]);
  });
});
