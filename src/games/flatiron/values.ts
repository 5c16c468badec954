/**
 * What is printed on the pieces, in one place: put the values of a box here and no rule has to change.
 * A group says where it comes from: the text of the rules, or made up so that it fits all that is known.
 */
import type {
  BoardValues,
  CardValues,
  DanielValues,
  DecreeValues,
  FloorValues,
  Source,
} from './valueTypes.ts';

/** R1, R2, R5, R9 Amounts given in the rulebook. */
export const AMOUNTS = {
  from: 'rulebook' satisfies Source,
  startMoney: [7, 9],
  soloMoney: 9,
  takeMoney: 2,
  hallMoney: 4,
  decreeCost: 3,
  floorCost: 5,
  floorPoints: 6,
  newsboySpaces: [10, 20, 30, 40, 50],
  goodStreet: 5,
  badStreet: -3,
  columnRoom: 3,
  decreesShown: 6,
  pillarsPerColor: 7,
  reputationTokens: 4,
  stackedFloors: 4,
  moneyDecreeCap: 12,
  pairPoints: 3,
  builtColorPoints: 2,
  sellDearer: 2,
  danielMeets: 2,
  danielPillar: 1,
} as const;

/** R6 What actions of street cards cost and bring, wherever they are printed. */
export const ACTIONS = {
  from: 'rulebook' satisfies Source,
  build1Plus: { cost: 2, points: 1 },
  build2Plus: { cost: 3, points: 2 },
  build1Repeat: { cost: 1, points: 0 },
  floorCheap: { cost: 3, points: 4 },
  otherAction: { cost: 1 },
  visibleCard: { cost: 1 },
  cityHall: { cost: 1 },
} as const;

/** The rulebook names two basic builds but not the price of the one for two pillars, which is made up. */
export const BUILD_COSTS = { from: 'reconstruction' satisfies Source, build1: 1, build2: 2 } as const;

/** R8.5 to R8.11 The seven actions of the rulebook, in dollars gained, paid or saved. */
export const NEWSPAPERS = {
  from: 'rulebook' satisfies Source,
  dollars3: 3,
  dollars2point1: 2,
  build1: 1,
  cardCheaper: 1,
  decreeCheaper: 1,
  anyPillar: 1,
} as const;

/** Fourteen tokens carry seven actions; two of each is the natural reading. */
export const NEWSPAPER_COPIES = { from: 'reconstruction' satisfies Source, each: 2 } as const;

/** Per side: the action of its own, then per street colour, price, points and second printed action. */
export const BOARDS: { from: Source; sides: readonly BoardValues[] } = {
  from: 'reconstruction',
  sides: [
    {
      id: 'A-purple',
      own: ['dollars', 3],
      columns: [
        ['orange', 3, 4, 'build1'],
        ['blue', 4, 5, 'floor'],
        ['white', 1, 2, 'build2'],
        ['black', 2, 3, 'own'],
      ],
    },
    {
      id: 'B-purple',
      own: ['dollars', 3],
      columns: [
        ['blue', 2, 3, 'build2'],
        ['orange', 1, 2, 'own'],
        ['black', 4, 5, 'build1'],
        ['white', 3, 4, 'floor'],
      ],
    },
    {
      id: 'C-purple',
      own: ['dollars', 3],
      columns: [
        ['white', 4, 5, 'own'],
        ['black', 3, 4, 'build2'],
        ['orange', 2, 3, 'floor'],
        ['blue', 1, 2, 'build1'],
      ],
    },
    {
      id: 'D-purple',
      own: ['dollars', 3],
      columns: [
        ['black', 1, 2, 'floor'],
        ['white', 2, 3, 'build1'],
        ['blue', 3, 4, 'own'],
        ['orange', 4, 5, 'build2'],
      ],
    },
    {
      id: 'A-reverse',
      own: ['dollarsPerFloor'],
      columns: [
        ['white', 3, 4, 'floor'],
        ['black', 1, 2, 'build2'],
        ['orange', 5, 7, 'own'],
        ['blue', 2, 3, 'build1'],
      ],
    },
    {
      id: 'B-reverse',
      own: ['buyAny', 1],
      columns: [
        ['orange', 1, 2, 'build1'],
        ['blue', 3, 4, 'own'],
        ['white', 2, 3, 'build2'],
        ['black', 5, 7, 'floor'],
      ],
    },
    {
      id: 'C-reverse',
      own: ['newspaper'],
      columns: [
        ['blue', 5, 7, 'build2'],
        ['orange', 2, 3, 'floor'],
        ['black', 3, 4, 'build1'],
        ['white', 1, 2, 'own'],
      ],
    },
    {
      id: 'D-reverse',
      own: ['cityHall'],
      columns: [
        ['black', 2, 3, 'own'],
        ['white', 5, 7, 'build1'],
        ['blue', 1, 2, 'floor'],
        ['orange', 3, 4, 'build2'],
      ],
    },
  ],
};

/** Number, deck, street, cost, upper action and its reputation, lower action and its reputation. */
export const STREET_CARDS: { from: Source; cards: readonly CardValues[] } = {
  from: 'reconstruction',
  cards: [
    ['S01', 'broadway', 'broadway', 3, ['dollars', 3], 0, ['build1Plus'], -1],
    ['S02', 'broadway', 'broadway', 2, ['buyAny', 2], 0, ['dollars', 3], -1],
    ['S03', 'street23', 'broadway', 3, ['dollars', 4], -1, ['colorPoints', 2, 'orange'], 1],
    ['S04', 'street23', 'broadway', 3, ['dollars', 5], -2, ['otherAction'], -1],
    ['S05', 'avenue5', 'broadway', 3, ['dollarsPerFloor'], -1, ['floorCheap'], -2],
    ['S06', 'avenue5', 'broadway', 3, ['newspaper'], 0, ['dollars', 5], -2],
    ['S07', 'street22', 'broadway', 4, ['build1Repeat'], -1, ['dollars', 2], 2],
    ['S08', 'street22', 'broadway', 2, ['newsboyDollars'], 0, ['dollarsPerFloor'], -1],
    ['S09', 'street23', 'street23', 3, ['build2Plus'], -2, ['cityHall'], 1],
    ['S10', 'street23', 'street23', 4, ['buyAny', 1], -1, ['build2Plus'], -2],
    ['S11', 'avenue5', 'street23', 3, ['dollars', 3], 0, ['build1Repeat'], -1],
    ['S12', 'avenue5', 'street23', 2, ['swap'], 1, ['build1Plus'], -1],
    ['S13', 'street22', 'street23', 3, ['dollarsPerFloor'], -1, ['pointsPerFloors'], 0],
    ['S14', 'street22', 'street23', 3, ['build1Repeat'], -1, ['visibleCard'], 0],
    ['S15', 'broadway', 'street23', 3, ['dollars', 4], -1, ['floorCheap'], -2],
    ['S16', 'broadway', 'street23', 2, ['otherAction'], -1, ['colorPoints', 2, 'blue'], 1],
    ['S17', 'avenue5', 'avenue5', 3, ['pointsPerFloors'], 0, ['build1Repeat'], -1],
    ['S18', 'avenue5', 'avenue5', 3, ['colorPoints', 2, 'white'], 1, ['floorCheap'], -2],
    ['S19', 'street22', 'avenue5', 3, ['buyAny', 1], -1, ['pointsPerFloors'], -1],
    ['S20', 'street22', 'avenue5', 2, ['dollars', 4], -2, ['newspaper'], 0],
    ['S21', 'broadway', 'avenue5', 5, ['swap'], 2, ['build2Plus'], -2],
    ['S22', 'broadway', 'avenue5', 2, ['newsboyDollars'], -1, ['build1Plus'], 0],
    ['S23', 'street23', 'avenue5', 2, ['cityHall'], 1, ['otherAction'], -1],
    ['S24', 'street23', 'avenue5', 1, ['dollars', 2], 0, ['buyAny', 2], -1],
    ['S25', 'street22', 'street22', 2, ['visibleCard'], -1, ['cityHall'], 1],
    ['S26', 'street22', 'street22', 3, ['swap'], 1, ['pointsPerFloors'], -1],
    ['S27', 'broadway', 'street22', 2, ['dollars', 3], -1, ['build1Plus'], 0],
    ['S28', 'broadway', 'street22', 3, ['buyAny', 1], -1, ['colorPoints', 2, 'black'], 1],
    ['S29', 'street23', 'street22', 1, ['dollarsPerFloor'], -2, ['swap'], 0],
    ['S30', 'street23', 'street22', 3, ['newspaper'], 1, ['floorCheap'], -1],
    ['S31', 'avenue5', 'street22', 1, ['otherAction'], -2, ['newsboyDollars'], 0],
    ['S32', 'avenue5', 'street22', 4, ['build2Plus'], -2, ['visibleCard'], 0],
  ],
};

/** Number, upper scoring and its reputation, lower scoring and its reputation. */
export const DECREES: { from: Source; cards: readonly DecreeValues[] } = {
  from: 'reconstruction',
  cards: [
    ['D01', ['perStreetCard'], -1, ['perPairStreetCards'], 1],
    ['D02', ['per2Dollars'], 1, ['perDollar'], -1],
    ['D03', ['per2Reputation'], 1, ['perReputation'], -1],
    ['D04', ['perStoredPillar', 2], -1, ['fixed', 3], 1],
    ['D05', ['fixed', 3], 1, ['perDecree', 2], -1],
    ['D06', ['pairFloor', 'orange', 'blue'], -1, ['pairFloor', 'white', 'black'], -1],
    ['D07', ['pairFloor', 'orange', 'white'], -1, ['pairFloor', 'blue', 'black'], -1],
    ['D08', ['pairFloor', 'orange', 'black'], -1, ['pairFloor', 'blue', 'white'], -1],
    ['D09', ['perColorBuilt', 'orange'], -1, ['perColorBuilt', 'blue'], -1],
    ['D10', ['perColorBuilt', 'white'], -1, ['perColorBuilt', 'black'], -1],
  ],
};

/** Number, whether it is a starting floor, effect, three slots. */
export const FLOORS: { from: Source; tiles: readonly FloorValues[] } = {
  from: 'reconstruction',
  tiles: [
    ['F01', true, ['streetDollar', 'broadway'], [['points', 2], ['dollars', 2], ['newspaper']]],
    ['F02', true, ['streetDollar', 'street23'], [['dollars', 2], ['points', 2], ['reputation']]],
    [
      'F03',
      true,
      ['streetDollar', 'avenue5'],
      [
        ['points', 2],
        ['colorPoints', 3, 'orange'],
        ['dollars', 2],
      ],
    ],
    ['F04', true, ['streetDollar', 'street22'], [['newspaper'], ['dollars', 3], ['points', 1]]],
    ['F05', false, ['colorBonus', 2, 'orange'], [['dollars', 2], ['reputation'], ['points', 1]]],
    ['F06', false, ['colorBonus', 2, 'blue'], [['points', 2], ['newspaper'], ['useNewspaper']]],
    ['F07', false, ['colorBonus', 2, 'white'], [['reputation'], ['points', 2], ['dollars', 3]]],
    ['F08', false, ['colorBonus', 2, 'black'], [['buyCard'], ['points', 3], ['newspaper']]],
    ['F09', false, ['cityHallFour'], [['colorPoints', 3, 'blue'], ['points', 1], ['reputation']]],
    ['F10', false, ['shareLocation'], [['colorPoints', 3, 'white'], ['points', 2], ['newspaper']]],
    ['F11', false, ['cardPoint'], [['buyCard'], ['dollars', 2], ['colorPoints', 3, 'black']]],
    ['F12', false, ['sellDearer'], [['points', 3], ['colorPoints', 3, 'orange'], ['useNewspaper']]],
    ['F13', false, ['decreeCheaper'], [['colorPoints', 3, 'white'], ['reputation'], ['useNewspaper']]],
    ['F14', false, ['pillarCheaper'], [['points', 3], ['colorPoints', 3, 'black'], ['newspaper']]],
    ['F15', false, ['sameColor'], [['colorPoints', 3, 'blue'], ['dollars', 3], ['buyCard']]],
  ],
};

/** Number, main place, other place, popularity, action; a pillar's colour, and its slots in order. */
export const DANIEL_CARDS: { from: Source; cards: readonly DanielValues[] } = {
  from: 'reconstruction',
  cards: [
    ['B1', 'broadway', 'cityHall', 0, 'pillar', 'orange', [1, 2, 3]],
    ['B2', 'broadway', 'avenue5', 1, 'floor'],
    ['B3', 'street23', 'street22', 0, 'pillar', 'blue', [3, 1, 2]],
    ['B4', 'street23', 'cityHall', 1, 'popularity'],
    ['B5', 'avenue5', 'broadway', 0, 'pillar', 'white', [2, 3, 1]],
    ['B6', 'avenue5', 'street23', 1, 'floor'],
    ['B7', 'street22', 'avenue5', 0, 'pillar', 'black', [3, 2, 1]],
    ['B8', 'street22', 'broadway', 1, 'popularity'],
    ['B9', 'cityHall', 'street22', 0, 'floor'],
  ],
};
