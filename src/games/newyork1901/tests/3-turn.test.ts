import { describe, expect, it } from 'vitest';
import { deckSize } from '../state.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  type Holding,
  kind,
  lot,
  play,
  refusal,
  SILVER_BAR3,
  SILVER_CORNER,
  SILVER_ELL,
  START,
  settled,
} from './layout.ts';

/** Four reserved lots and no tile that fits: bronze is used up, silver not reached. */
const STUCK = {
  lots: ['Y02', 'Y06', 'R01', 'G01'],
  fallen: [BRONZE_BAR2, BRONZE_BAR2_TOO, BRONZE_BAR2_THIRD, BRONZE_BAR3, BRONZE_CORNER, BRONZE_SQUARE],
};

describe('the turn', () => {
  it('[R3.1] begins with a lot or with demolishing and rebuilding', () => {
    const given = play({
      estates: [{ lots: ['G04'], buildings: [build(START, 13, 12)] }, {}],
      market: ['R2', 'R2', 'R3', 'Y3'],
    });
    const answers = given.may(0);
    expect(answers).toContainEqual(lot('R01'));
    expect(answers).toContainEqual(lot('Y13'));
    expect(answers).toContainEqual(build(BRONZE_BAR2, 13, 12));
    expect(answers.every((answer) => 'lot' in answer || 'tile' in answer)).toBe(true);
  });

  it('[R3.1] goes on to a building after a lot, and not after demolishing', () => {
    const given = play({
      estates: [{ lots: ['G04', 'R01'], buildings: [build(START, 13, 12)] }, {}],
    });
    given.answer(0, lot('B01'));
    expect(given.asked()).toEqual([
      { seat: 0, prompt: { step: 'goOn', seat: 0, built: false, small: true } },
    ]);
    given.answer(0, { stop: true });
    expect(given.asked()[0]?.seat).toBe(1);

    const other = play({ estates: [{ lots: ['G04', 'R01'], buildings: [build(START, 13, 12)] }, {}] });
    other.answer(0, build(BRONZE_BAR2, 13, 12));
    expect(other.asked()[0]?.seat).toBe(1);
  });

  it('[R3.1] is over at once when nothing can follow the lot', () => {
    const given = play({ estates: [{ fallen: STUCK.fallen }, {}] });
    given.answer(0, lot('B01'));
    expect(given.asked()[0]?.seat).toBe(1);
  });

  it('[R3.2] does not let a seat with a free worker build before it acquires', () => {
    const state = settled({ estates: [{ lots: ['R01'] }, {}] });
    expect(refusal(state, 0, build(BRONZE_BAR2, 3, 11))).toEqual({ rule: 'R3.2', code: 'acquireFirst' });
    expect(refusal(state, 0, { stop: true })).toEqual({ rule: 'R3.1', code: 'noPassing' });
  });

  it('[R3.2] names that rule also where the land would not do', () => {
    const given = play({ estates: [{ lots: ['G04'], buildings: [build(START, 13, 12)] }, {}] });
    expect(refusal(given.state, 0, build(BRONZE_BAR2, 3, 11))).toEqual({
      rule: 'R3.2',
      code: 'acquireFirst',
    });
    expect(refusal(given.state, 0, build(BRONZE_BAR2, 0, 0))).toEqual({ rule: 'R1.2', code: 'offTheLots' });
  });

  it('[R3.1] [R3.3] has no room for a lot after a building without one', () => {
    const late = { rule: 'R3.1', code: 'lotBeforeBuilding' };
    const cards: Holding['cards'] = ['constructionBoom'];
    const workerless = play({ estates: [{ lots: ['R01', 'R02', 'Y01', 'Y02'], cards }, {}] });
    workerless.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(workerless.state.estates[0]?.workers).toBe(1);
    expect(refusal(workerless.state, 0, lot('B01'))).toEqual(late);
    const rebuilt = play({ estates: [{ lots: ['R01'], buildings: [build(START, 13, 12)], cards }, {}] });
    rebuilt.answer(0, build(BRONZE_BAR2, 13, 12));
    expect(refusal(rebuilt.state, 0, lot('B01'))).toEqual(late);
    const acquired = play({ estates: [{ lots: ['R01'] }, {}] });
    acquired.answer(0, lot('B01'));
    expect(refusal(acquired.state, 0, lot('Y01'))).toEqual({ rule: 'R3.1', code: 'oneLotATurn' });
  });

  it('[R3.2] [Q14] does not name that rule for a rebuilding, whichever of like tiles is wished for', () => {
    const given = play({ estates: [{ lots: ['G04'], buildings: [build(START, 13, 12)] }, {}] });
    expect(given.may(0)).toContainEqual(build(BRONZE_BAR2, 13, 12));
    expect(refusal(given.state, 0, build(BRONZE_BAR2_TOO, 13, 12))?.rule).toBe('K6');
  });

  it('[R3.3] [Q11] lets a seat without a free worker build or demolish, and nothing else', () => {
    const given = play({
      estates: [
        {
          points: 6,
          lots: ['Y02', 'Y06', 'R01', 'G01', 'G04'],
          buildings: [build(BRONZE_BAR2, 13, 12)],
          cards: ['landGrab', 'constructionBoom'],
        },
        {},
      ],
    });
    const answers = given.may(0);
    expect(answers.every((answer) => 'tile' in answer)).toBe(true);
    expect(answers).toContainEqual(build(BRONZE_BAR2_TOO, 3, 11));
    expect(refusal(given.state, 0, lot('B01'))).toEqual({ rule: 'R3.3', code: 'noFreeWorker' });
    expect(refusal(given.state, 0, { stop: true })).toEqual({ rule: 'R3.1', code: 'noPassing' });
    given.answer(0, build(BRONZE_BAR2_TOO, 3, 11));
    expect(given.state.estates[0]?.workers).toBe(1);
  });

  it('[R3.4] carries out one action card before the next', () => {
    const given = play({
      estates: [{ lots: ['R01', 'R02'], cards: ['constructionBoom', 'landGrab'] }, {}],
    });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    given.answer(0, { card: 'landGrab' });
    expect(given.may(0).every((answer) => 'lot' in answer)).toBe(true);
    given.answer(0, lot('G01'));
    given.answer(0, { card: 'constructionBoom' });
    expect(given.may(0).every((answer) => 'tile' in answer)).toBe(true);
  });
});

describe('a stuck seat', () => {
  it('[R3.5] [Q21] gives back a lot: the worker comes home, the card goes under the deck, the turn is over', () => {
    const given = play({ estates: [STUCK, {}] });
    expect(given.asked()[0]?.prompt.step).toBe('giveBack');
    expect(given.may(0)).toHaveLength(4);
    const cards = deckSize(given.state);
    given.answer(0, lot('R01'));
    expect(given.state.estates[0]?.workers).toBe(1);
    expect(deckSize(given.state)).toBe(cards + 1);
    expect(given.state.deck.at(-1)).toEqual([kind('R2')]);
    expect(given.asked()[0]?.seat).toBe(1);
    expect(given.may(1)).toContainEqual(lot('R01'));
  });

  it('[R3.5] gives back only lots with a worker of its own', () => {
    const state = settled({
      estates: [{ ...STUCK, lots: [...STUCK.lots, 'G04'], buildings: [build(START, 13, 12)] }, {}],
    });
    expect(refusal(state, 0, lot('G04'))).toEqual({ rule: 'R3.5', code: 'notReserved' });
    expect(refusal(state, 0, lot('B01'))).toEqual({ rule: 'R3.5', code: 'notReserved' });
  });

  it('[R3.5] [Q16] plays no action card', () => {
    const state = settled({ estates: [{ ...STUCK, cards: ['marketShift', 'landGrab'] }, {}] });
    expect(refusal(state, 0, { card: 'marketShift' })).toEqual({ rule: 'R3.5', code: 'mustGiveBack' });
  });

  it('[R3.5] is not stuck while it can demolish', () => {
    const given = play({
      estates: [
        {
          points: 6,
          lots: ['Y02', 'Y06', 'R01', 'G03', 'G04'],
          buildings: [build(BRONZE_BAR2, 13, 12)],
          fallen: STUCK.fallen.slice(1),
        },
        {},
      ],
    });
    expect(given.asked()[0]?.prompt.step).toBe('beginTurn');
    expect(given.may(0)).toEqual([
      build(SILVER_BAR3, 13, 11),
      build(SILVER_CORNER, 13, 11, 1),
      build(SILVER_ELL, 13, 11, 1),
    ]);
  });
});
