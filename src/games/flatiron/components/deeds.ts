/** R5, R6, R8: every action in the box, by its number. */
import { at } from '#kernel';
import { ACTIONS, AMOUNTS, BOARDS, BUILD_COSTS, NEWSPAPERS, STREET_CARDS } from '../values.ts';
import { type ActionValues, type BoardValues, STREETS } from '../valueTypes.ts';
import {
  type Card,
  type Color,
  colorNumber,
  type Deed,
  type Half,
  NONE,
  type Paper,
  readValues,
  type Street,
} from './numbers.ts';

/** What can be done with one action, in numbers; fields an action does not need are 0, its colour NONE. */
export type DeedCard = {
  readonly type: DeedType;
  readonly cost: number;
  /** Dollars, points or a discount. */
  readonly amount: number;
  readonly color: Color;
  /** How many pillars it builds at most, and how many it must build. */
  readonly pillars: number;
  readonly mustBuild: number;
  /** R6.10 Whether a pillar may have a colour that the level has. */
  readonly mayRepeat: boolean;
};

export type DeedType =
  | ActionValues[0]
  | 'trade'
  | 'build1'
  | 'build2'
  | 'floor'
  | 'dollarsAndPoint'
  | 'buyCard'
  | 'buyDecree';

const NOTHING = { cost: 0, amount: 0, color: NONE, pillars: 0, mustBuild: 0, mayRepeat: false };

const deed = (type: DeedType, numbers: Partial<DeedCard> = {}): DeedCard => ({
  ...NOTHING,
  ...numbers,
  type,
});

/** An action that builds pillars: at most so many, at least so many. */
const build = (type: DeedType, pillars: number, mustBuild: number, numbers: Partial<DeedCard>): DeedCard =>
  deed(type, { pillars, mustBuild, ...numbers });

/** Actions of street cards and of single boards, out of the amount and the colour printed with them. */
const PRINTED: { readonly [K in ActionValues[0]]: (amount: number, color: Color) => DeedCard } = {
  dollars: (amount) => deed('dollars', { amount }),
  buyAny: (cost) => deed('buyAny', { cost }),
  colorPoints: (amount, color) => deed('colorPoints', { amount, color }),
  dollarsPerFloor: () => deed('dollarsPerFloor'),
  swap: () => deed('swap'),
  pointsPerFloors: () => deed('pointsPerFloors'),
  build1Plus: () =>
    build('build1Plus', 1, 1, { cost: ACTIONS.build1Plus.cost, amount: ACTIONS.build1Plus.points }),
  build2Plus: () =>
    build('build2Plus', 2, 2, { cost: ACTIONS.build2Plus.cost, amount: ACTIONS.build2Plus.points }),
  build1Repeat: () => build('build1Repeat', 1, 1, { cost: ACTIONS.build1Repeat.cost, mayRepeat: true }),
  otherAction: () => deed('otherAction', { cost: ACTIONS.otherAction.cost }),
  visibleCard: () => deed('visibleCard', { cost: ACTIONS.visibleCard.cost }),
  cityHall: () => deed('cityHall', { cost: ACTIONS.cityHall.cost }),
  floorCheap: () => deed('floorCheap', { cost: ACTIONS.floorCheap.cost, amount: ACTIONS.floorCheap.points }),
  newspaper: () => deed('newspaper'),
  newsboyDollars: () => deed('newsboyDollars'),
};

function printed([type, ...values]: ActionValues): DeedCard {
  const { amount, color } = readValues(values);
  return PRINTED[type](amount, color);
}

/** R1.5 The second action of a column: one that all boards have, or the board's own. */
const SECOND: { readonly [K in BoardValues['columns'][number][3]]: (own: ActionValues) => DeedCard } = {
  own: printed,
  build1: () => build('build1', 1, 1, { cost: BUILD_COSTS.build1 }),
  build2: () => build('build2', 2, 1, { cost: BUILD_COSTS.build2 }),
  floor: () => deed('floor', { cost: AMOUNTS.floorCost, amount: AMOUNTS.floorPoints }),
};

/** R1.4 The kinds of newspapers; their actions come last among DEEDS, in this order. */
export const PAPERS = [
  'dollars3',
  'swap',
  'dollars2point1',
  'build1',
  'cardCheaper',
  'decreeCheaper',
  'anyPillar',
] as const;
export type PaperName = (typeof PAPERS)[number];

const PAPER_DEEDS: { readonly [K in PaperName]: DeedCard } = {
  dollars3: deed('dollars', { amount: NEWSPAPERS.dollars3 }),
  swap: deed('swap'),
  dollars2point1: deed('dollarsAndPoint', { amount: NEWSPAPERS.dollars2point1 }),
  build1: build('build1', 1, 1, { cost: NEWSPAPERS.build1 }),
  cardCheaper: deed('buyCard', { amount: NEWSPAPERS.cardCheaper }),
  decreeCheaper: deed('buyDecree', { amount: NEWSPAPERS.decreeCheaper }),
  anyPillar: deed('buyAny', { cost: NEWSPAPERS.anyPillar }),
};

export const DEEDS: readonly DeedCard[] = [
  ...BOARDS.sides.flatMap(({ own, columns }) =>
    columns.flatMap(([color, cost, , second]) => [
      deed('trade', { cost, color: colorNumber(color) }),
      SECOND[second](own),
    ]),
  ),
  ...STREET_CARDS.cards.flatMap(([, , , , upper, , lower]) => [printed(upper), printed(lower)]),
  ...PAPERS.map((paper) => PAPER_DEEDS[paper]),
];

const FIRST_HALF = BOARDS.sides.length * STREETS.length * 2;
const FIRST_PAPER = FIRST_HALF + STREET_CARDS.cards.length * 2;

/** The number of a printed action; row 0 is the upper one. */
export function printedDeed(side: number, street: Street, row: number): Deed {
  return side * 8 + street * 2 + row;
}

export function halfDeed(card: Card, half: Half): Deed {
  return FIRST_HALF + card * 2 + half;
}

export function paperDeed(paper: Paper): Deed {
  return FIRST_PAPER + paper;
}

export function deedCard(number: Deed): DeedCard {
  return at(DEEDS, number);
}
