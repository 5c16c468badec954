import { describe, expect, it } from 'vitest';
import { playMatch, random, seedNumber } from '#bots';
import { at } from '#kernel';
import { newyork1901 } from '../index.ts';
import { outcome } from '../scoring.ts';
import { deckSize } from '../state.ts';
import {
  BRONZE_BAR2,
  build,
  type Holding,
  kind,
  type Layout,
  lot,
  PARK_ROW,
  play,
  SILVER_SQUARE,
  START,
} from './layout.ts';

/** Thirteen own tiles used, a bronze bar among those left. */
const THIRTEEN = [3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16];

/** Acquires a lot, or two where Land Grab is wanted and allowed, and builds nothing. */
function acquireOnly(given: ReturnType<typeof play>, seat: number, grabs = false): void {
  const acquire = () => {
    const answer = given.may(seat).find((known) => 'lot' in known);
    if (!answer) throw new Error('no lot to acquire');
    given.answer(seat, answer);
  };
  acquire();
  const grab = given.asked()[0]?.seat === seat && given.may(seat).find((known) => 'card' in known);
  if (grabs && grab) {
    given.answer(seat, grab);
    acquire();
  }
  if (given.asked()[0]?.seat === seat) given.answer(seat, { stop: true });
}

describe('the market', () => {
  it('[R9.1] is filled at the end of the turn, not before', () => {
    const given = play({ estates: [{ lots: ['R01'] }, {}] });
    given.answer(0, lot('B01'));
    expect(given.state.market).toEqual(['R2', 'Y2', 'G2'].map(kind));
    given.answer(0, { stop: true });
    expect(given.state.market).toHaveLength(4);
    expect(given.state.market.slice(0, 3)).toEqual(['R2', 'Y2', 'G2'].map(kind));
  });

  it('[R9.1] [R9.5] takes its cards off the deck, whose size everybody may know', () => {
    const given = play({ estates: [{}, {}] });
    const before = deckSize(given.state);
    acquireOnly(given, 0);
    expect(deckSize(given.state)).toBe(before - 1);
  });
});

describe('the end', () => {
  it('[R9.2] [Q1] is triggered by the 14th own tile, fallen ones included', () => {
    const given = play({ estates: [{ lots: ['R01'], fallen: THIRTEEN }, {}] });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.state).toMatchObject({ ending: 'tiles', closer: 0 });
    expect(given.events).toContainEqual({ did: 'triggeredEnd', seat: 0, ending: 'tiles' });
  });

  it('[R9.2] [Q1] is not triggered by five tiles left', () => {
    const given = play({ estates: [{ lots: ['R01'], fallen: THIRTEEN.slice(1) }, {}] });
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.state.ending).toBeNull();
  });

  it('[R9.6] is announced with five tiles left, once and not in the last round', () => {
    const announced = { did: 'announced', seat: 0 };
    const near: Layout = { estates: [{ lots: ['R01'], fallen: THIRTEEN.slice(1) }, {}] };
    const given = play(near);
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.events).toContainEqual(announced);
    const legendary = play({
      estates: [{ points: 18, lots: ['Y01', 'Y02', 'Y03', 'Y04'], fallen: THIRTEEN }, {}],
    });
    legendary.answer(0, build(PARK_ROW, 1, 7));
    expect(legendary.state.estates[0]?.places[PARK_ROW]).toBeGreaterThan(0);
    expect(legendary.events).not.toContainEqual(announced);
    const last = play({ ...near, ending: { ending: 'market', closer: 1 } });
    last.answer(0, lot('B01'));
    last.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(last.events).not.toContainEqual(announced);
  });

  it('[Q1] is not triggered by a legendary, nor is the starting building a tile of the 18', () => {
    const given = play({
      estates: [
        {
          points: 18,
          lots: ['Y01', 'Y02', 'Y03', 'G04'],
          buildings: [build(START, 13, 12)],
          fallen: THIRTEEN,
        },
        {},
      ],
    });
    given.answer(0, lot('B01'));
    given.answer(0, build(PARK_ROW, 1, 7));
    expect(given.state.ending).toBeNull();
  });

  it('[R9.2] comes with a rebuilding as well', () => {
    const given = play({
      estates: [
        {
          points: 6,
          lots: ['Y01', 'Y02'],
          buildings: [build(BRONZE_BAR2, 1, 7, 1)],
          fallen: THIRTEEN.slice(1),
        },
        {},
      ],
    });
    given.answer(0, build(SILVER_SQUARE, 1, 7));
    expect(given.state).toMatchObject({ ending: 'tiles', closer: 0 });
  });

  it('[R9.3] is triggered by a market that cannot be filled', () => {
    const given = play({ estates: [{}, {}, {}], seat: 1, deck: 0 });
    acquireOnly(given, 1);
    expect(given.state).toMatchObject({ ending: 'market', closer: 1 });
    expect(given.state.market).toHaveLength(3);
  });

  it('[R9.3] is triggered by Land Grab when the deck has one card left', () => {
    const given = play({ estates: [{ cards: ['landGrab'] }, {}], deck: 1 });
    given.answer(0, lot('R01'));
    given.answer(0, { card: 'landGrab' });
    given.answer(0, lot('B01'));
    given.answer(0, { stop: true });
    expect(given.state).toMatchObject({ ending: 'market', closer: 0 });
    expect(given.state.market).toHaveLength(3);
  });

  it('[R9.3] is not triggered while the last card of the deck fills the market', () => {
    const given = play({ estates: [{}, {}], deck: 1 });
    acquireOnly(given, 0);
    expect(given.state.ending).toBeNull();
    expect(deckSize(given.state)).toBe(0);
  });

  it('[R9.4] gives every other seat one more turn', () => {
    const given = play({ estates: [{}, {}, {}], seat: 1, deck: 0 });
    acquireOnly(given, 1);
    acquireOnly(given, 2);
    expect(given.asked()[0]?.seat).toBe(0);
    expect(outcome(given.state)).toBeUndefined();
    acquireOnly(given, 0);
    expect(given.asked()).toEqual([]);
    expect(outcome(given.state)?.ending).toBe('market');
  });

  it('[Q7] leaves a card for everybody, however fast the market is emptied', () => {
    const cards: Holding['cards'] = ['landGrab'];
    for (const last of [{}, { ending: { ending: 'tiles' as const, closer: 3 } }]) {
      for (let deck = 0; deck <= 8; deck++) {
        const given = play({ estates: Array.from({ length: 4 }, () => ({ cards })), deck, ...last });
        for (let seat = 0; given.asked().length > 0; seat = (seat + 1) % 4) {
          expect(given.state.market).not.toEqual([]);
          acquireOnly(given, seat, true);
        }
        expect(given.state.closer).not.toBeNull();
      }
    }
  });

  it('[R9.4] [Q7] lets the market shrink in the last round without a second trigger', () => {
    const given = play({ estates: [{}, {}, {}, {}], deck: 0 });
    for (const seat of [0, 1, 2, 3]) acquireOnly(given, seat);
    expect(given.state.market).toEqual([]);
    expect(given.state).toMatchObject({ ending: 'market', closer: 0 });
    expect(given.asked()).toEqual([]);
  });

  it('[Q20] is triggered once, by the tiles when both happen in one turn', () => {
    const both: Layout = { estates: [{ lots: ['R01'], fallen: THIRTEEN }, {}], deck: 0 };
    const given = play(both);
    given.answer(0, lot('B01'));
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(given.events.filter(({ did }) => did === 'triggeredEnd')).toEqual([
      { did: 'triggeredEnd', seat: 0, ending: 'tiles' },
    ]);
    expect(at(given.asked(), 0).seat).toBe(1);
  });

  it('[R3.5] [R9.4] is not put off by a card that comes back', () => {
    const bronze = [0, 1, 2, 3, 4, 5];
    const given = play({
      estates: [{ lots: ['Y02', 'Y06', 'R01', 'G01'], fallen: bronze }, {}],
      market: ['R2', 'B2', 'Y2'],
      deck: 0,
      ending: { ending: 'market', closer: 1 },
    });
    given.answer(0, lot('R01'));
    expect(given.asked()).toEqual([]);
    expect(outcome(given.state)?.ending).toBe('market');
  });
});

describe('[Q24] the number of turns', () => {
  it.each([1, 2, 3, 4])('is the same, or one more for the first player (deal %i)', (deal) => {
    const { position, record } = playMatch(newyork1901, [random(), random()], {}, seedNumber(deal));
    const { first, closer } = position.state;
    const turns = [0, 0];
    for (const [play, { seat }] of record.plays.entries())
      if (record.plays[play - 1]?.seat !== seat) turns[seat] = at(turns, seat) + 1;
    expect(at(turns, first) - at(turns, 1 - first)).toBe(closer === first ? 0 : 1);
  });
});
