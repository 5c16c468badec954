import { describe, expect, it } from 'vitest';
import { at, type Seat } from '#kernel';
import { LOTS, lotCalled } from '../board.ts';
import { ARCHITECT_POINTS, DISTRICT_POINTS } from '../components.ts';
import { rules } from '../flow.ts';
import {
  areAlike,
  buildAttempt,
  cardsUnderDeck,
  challengePay,
  challengeStanding,
  demolishedBy,
  districtsInPlay,
  freeLots,
  lastRoundOf,
  legendaryOwner,
  lotAttempt,
  pointsOf,
  thresholdsOf,
  tileStatus,
  trackPoints,
} from '../queries.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  kind,
  layout,
  PARK_ROW,
  SILVER_BAR3,
  SILVER_SQUARE,
  SINGER,
  settled,
} from './layout.ts';

const seen = (given: Parameters<typeof layout>[0], viewer: Seat = 0) => view(layout(given), viewer);
/** The Park Row Building on pink land in the north-west. */
const parkRow = build(PARK_ROW, 1, 1);

describe('the map and the market', () => {
  it('[R2.1] has four districts for two seats, else five', () => {
    expect(districtsInPlay(seen({ estates: [{}, {}] }))).toBe(4);
    expect(districtsInPlay(seen({ estates: [{}, {}, {}] }))).toBe(5);
  });

  it('[R4.2] has the free lots of a kind', () => {
    const table = seen({ estates: [{ lots: ['R01', 'R11'] }, { lots: ['R02'] }] });
    const lots = freeLots(table, kind('R2'));
    expect(lots).toHaveLength(8);
    expect(lots).not.toContain(lotCalled('R01'));
    expect(freeLots(table, kind('R3')).map((lot) => at(LOTS, lot).sign)).toEqual(['R12', 'R13']);
  });

  it('[R3.5] [Q18] knows which cards lie under the deck', () => {
    const state = layout({ estates: [{}, {}] });
    expect(cardsUnderDeck(view(state, 0))).toEqual([]);
    state.deck.push([3], [1, 2]);
    expect(cardsUnderDeck(view(state, 0))).toEqual([3, 1, 2]);
  });
});

describe('tiles', () => {
  it('[R5.5] score their points', () => {
    expect([BRONZE_BAR2, SILVER_SQUARE, PARK_ROW].map(pointsOf)).toEqual([2, 5, 9]);
  });

  it('[Q14] are alike when technology, footprint and points are', () => {
    expect(areAlike(BRONZE_BAR2, BRONZE_BAR2_TOO)).toBe(true);
    expect(areAlike(BRONZE_BAR2_THIRD, BRONZE_BAR2)).toBe(true);
    expect(areAlike(BRONZE_BAR3, SILVER_BAR3)).toBe(false);
    expect(areAlike(PARK_ROW, PARK_ROW)).toBe(true);
    expect(areAlike(PARK_ROW, SINGER)).toBe(false);
  });

  it('[R5.7] [R7.1] are open, locked or used', () => {
    const table = seen({ estates: [{ points: 6, fallen: [BRONZE_BAR2] }, {}] });
    expect(tileStatus(table, 0, BRONZE_BAR2)).toBe('used');
    expect(tileStatus(table, 0, SILVER_BAR3)).toBe('open');
    expect(tileStatus(table, 0, GOLD_BAR4)).toBe('locked');
    expect(tileStatus(table, 1, SILVER_BAR3)).toBe('locked');
  });

  it('[R5.6] are one legendary a seat, each built once', () => {
    const table = seen({
      estates: [{ points: 40, buildings: [parkRow] }, { points: 40 }, { points: 17 }],
    });
    expect(legendaryOwner(table, PARK_ROW)).toBe(0);
    expect(legendaryOwner(table, SINGER)).toBeUndefined();
    expect([0, 1, 2].map((seat) => tileStatus(table, seat, PARK_ROW))).toEqual(['used', 'used', 'used']);
    expect([0, 1, 2].map((seat) => tileStatus(table, seat, SINGER))).toEqual(['locked', 'open', 'locked']);
  });

  it('[R6.1] bring down own buildings they overlap', () => {
    const old = build(BRONZE_BAR2, 1, 7, 1);
    const given = { estates: [{ points: 6, lots: ['Y02'], buildings: [old] }, {}] };
    expect(demolishedBy(seen(given), build(SILVER_SQUARE, 1, 7))).toEqual([BRONZE_BAR2]);
    expect(demolishedBy(seen(given), build(BRONZE_BAR2_TOO, 1, 8, 1))).toEqual([]);
    expect(demolishedBy(seen(given, 1), build(SILVER_SQUARE, 1, 7))).toEqual([]);
    expect(demolishedBy(view(layout(given), 'spectator'), build(SILVER_SQUARE, 1, 7))).toEqual([]);
  });
});

describe('points', () => {
  it('[R7.1] [R7.2] open technologies later in the expert game', () => {
    expect(thresholdsOf(seen({ estates: [{}, {}] }))).toMatchObject({ silver: 6, gold: 18 });
    const expert = seen({ estates: [{}, {}], options: { expert: true } });
    expect(thresholdsOf(expert)).toMatchObject({ silver: 10, gold: 25 });
  });

  it('[R7.1] [R10.5] on the track are those for buildings and prestige', () => {
    expect(trackPoints(seen({ estates: [{ points: 7, prestige: 2 }, { points: 4 }] }))).toEqual([9, 4]);
  });

  it('[R9.4] are counted after a last round', () => {
    const ending = { ending: 'tiles', closer: 1 } as const;
    expect(lastRoundOf(seen({ estates: [{}, {}], ending }))).toBe(1);
    expect(lastRoundOf(seen({ estates: [{}, {}], ending, steps: [] }))).toBeUndefined();
    expect(lastRoundOf(seen({ estates: [{}, {}] }))).toBeUndefined();
  });
});

describe('a challenge', () => {
  const irregular = [build(4, 1, 7), build(7, 5, 11), build(9, 13, 5)];

  it('[R10.4] compares one number for each seat, and its leader has points alone', () => {
    const table = (own: typeof irregular) =>
      seen({ estates: [{ points: 20, buildings: own }, {}], challenge: 'masterArchitect' });
    expect(challengeStanding(table(irregular), 'masterArchitect')).toEqual({
      numbers: [[3], [0]],
      leader: 0,
    });
    const two = challengeStanding(table(irregular.slice(1)), 'masterArchitect');
    expect(two).toEqual({ numbers: [[2], [0]], leader: undefined });
  });

  it('[R10.7] compares technologies where majorities count', () => {
    const table = seen({
      estates: [{ points: 20, buildings: irregular }, { buildings: [build(BRONZE_SQUARE, 1, 11)] }],
      challenge: 'generationKing',
    });
    expect(challengeStanding(table, 'generationKing')).toEqual({
      numbers: [
        [1, 2, 0],
        [1, 0, 0],
      ],
      leader: 0,
    });
  });

  it('[R10.3] [R10.4] pays for each, or by the count', () => {
    expect(challengePay('goldTycoon')).toEqual({ each: DISTRICT_POINTS });
    expect(challengePay('masterArchitect')).toEqual({ byCount: ARCHITECT_POINTS, more: true });
    expect(challengePay('goldPrestige')).toEqual({ each: 1 });
    expect(challengePay('bronzeBaron')).toEqual({ byCount: [0, 0, 0, 0, 5, 10, 15], more: false });
    expect(challengePay('generationKing')).toEqual({ each: 5 });
  });
});

describe('attempts', () => {
  const whyNot = (state: State, attempt: unknown) => rules.whyNot(state, 0, attempt)?.code;

  it('[R5.1] [R5.7] [R7.1] to build say why a tile cannot be built', () => {
    const state = settled({ estates: [{ lots: ['R01', 'R02', 'R03', 'R04'], fallen: [BRONZE_BAR2] }, {}] });
    const attempt = (tile: number) => buildAttempt(view(state, 0), 0, tile);
    expect(whyNot(state, attempt(BRONZE_BAR2))).toBe('tileUsed');
    expect(whyNot(state, attempt(GOLD_BAR4))).toBe('technologyClosed');
    expect(whyNot(state, attempt(PARK_ROW))).toBe('technologyClosed');
    expect(whyNot(state, attempt(BRONZE_SQUARE))).toBe('notYourLand');
  });

  it('[R4.1] to acquire name a free lot of the kind', () => {
    const state = settled({ estates: [{ lots: ['R11'] }, {}] });
    const lot = lotAttempt(view(state, 0), kind('R3'));
    expect(at(LOTS, lot).sign).toBe('R12');
    expect(whyNot(state, { lot })).toBe('noSuchCard');
    const taken = settled({ estates: [{ lots: ['R11', 'R12', 'R13'] }, {}] });
    expect(whyNot(taken, { lot: lotAttempt(view(taken, 0), kind('R3')) })).toBe('lotTaken');
  });
});
