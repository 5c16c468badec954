import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { LOTS, lotCalled } from '../board.ts';
import { ownerOf } from '../state.ts';
import { BRONZE_BAR2, build, kind, lot, play, refusal, START, settled } from './layout.ts';

const MARKET = ['R2', 'R3', 'Y2', 'Y2'];

describe('acquiring a lot', () => {
  it('[R4.1] takes a card out of the market, for good', () => {
    const given = play({ estates: [{ lots: ['Y06'] }, {}], market: MARKET });
    given.answer(0, lot('Y02'));
    expect(given.state.market).toEqual(['R2', 'R3', 'Y2'].map(kind));
    expect(given.events).toContainEqual({ did: 'acquired', seat: 0, lot: lotCalled('Y02') });
  });

  it('[R4.1] is refused without a card for the lot', () => {
    const state = settled({ estates: [{}, {}], market: MARKET });
    expect(refusal(state, 0, lot('B01'))).toEqual({ rule: 'R4.1', code: 'noSuchCard' });
    expect(refusal(state, 0, lot('Y11'))).toEqual({ rule: 'R4.1', code: 'noSuchCard' });
  });

  it('[R3.1] [R4.1] happens once in a turn', () => {
    const given = play({ estates: [{ lots: ['R01'] }, {}], market: MARKET });
    given.answer(0, lot('Y02'));
    expect(refusal(given.state, 0, lot('Y03'))).toEqual({ rule: 'R3.1', code: 'oneLotATurn' });
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.asked()[0]?.seat).toBe(1);
  });

  it('[R4.2] offers every free lot of the cards on offer, and no other', () => {
    const given = play({
      estates: [{ lots: ['R01'] }, { lots: ['R02', 'Y07'], buildings: [build(START, 3, 6)] }],
      market: MARKET,
    });
    const offered = given.may(0).flatMap((answer) => ('lot' in answer ? [at(LOTS, answer.lot).sign] : []));
    const red = ['R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12', 'R13'];
    const yellow = ['Y01', 'Y02', 'Y03', 'Y04', 'Y05', 'Y06', 'Y08', 'Y09', 'Y10'];
    expect(offered).toEqual([...red, ...yellow]);
  });

  it('[R4.2] puts a free worker on the lot', () => {
    const given = play({ estates: [{}, {}], market: MARKET });
    given.answer(0, lot('R11'));
    expect(given.state.estates[0]?.workers).toBe(3);
  });

  it('[R4.2] is refused on a lot with an owner, another seat or oneself', () => {
    const state = settled({
      estates: [{ lots: ['R01'] }, { lots: ['R02', 'Y07'], buildings: [build(START, 3, 6)] }],
      market: MARKET,
    });
    for (const sign of ['R01', 'R02', 'Y07']) {
      expect(refusal(state, 0, lot(sign))).toEqual({ rule: 'R4.2', code: 'lotTaken' });
    }
  });

  it('[R4.3] makes the lot belong to the seat whose worker or building is on it', () => {
    const given = play({ estates: [{}, { lots: ['Y07'], buildings: [build(START, 3, 6)] }], market: MARKET });
    expect(ownerOf(given.state, lotCalled('Y07'))).toBe(1);
    expect(ownerOf(given.state, lotCalled('R05'))).toBeUndefined();
    given.answer(0, lot('R05'));
    expect(ownerOf(given.state, lotCalled('R05'))).toBe(0);
  });

  it('[R4.1] answers no junk', () => {
    const state = settled({ estates: [{}, {}], market: MARKET });
    for (const attempt of [
      null,
      'R01',
      [],
      {},
      { lot: -1 },
      { lot: 65 },
      { lot: '3' },
      { lot: 1.5 },
      { ...lot('R01'), x: 1 },
    ]) {
      expect(refusal(state, 0, attempt)).toEqual({ rule: 'K6', code: 'notLegal' });
    }
    expect(refusal(state, 1, lot('R01'))).toEqual({ rule: 'K5', code: 'noDecision' });
  });
});
