import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { sizeOf } from '../board.ts';
import { countBits, deckSize, type Event } from '../state.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  build,
  kind,
  lot,
  play,
  refusal,
  SILVER_SQUARE,
  settled,
  sizesIn,
} from './layout.ts';

const BOOM = { card: 'constructionBoom' } as const;
const SHIFT = { card: 'marketShift' } as const;
const GRAB = { card: 'landGrab' } as const;
/** Nine tiles gone for good: with five more the end is near. */
const NINE = [3, 4, 5, 6, 7, 8, 9, 10, 11];

describe('action cards', () => {
  it('[R8.1] are played once', () => {
    const given = play({ estates: [{ cards: ['marketShift'] }, {}] });
    given.answer(0, SHIFT);
    expect(given.state.estates[0]?.cards).toBe(0);
    expect(refusal(given.state, 0, SHIFT)).toEqual({ rule: 'R8.1', code: 'cardGone' });
  });

  it('[R8.1] are not there when the table plays without', () => {
    const state = settled({ estates: [{}, {}], options: { actionCards: false } });
    for (const card of [BOOM, SHIFT, GRAB]) {
      expect(refusal(state, 0, card)).toEqual({ rule: 'R8.1', code: 'cardGone' });
    }
  });
});

describe('Construction Boom', () => {
  it('[R8.2] gives a second building after the first', () => {
    const given = play({ estates: [{ lots: ['R01', 'R02'], cards: ['constructionBoom'] }, {}] });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    given.answer(0, BOOM);
    given.answer(0, build(BRONZE_BAR2_TOO, 3, 13));
    expect(given.state.estates[0]).toMatchObject({ points: 4, cards: 0 });
    expect(given.asked()[0]?.seat).toBe(1);
  });

  it('[R8.2] follows a rebuilding too, but demolishes nothing itself', () => {
    const bars = [build(BRONZE_BAR2, 1, 7, 1), build(BRONZE_BAR2_TOO, 3, 11)];
    const given = play({
      estates: [
        { points: 6, lots: ['Y01', 'Y02', 'R01', 'R02'], buildings: bars, cards: ['constructionBoom'] },
        {},
      ],
    });
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    given.answer(0, BOOM);
    expect(refusal(given.state, 0, build(6, 3, 11))).toEqual({ rule: 'R5.1', code: 'noDemolition' });
    expect(given.may(0)).toContainEqual(build(2, 3, 13));
  });

  it('[R8.2] is not played before a building, nor without room for another', () => {
    const given = play({ estates: [{ lots: ['R01'], cards: ['constructionBoom', 'landGrab'] }, {}] });
    expect(refusal(given.state, 0, BOOM)).toEqual({ rule: 'R8.2', code: 'boomAfterBuilding' });
    given.answer(0, lot('R02'));
    expect(refusal(given.state, 0, BOOM)).toEqual({ rule: 'R8.2', code: 'boomAfterBuilding' });
    given.answer(0, build(BRONZE_BAR3, 3, 11));
    expect(refusal(given.state, 0, BOOM)).toEqual({ rule: 'R8.2', code: 'noRoom' });
  });

  it('[R8.3] cannot follow the building that triggers the end', () => {
    const given = play({
      estates: [
        { lots: ['R01', 'R02'], fallen: [...NINE, 12, 13, 14, 15], cards: ['constructionBoom', 'landGrab'] },
        {},
      ],
    });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.state.ending).toBe('tiles');
    expect(refusal(given.state, 0, BOOM)).toEqual({ rule: 'R8.3', code: 'boomAfterEnd' });
  });

  it('[R8.3] may bring the end itself', () => {
    const given = play({
      estates: [{ lots: ['R01', 'R02'], fallen: [...NINE, 12, 13, 14], cards: ['constructionBoom'] }, {}],
    });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    given.answer(0, BOOM);
    given.answer(0, build(BRONZE_BAR2_TOO, 3, 13));
    expect(given.state.closer).toBe(0);
  });

  it('[R8.3] [Q15] is allowed in the last round: somebody else has triggered the end', () => {
    const given = play({
      estates: [
        { lots: ['R01', 'R02'], fallen: [...NINE, 12, 13, 14, 15], cards: ['constructionBoom', 'landGrab'] },
        {},
      ],
      ending: { ending: 'tiles', closer: 1 },
    });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(countBits(given.state.estates[0]?.hand ?? 0)).toBe(4);
    given.answer(0, BOOM);
    given.answer(0, build(BRONZE_BAR2_TOO, 3, 13));
    expect(countBits(given.state.estates[0]?.hand ?? 0)).toBe(3);
    expect(given.state.closer).toBe(1);
  });
});

describe('Market Shift', () => {
  it('[R8.4] replaces the four cards; the old ones go under the deck', () => {
    const given = play({ estates: [{ cards: ['marketShift'] }, {}] });
    const before = deckSize(given.state);
    given.answer(0, SHIFT);
    expect(given.state.market).toHaveLength(4);
    expect(deckSize(given.state)).toBe(before);
    expect(given.state.deck).toHaveLength(2);
    expect(given.state.deck[1]?.toSorted()).toEqual(['R2', 'B2', 'Y2', 'G2'].map(kind).toSorted());
    expect(given.asked()).toEqual([{ seat: 0, prompt: { step: 'beginTurn', seat: 0 } }]);
  });

  it('[R8.4] [Q18] draws the cards under the deck after all others, in random order', () => {
    const old = ['R2', 'B2', 'Y2', 'G3'];
    const drawn = Array.from({ length: 20 }, (_, n) => {
      const seed = n.toString(16).padStart(32, '0');
      const given = play({ estates: [{ cards: ['marketShift'] }, {}], market: old, deck: 4 }, seed);
      given.answer(0, SHIFT);
      expect(given.state.deck).toHaveLength(1);
      given.answer(0, at(given.may(0), 0));
      if (given.asked()[0]?.seat === 0) given.answer(0, { stop: true });
      return given.state.market.at(-1);
    });
    expect(new Set(drawn)).toEqual(new Set(old.map(kind)));
  });

  it('[R8.4] is played at the beginning of the turn only', () => {
    const given = play({ estates: [{ lots: ['R01'], cards: ['marketShift'] }, {}] });
    given.answer(0, lot('B01'));
    expect(refusal(given.state, 0, SHIFT)).toEqual({ rule: 'R8.4', code: 'shiftFirst' });
  });

  it('[R8.4] may come before demolishing', () => {
    const given = play({
      estates: [
        { points: 6, lots: ['Y01', 'Y02'], buildings: [build(BRONZE_BAR2, 1, 7, 1)], cards: ['marketShift'] },
        {},
      ],
    });
    given.answer(0, SHIFT);
    expect(given.may(0)).toContainEqual(build(SILVER_SQUARE, 1, 7));
  });

  it('[Q6] needs four cards in the deck', () => {
    const state = settled({ estates: [{ cards: ['marketShift'] }, {}], deck: 3 });
    expect(refusal(state, 0, SHIFT)).toEqual({ rule: 'R8.4', code: 'deckTooSmall' });
    const enough = play({ estates: [{ cards: ['marketShift'] }, {}], deck: 4 });
    expect(enough.may(0)).toContainEqual(SHIFT);
    expect(refusal(enough.state, 0, { ...SHIFT, x: 1 })?.rule).toBe('K6');
  });
});

describe('Land Grab', () => {
  it('[R8.5] [Q12] gives a second lot after the first, and one building in all', () => {
    const given = play({ estates: [{ cards: ['landGrab'] }, {}] });
    given.answer(0, lot('R01'));
    given.answer(0, GRAB);
    given.answer(0, lot('Y01'));
    expect(given.state.estates[0]).toMatchObject({ workers: 2, cards: 0 });
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.asked()[0]?.seat).toBe(1);
    const filled = given.events.findLast(
      (event): event is Extract<Event, { did: 'filled' }> => event.did === 'filled',
    );
    expect(filled?.kinds).toHaveLength(2);
  });

  it('[R8.5] [Q12] is not played before the first lot, nor in a turn without one', () => {
    const begun = settled({ estates: [{ cards: ['landGrab'] }, {}] });
    expect(refusal(begun, 0, GRAB)).toEqual({ rule: 'R8.5', code: 'grabAfterLot' });
    const rebuilt = play({
      estates: [{ lots: ['R01', 'R02', 'Y01', 'Y02'], cards: ['landGrab', 'constructionBoom'] }, {}],
    });
    rebuilt.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(rebuilt.may(0)).not.toContainEqual(GRAB);
    expect(refusal(rebuilt.state, 0, GRAB)).toEqual({ rule: 'R8.5', code: 'grabAfterLot' });
    rebuilt.answer(0, BOOM);
    rebuilt.answer(0, build(BRONZE_BAR2_TOO, 3, 13));
    expect(rebuilt.asked()[0]?.seat).toBe(1);
  });

  it('[R8.6] takes no lot of three squares: neither second', () => {
    const given = play({ estates: [{ cards: ['landGrab'] }, {}], market: ['R2', 'Y2', 'Y3', 'G3'] });
    given.answer(0, lot('R01'));
    given.answer(0, GRAB);
    expect(sizesIn(given.may(0))).toEqual(new Set([2]));
    expect(refusal(given.state, 0, lot('Y11'))).toEqual({ rule: 'R8.6', code: 'grabTooLarge' });
    expect(refusal(given.state, 0, lot('B01'))).toEqual({ rule: 'R4.1', code: 'noSuchCard' });
  });

  it('[R8.6] [Q5] nor first', () => {
    const given = play({ estates: [{ cards: ['landGrab'] }, {}], market: ['R2', 'Y2', 'Y3', 'G3'] });
    given.answer(0, lot('Y11'));
    expect(refusal(given.state, 0, GRAB)).toEqual({ rule: 'R8.6', code: 'grabTooLarge' });
    const busy = play({
      estates: [{ lots: ['R01', 'R05', 'G01'], cards: ['landGrab'] }, {}],
      market: ['R2', 'Y2', 'Y3', 'G3'],
    });
    busy.answer(0, lot('Y11'));
    expect(busy.state.estates[0]?.workers).toBe(0);
    expect(refusal(busy.state, 0, GRAB)).toEqual({ rule: 'R8.6', code: 'grabTooLarge' });
  });

  it('[R8.6] needs a card of size 2 in the market', () => {
    const given = play({
      estates: [{ lots: ['R02'], cards: ['landGrab'] }, {}],
      market: ['R2', 'R3', 'Y3', 'G3'],
    });
    given.answer(0, lot('R01'));
    expect(given.state.market.map(sizeOf)).toEqual([3, 3, 3]);
    expect(refusal(given.state, 0, GRAB)).toEqual({ rule: 'R8.6', code: 'grabTooLarge' });
  });

  it('[R8.6] [Q5] needs a free worker, which may come home by building first', () => {
    const given = play({ estates: [{ lots: ['R02', 'R05', 'G01'], cards: ['landGrab'] }, {}] });
    given.answer(0, lot('R01'));
    expect(refusal(given.state, 0, GRAB)).toEqual({ rule: 'R8.6', code: 'noFreeWorker' });
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    given.answer(0, GRAB);
    given.answer(0, lot('B01'));
    expect(given.state.estates[0]?.workers).toBe(0);
  });

  it('[R8.6] is not played with an empty deck', () => {
    const given = play({ estates: [{ lots: ['R02'], cards: ['landGrab'] }, {}], deck: 0 });
    given.answer(0, lot('R01'));
    expect(refusal(given.state, 0, GRAB)).toEqual({ rule: 'R8.6', code: 'deckEmpty' });
  });
});
