/** What the events tell: all that happens, and nothing that does not. */
import { describe, expect, it } from 'vitest';
import { apply, start } from '#kernel';
import { ACTION_CARD_RULES } from '../actionCards.ts';
import { lotCalled, START_LOT } from '../board.ts';
import { newyork1901 } from '../index.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_TOO,
  build,
  GOLD_BLOCK,
  lot,
  play,
  SILVER_BAR3,
  SILVER_SQUARE,
  START,
} from './layout.ts';

const WALL = 1;

describe('a turn', () => {
  it('[R4.1] [R5.5] [R9.1] tells of the lot, the building and the cards that fill the market', () => {
    const { answer, events, state } = play({
      estates: [{ lots: ['R01'] }, {}],
      options: { actionCards: false },
    });
    answer(0, lot('B01'));
    answer(0, build(BRONZE_BAR2, 3, 11));
    expect(events).toEqual([
      { did: 'acquired', seat: 0, lot: lotCalled('B01') },
      { did: 'built', seat: 0, ...build(BRONZE_BAR2, 3, 11), points: 2, workers: 1 },
      { did: 'filled', kinds: [state.market.at(-1)] },
    ]);
  });

  it('[R6.1] [R7.1] [R10.5] tells what falls, what is reached and what neighbours bring, if anything', () => {
    const old = build(BRONZE_BAR2, 1, 7, 1);
    const { answer, events } = play({
      estates: [
        { points: 12, lots: ['Y01', 'Y02', 'Y03'], buildings: [old] },
        { buildings: [build(START, 3, 6)] },
      ],
      steps: [{ step: 'openTurn', seat: 0 }],
      challenge: 'goldPrestige',
    });
    answer(0, build(SILVER_SQUARE, 1, 7));
    expect(events).toEqual([
      { did: 'demolished', seat: 0, ...old },
      { did: 'built', seat: 0, ...build(SILVER_SQUARE, 1, 7), points: 5, workers: 1 },
    ]);
    const gold = play({
      estates: [{ points: 18, lots: ['Y01', 'Y02', 'Y03'] }, { buildings: [build(START, 3, 6)] }],
      steps: [{ step: 'goOn', seat: 0, built: false, small: false }],
      challenge: 'goldPrestige',
    });
    gold.answer(0, build(GOLD_BLOCK, 1, 7));
    expect(gold.events).toContainEqual({ did: 'gainedPrestige', seat: 0, points: 1 });
  });

  it('[R3.1] [R3.2] is over after a lot if nothing fits on free land, though one could rebuild', () => {
    const bars = [build(BRONZE_BAR2, 1, 7, 1), build(BRONZE_BAR2_TOO, 1, 8, 1)];
    const { answer, asked, may } = play({
      estates: [{ points: 6, buildings: bars, fallen: [2, 3, 4, 5] }, {}],
      options: { actionCards: false },
    });
    expect(may(0)).toContainEqual(build(SILVER_SQUARE, 1, 7));
    answer(0, lot('B01'));
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R3.1] is over with its last answer, not before', () => {
    const { state } = play({ estates: [{ lots: ['R01'] }, {}] });
    const acquired = apply(newyork1901, { state, rng: [1, 2, 3, 4] }, 0, lot('B01'));
    expect(acquired.turnOver).toBe(false);
    expect(apply(newyork1901, acquired.position, 0, { stop: true }).turnOver).toBe(true);
  });

  it('[R8.1] [R8.4] tells of cards played, and of the new market', () => {
    const { answer, events, state } = play({
      estates: [{ cards: ['marketShift'] }, {}],
      market: ['G3', 'R2', 'B2', 'Y2'],
    });
    answer(0, { card: 'marketShift' });
    expect(events).toEqual([
      { did: 'playedCard', seat: 0, card: 'marketShift' },
      { did: 'shifted', kinds: state.market },
    ]);
  });

  it('[R8.2] [R8.5] goes on with the choice that an action card leads to', () => {
    const given = play({ estates: [{ lots: ['R01'], cards: ['constructionBoom', 'landGrab'] }, {}] });
    given.answer(0, lot('R02'));
    given.answer(0, { card: 'landGrab' });
    expect(given.asked()[0]?.prompt.step).toBe(ACTION_CARD_RULES.landGrab.choice);
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    given.answer(0, { card: 'constructionBoom' });
    expect(given.asked()[0]?.prompt.step).toBe(ACTION_CARD_RULES.constructionBoom.choice);
    expect(ACTION_CARD_RULES.marketShift.choice).toBeUndefined();
  });

  it('[R3.5] tells of a lot given back', () => {
    const lots = ['R01', 'R02', 'R03', 'R04'];
    const { answer, events, state } = play({
      estates: [{ lots, fallen: [0, 1, 2, 3, 4, 5] }, {}],
      steps: [{ step: 'giveBack', seat: 0 }],
    });
    answer(0, lot('R02'));
    expect(events).toContainEqual({ did: 'gaveBack', seat: 0, lot: lotCalled('R02') });
    expect(state.estates[0]?.workers).toBe(1);
  });
});

describe('the end', () => {
  it('[R10.1] [R10.7] [R10.9] is told street by street, then what challenge and cards bring', () => {
    const { events } = play({
      estates: [
        { buildings: [build(BRONZE_BAR2, 10, 5, 1), build(BRONZE_BAR2_TOO, 11, 6)], cards: ['landGrab'] },
        { buildings: [build(SILVER_BAR3, 1, 7)] },
        {},
      ],
      streets: ['wall', 'cedar', 'pine'],
      challenge: 'generationKing',
      steps: [{ step: 'scoreAll' }],
      ending: { ending: 'tiles', closer: 0 },
    });
    expect(events).toEqual([
      { did: 'scoredStreet', street: WALL, counts: [2, 0, 0], seat: 0 },
      { did: 'scoredStreet', street: 3, counts: [0, 0, 0], seat: null },
      { did: 'scoredStreet', street: 4, counts: [0, 0, 0], seat: null },
      { did: 'scoredChallenge', seat: 0, challenge: 'generationKing', points: 5 },
      { did: 'scoredCards', seat: 0, points: 1 },
      { did: 'scoredChallenge', seat: 1, challenge: 'generationKing', points: 5 },
    ]);
  });

  it('[R10.8] tells nothing of a challenge where none is in play', () => {
    const { events } = play({ estates: [{}, {}], steps: [{ step: 'scoreAll' }], streets: ['wall'] });
    expect(events.map(({ did }) => did)).toEqual(['scoredStreet']);
  });
});

describe('the beginning', () => {
  it('[R2.2] [R2.3] [R2.4] [R2.5] is told in order, with all that was drawn', () => {
    const { events, position } = start(newyork1901, {}, 2, '7'.repeat(32));
    const { streets, challenge, market, first, estates } = position.state;
    expect(events).toEqual([
      ...estates.map(({ character }, seat) => ({ did: 'dealt', seat, character, lot: START_LOT[character] })),
      { did: 'setStreets', streets },
      { did: 'setChallenge', challenge },
      { did: 'filled', kinds: market },
      { did: 'began', first },
    ]);
  });
});
