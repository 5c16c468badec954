import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import type { Challenge } from '../components.ts';
import { challengePoints } from '../scoring.ts';
import type { Build } from '../sites.ts';
import { view } from '../view.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  GOLD_BLOCK,
  GOLD_PEE,
  GOLD_TEE,
  type Holding,
  layout,
  PARK_ROW,
  play,
  SILVER_BAR3,
  SILVER_CORNER,
  SILVER_ELL,
  SILVER_PEE,
  SINGER,
  START,
} from './layout.ts';

const over = { steps: [], ending: { ending: 'tiles' as const, closer: 0 } };

/** The challenge points of seat 0. */
function pointsFor(challenge: Challenge, ...estates: Holding[]): number {
  return challengePoints(layout({ estates, challenge, ...over }), 0);
}

describe('challenges', () => {
  it('[R10.3] Gold Tycoon: 3 points for each district with two gold skyscrapers', () => {
    const buildings = [build(GOLD_BAR4, 1, 5), build(GOLD_TEE, 2, 6)];
    expect(pointsFor('goldTycoon', { buildings }, {})).toBe(3);
    expect(pointsFor('goldTycoon', { buildings: buildings.slice(1) }, {})).toBe(0);
  });

  it('[R10.3] [R10.8] counts a building over two districts in both', () => {
    const both = [build(GOLD_BLOCK, 5, 6, 1), build(GOLD_PEE, 5, 8)];
    expect(pointsFor('goldTycoon', { buildings: both }, {})).toBe(6);
    const yellowOnly = [build(GOLD_BLOCK, 5, 6, 1), build(GOLD_TEE, 1, 7)];
    expect(pointsFor('goldTycoon', { buildings: yellowOnly }, {})).toBe(3);
  });

  it('[R10.3] counts legendaries as gold, and no older technology', () => {
    const legendary = [build(PARK_ROW, 1, 7), build(GOLD_TEE, 1, 5, 3)];
    expect(pointsFor('goldTycoon', { buildings: legendary }, {})).toBe(3);
    const silver = [build(PARK_ROW, 1, 7), build(SILVER_CORNER, 1, 5, 2)];
    expect(pointsFor('goldTycoon', { buildings: silver }, {})).toBe(0);
  });

  it.each([
    [2, 0],
    [3, 3],
    [4, 6],
    [5, 10],
    [6, 10],
  ])('[R10.4] Master Architect: %i irregular skyscrapers give %i points', (count, points) => {
    const irregular = [
      build(BRONZE_CORNER, 1, 5, 2),
      build(SILVER_CORNER, 9, 12, 1),
      build(SILVER_PEE, 5, 14),
      build(SILVER_ELL, 1, 7),
      build(GOLD_TEE, 9, 7, 3),
      build(SINGER, 13, 11),
    ];
    const buildings = [...irregular.slice(0, count), build(BRONZE_BAR2, 9, 8), build(BRONZE_SQUARE, 5, 11)];
    expect(pointsFor('masterArchitect', { buildings }, {})).toBe(points);
  });

  it.each([
    [3, 0],
    [4, 5],
    [5, 10],
    [6, 15],
  ])('[R10.6] Bronze Baron: %i bronze skyscrapers standing give %i points', (count, points) => {
    const bronze = [
      build(BRONZE_BAR2, 3, 11),
      build(BRONZE_BAR2_TOO, 3, 13),
      build(BRONZE_BAR2_THIRD, 5, 11),
      build(BRONZE_BAR3, 13, 12),
      build(BRONZE_CORNER, 1, 5, 2),
      build(BRONZE_SQUARE, 1, 7),
    ];
    const buildings = [...bronze.slice(0, count), build(SILVER_BAR3, 7, 6)];
    expect(
      pointsFor('bronzeBaron', { buildings, fallen: bronze.slice(count).map(({ tile }) => tile) }, {}),
    ).toBe(points);
  });

  it('[R10.7] Generation King: 5 points for each technology led alone', () => {
    const estates = [
      { buildings: [build(BRONZE_BAR2, 3, 11), build(BRONZE_BAR2_TOO, 3, 13), build(SILVER_BAR3, 1, 7)] },
      { buildings: [build(BRONZE_BAR2, 13, 8), build(SILVER_BAR3, 13, 11)] },
      { buildings: [build(GOLD_BAR4, 9, 5)] },
    ];
    const state = layout({ estates, challenge: 'generationKing', ...over });
    expect([0, 1, 2].map((seat) => challengePoints(state, seat))).toEqual([5, 0, 5]);
  });

  it('[R10.7] Generation King: counts all skyscrapers, not the starting building', () => {
    const buildings = [build(START, 10, 8), build(BRONZE_BAR2, 3, 11), build(SILVER_BAR3, 1, 7)];
    const state = layout({ estates: [{ buildings }, {}], challenge: 'generationKing' });
    expect(view(state, 0).estates.map(({ challenge }) => challenge.count)).toEqual([2, 0]);
  });

  it.each([
    ['goldTycoon', 1],
    ['masterArchitect', 2],
    ['goldPrestige', 4],
    ['bronzeBaron', 3],
    ['generationKing', 6],
  ] as const)('[R10.3] to [R10.7] shows what %s counts: %i', (challenge, count) => {
    const buildings = [
      build(START, 10, 8),
      build(BRONZE_BAR2, 3, 11),
      build(BRONZE_BAR2_TOO, 3, 13),
      build(BRONZE_CORNER, 5, 11),
      build(SILVER_BAR3, 13, 11),
      build(GOLD_BAR4, 1, 5),
      build(GOLD_TEE, 2, 6),
    ];
    const state = layout({ estates: [{ buildings, prestige: 4 }, {}], challenge });
    expect(view(state, 0).estates.map((estate) => estate.challenge.count)).toEqual([count, 0]);
  });

  it('[R10.6] [R10.7] [Q8] the starting building is no bronze skyscraper', () => {
    const start = build(START, 10, 8);
    expect(pointsFor('generationKing', { buildings: [start] }, {})).toBe(0);
    const bronze = [build(BRONZE_BAR2, 3, 11), build(BRONZE_BAR2_TOO, 3, 13), build(BRONZE_BAR3, 13, 12)];
    expect(pointsFor('bronzeBaron', { buildings: [...bronze, start] }, {})).toBe(0);
  });
});

describe('Gold Prestige', () => {
  /** The points that seat 0 gains by a building on the land it has between Liberty Street and its neighbours. */
  function gained(
    mine: Build,
    neighbours: Holding[],
    own: Holding = {},
    challenge: Challenge = 'goldPrestige',
  ) {
    const given = play({
      estates: [{ points: 18, lots: ['Y11', 'Y01', 'Y02', 'Y03'], ...own }, ...neighbours],
      challenge,
      steps: [
        { step: 'goOn', seat: 0, built: false, small: false },
        { step: 'closeTurn', seat: 0 },
      ],
    });
    given.answer(0, mine);
    return at(given.state.estates, 0).prestige;
  }

  const south = [build(START, 3, 6), build(BRONZE_BAR2, 3, 8)];

  it('[R10.5] [Q8] scores 1 point for each older neighbour, the starting building too', () => {
    expect(gained(build(GOLD_BLOCK, 1, 7), [{ buildings: south }])).toBe(2);
    expect(gained(build(PARK_ROW, 1, 7), [{ buildings: south }])).toBe(2);
    expect(gained(build(GOLD_BLOCK, 1, 7), [{ buildings: [build(SILVER_BAR3, 3, 7)] }])).toBe(1);
  });

  it('[R10.5] counts the neighbours of all other seats', () => {
    const neighbours = south.map((building) => ({ buildings: [building] }));
    expect(gained(build(GOLD_BLOCK, 1, 7), neighbours)).toBe(2);
  });

  it('[R10.5] [Q3] needs a shared side; a corner is not enough', () => {
    const neighbours = [{ buildings: [build(BRONZE_BAR2, 2, 5, 1)] }];
    expect(gained(build(GOLD_BAR4, 1, 6), neighbours)).toBe(0);
    expect(gained(build(GOLD_BAR4, 1, 5), neighbours)).toBe(1);
  });

  it('[R10.5] does not reach across a street', () => {
    const beyond = [
      build(BRONZE_BAR2, 1, 11, 1),
      build(BRONZE_BAR2_TOO, 1, 12),
      build(BRONZE_BAR2_THIRD, 2, 14, 1),
    ];
    expect(gained(build(GOLD_BLOCK, 1, 7), [{ buildings: beyond }])).toBe(0);
  });

  it('[R10.5] does not score gold neighbours, nor one’s own', () => {
    expect(gained(build(GOLD_BLOCK, 1, 7), [{ buildings: [build(GOLD_BAR4, 3, 6)] }])).toBe(0);
    expect(gained(build(GOLD_BLOCK, 1, 7), [{}], { buildings: [build(BRONZE_BAR2, 1, 6, 1)] })).toBe(0);
  });

  it('[R10.5] scores nothing for silver, nor when another challenge is in play', () => {
    expect(gained(build(SILVER_BAR3, 1, 7), [{ buildings: south }])).toBe(0);
    expect(gained(build(SILVER_ELL, 1, 7, 1), [{ buildings: south }])).toBe(0);
    expect(gained(build(GOLD_BLOCK, 1, 7), [{ buildings: south }], {}, 'goldTycoon')).toBe(0);
  });
});
