/** R5, R6, R8: every action in the box, by its number. */
import { at } from '#kernel';
import type { FlatironBox } from '../box/index.ts';
import { BOX } from '../box.ts';
import { PAPERS, type PaperName, STREETS, type StreetName } from '../names.ts';
import { AMOUNTS } from './amounts.ts';
import {
  type Card,
  type Color,
  colorNumber,
  type Deed,
  type Half,
  NONE,
  type Paper,
  type Street,
} from './numbers.ts';

type Values = FlatironBox['values'];
type Column = Values['boards']['value'][number]['columns'][StreetName];
/** An action as it is printed on a board or a half of a street card. */
type PrintedAction = Column['upper'] | Values['streetCards']['value'][number]['upper'];
type Untraded = Exclude<PrintedAction, { action: 'trade' }>;

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

export type DeedType = PrintedAction['action'] | 'dollarsAndPoint' | 'buyCard' | 'buyDecree';

const { actions, boards, streetCards, newspapers, newspaperCopies } = BOX.values;

const NOTHING = { cost: 0, amount: 0, color: NONE, pillars: 0, mustBuild: 0, mayRepeat: false };

const deed = (type: DeedType, numbers: Partial<DeedCard> = {}): DeedCard => ({
  ...NOTHING,
  ...numbers,
  type,
});

/** An action that builds pillars: at most so many, at least so many. */
const build = (type: DeedType, pillars: number, mustBuild: number, numbers: Partial<DeedCard>): DeedCard =>
  deed(type, { pillars, mustBuild, ...numbers });

type Numbers = Pick<DeedCard, 'cost' | 'amount' | 'color'>;

/** Printed actions, out of what is printed with them and of the amounts that all of a kind share. */
const PRINTED: { readonly [K in Untraded['action']]: (printed: Numbers) => DeedCard } = {
  build1: ({ cost }) => build('build1', 1, 1, { cost }),
  build2: ({ cost }) => build('build2', 2, 1, { cost }),
  floor: () => deed('floor', { cost: AMOUNTS.floorCost, amount: AMOUNTS.floorPoints }),
  dollars: ({ amount }) => deed('dollars', { amount }),
  buyAny: ({ cost }) => deed('buyAny', { cost }),
  colorPoints: ({ amount, color }) => deed('colorPoints', { amount, color }),
  dollarsPerFloor: () => deed('dollarsPerFloor'),
  swap: () => deed('swap'),
  pointsPerFloors: () => deed('pointsPerFloors'),
  build1Plus: () => build('build1Plus', 1, 1, costAndPoints(actions.value.build1Plus)),
  build2Plus: () => build('build2Plus', 2, 2, costAndPoints(actions.value.build2Plus)),
  build1Repeat: () => build('build1Repeat', 1, 1, { ...actions.value.build1Repeat, mayRepeat: true }),
  otherAction: () => deed('otherAction', actions.value.otherAction),
  visibleCard: () => deed('visibleCard', actions.value.visibleCard),
  cityHall: () => deed('cityHall', actions.value.cityHall),
  floorCheap: () => deed('floorCheap', costAndPoints(actions.value.floorCheap)),
  newspaper: () => deed('newspaper'),
  newsboyDollars: () => deed('newsboyDollars'),
};

function costAndPoints({ cost, points }: { cost: number; points: number }): Partial<DeedCard> {
  return { cost, amount: points };
}

function printed(action: Untraded): DeedCard {
  return PRINTED[action.action]({
    cost: 'cost' in action ? action.cost : 0,
    amount: 'amount' in action ? action.amount : 0,
    color: 'color' in action ? colorNumber(action.color) : NONE,
  });
}

/** R1.5 A trade is about the warehouse of its column. */
function printedIn({ color, price }: Column, action: Column['upper']): DeedCard {
  if (action.action === 'trade') return deed('trade', { cost: price, color: colorNumber(color) });
  return printed(action);
}

/** R1.4 How many newspapers there are of each kind. */
export const PAPER_COPIES: readonly number[] = PAPERS.map((paper) => newspaperCopies.value[paper]);

const PAPER_DEEDS: { readonly [K in PaperName]: DeedCard } = {
  dollars3: deed('dollars', { amount: newspapers.value.dollars3.dollars }),
  swap: deed('swap'),
  dollars2point1: deed('dollarsAndPoint', { amount: newspapers.value.dollars2point1.dollars }),
  build1: build('build1', 1, 1, { cost: newspapers.value.build1.cost }),
  cardCheaper: deed('buyCard', { amount: newspapers.value.cardCheaper.discount }),
  decreeCheaper: deed('buyDecree', { amount: newspapers.value.decreeCheaper.discount }),
  anyPillar: deed('buyAny', { cost: newspapers.value.anyPillar.cost }),
};

/** Every action: those of the boards, of the halves of street cards, and of the newspapers. */
export const DEEDS: readonly DeedCard[] = [
  ...boards.value.flatMap(({ columns }) =>
    STREETS.map((street) => columns[street]).flatMap((column) => [
      printedIn(column, column.upper),
      printedIn(column, column.lower),
    ]),
  ),
  ...streetCards.value.flatMap(({ upper, lower }) => [printed(upper), printed(lower)]),
  ...PAPERS.map((paper) => PAPER_DEEDS[paper]),
];

const FIRST_HALF = boards.value.length * STREETS.length * 2;
const FIRST_PAPER = FIRST_HALF + streetCards.value.length * 2;

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
