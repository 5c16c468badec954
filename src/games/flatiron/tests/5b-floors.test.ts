/** R5.8 to R5.10: floors, the roof, and the rest of its turn. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { NONE, ROOF } from '../components.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  AVENUE5,
  BLACK,
  BLUE,
  BROADWAY,
  card,
  deedOf,
  floorTile,
  fullLevel,
  LOWER,
  level,
  ORANGE,
  play,
  refusal,
  rowOf,
  STREET23,
  UPPER,
  working,
} from './layout.ts';

const TRADE_ORANGE = rowOf(BROADWAY, 0);
const BUILD_ONE = rowOf(BROADWAY, 1);
const BUILD_FLOOR = rowOf(STREET23, 1);

/** Five full levels, the last of them this one: the roof is next. */
const underRoof = (last: string) => ({
  levels: ['F01', 'F02', 'F03', 'F04', last].map(fullLevel),
  nextFloor: ROOF,
});

describe('R5 floors', () => {
  it('[R5.8] builds the floor on three pillars for $5 and 6 points', () => {
    const state = working([BUILD_FLOOR], { me: { dollars: 5 }, levels: [fullLevel('F01')] });
    play(state).answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 0, points: 6 });
    expect(currentLevel(state)).toEqual({
      floor: floorTile('F05'),
      by: 0,
      slots: [NONE, NONE, NONE],
      setBy: [NONE, NONE, NONE],
    });
  });

  it('[R5.8] needs three pillars and the money', () => {
    const hand = [0];
    const open = play(working([BUILD_FLOOR], { me: { hand }, levels: [level('F01', [ORANGE, BLUE, NONE])] }));
    expect(refusal(open.state, 0, { use: true })).toBe('R5.8 levelNotFull');
    const poor = play(working([BUILD_FLOOR], { me: { hand, dollars: 4 }, levels: [fullLevel('F01')] }));
    expect(refusal(poor.state, 0, { use: true })).toBe('R5.8 tooPoor');
  });

  it('[R5.9] puts the top cards under their decks and shows the next floor', () => {
    const state = working([BUILD_FLOOR], { levels: [fullLevel('F01')] });
    const tops = state.decks.map(({ top }) => top);
    const { answer, events } = play(state);
    answer(0, { use: true });
    expect(state.decks.map(({ under }) => under)).toEqual(tops.map((top) => [top]));
    expect(state.decks.every(({ top, unseen }) => !tops.includes(top) && unseen.length === 6)).toBe(true);
    expect(state.nextFloor).not.toBe(floorTile('F05'));
    expect(events.at(-1)).toEqual({ did: 'showedFloor', floor: state.nextFloor });
  });

  it('[Q19] leaves a deck of one card as it is, and brings cards back in the order they went under', () => {
    const [first = 0, second = 0] = [card('S01'), card('S02')];
    const decks = working([]).decks.map((deck, number) =>
      number === BROADWAY ? { top: first, unseen: [], under: [second] } : { ...deck, unseen: [] },
    );
    const state = working([BUILD_FLOOR], { levels: [fullLevel('F01')], decks });
    const before = decks.map(({ top }) => top);
    play(state).answer(0, { use: true });
    expect(at(state.decks, BROADWAY)).toEqual({ top: second, unseen: [], under: [first] });
    expect(at(state.decks, AVENUE5)).toEqual({ top: before[AVENUE5], unseen: [], under: [] });
  });

  it('[R5.10] comes to the roof after four stacked floors, and changes nothing after it', () => {
    const below = ['F01', 'F02', 'F03', 'F04'].map(fullLevel);
    const four = working([BUILD_FLOOR], { levels: below });
    play(four).answer(0, { use: true });
    expect(four.nextFloor).toBe(ROOF);

    const state = working([BUILD_FLOOR], { levels: [...below, fullLevel('F06')], nextFloor: ROOF });
    const tops = state.decks.map(({ top }) => top);
    play(state).answer(0, { use: true });
    expect(currentLevel(state)).toEqual({ floor: ROOF, by: 0, slots: [], setBy: [] });
    expect(state.nextFloor).toBe(NONE);
    expect(state.decks.map(({ top }) => top)).toEqual(tops);
    expect(playerOf(state, 0).points).toBe(6);
  });

  it('[R5.10] [R9.1] [Q41] builds nothing on the roof for the rest of the turn, and says why', () => {
    const state = working([BUILD_FLOOR, BUILD_ONE, BUILD_FLOOR], {
      me: { dollars: 20, stored: 1 << BLACK, hand: [0] },
      ...underRoof('F06'),
    });
    const { answer } = play(state);
    answer(0, { use: true });
    expect(refusal(state, 0, { use: true })).toBe('R5.10 roofIsOn');
    answer(0, { skip: true });
    expect(refusal(state, 0, { use: true })).toBe('R5.10 roofIsOn');
  });

  it('[R5.10] [R6.14] [Q41] finds no colour on the roof', () => {
    const state = working([BUILD_FLOOR, deedOf('S03', LOWER)], {
      me: { dollars: 20, hand: [0] },
      ...underRoof('F06'),
    });
    play(state).answer(0, { use: true });
    expect(refusal(state, 0, { use: true })).toBe('R5.10 roofIsOn');
  });

  it('[R5.10] [R7.1] [Q41] ends the effect of the level below with the roof', () => {
    const sold = (first: number[]) => {
      const state = working([...first, TRADE_ORANGE], {
        me: { dollars: 5, stored: 1 << ORANGE },
        ...underRoof('F12'),
      });
      const { answer, events } = play(state);
      for (const _ of [...first, TRADE_ORANGE]) answer(0, { use: true });
      return events.find(({ did }) => did === 'soldPillar');
    };
    expect(sold([])).toMatchObject({ price: 5 });
    expect(sold([BUILD_FLOOR])).toMatchObject({ price: 3 });
  });

  it('[R6.2] [R6.4] [Q41] counts the roof among the floors for what is left of the turn', () => {
    const state = working([BUILD_FLOOR, deedOf('S13', UPPER), deedOf('S13', LOWER)], {
      me: { dollars: 5 },
      ...underRoof('F06'),
    });
    const { answer } = play(state);
    for (let action = 0; action < 3; action++) answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 6, points: 6 + 3 });
  });
});
