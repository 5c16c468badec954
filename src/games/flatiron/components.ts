/** R1: what is in the box, made from values.ts into tables of small numbers. */
import { at } from '#kernel';
import {
  ACTIONS,
  AMOUNTS,
  BOARDS,
  BUILD_COSTS,
  DANIEL_CARDS,
  DECREES,
  FLOORS,
  NEWSPAPERS,
  STREET_CARDS,
} from './values.ts';
import {
  type ActionValues,
  type BonusValues,
  COLORS,
  type EffectValues,
  PLACES,
  type ScoringValues,
  STREETS,
} from './valueTypes.ts';

export { COLORS, PLACES, STREETS } from './valueTypes.ts';

/** An index of PLACES: the four streets, then City Hall. */
export type Place = number;
/** An index of STREETS; columns and decks have the same numbers. */
export type Street = number;
/** An index of COLORS; sets of colours are bit words. */
export type Color = number;
/** A card's number: street cards 0 to 31, decrees from FIRST_DECREE on. */
export type Card = number;
/** 0 is the upper half, seen above a column; 1 is the lower half, seen below it. */
export type Half = number;
/** An index of PAPERS; copies of a newspaper are alike. */
export type Paper = number;
/** A printed action of a board, a half of a street card, or a newspaper: an index of DEEDS. */
export type Deed = number;

export const NOWHERE = -1;
export const NONE = -1;
export const CITY_HALL = 4;
/** Stands for Daniel where seats are numbered. */
export const DANIEL = 2;
export const ROOF = FLOORS.tiles.length;
export const SLOTS = 3;

/** What can be done with one action, in numbers; fields an action does not need are 0, its colour NONE. */
export type DeedCard = {
  readonly type: DeedType;
  readonly cost: number;
  /** Dollars, points or a discount. */
  readonly amount: number;
  readonly color: Color;
  /** How many pillars it builds at most. */
  readonly pillars: number;
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

const deed = (type: DeedType, cost = 0, amount = 0, color = NONE, pillars = 0): DeedCard => ({
  type,
  cost,
  amount,
  color,
  pillars,
});

const colorNumber = (name: (typeof COLORS)[number]): Color => COLORS.indexOf(name);
const placeNumber = (name: (typeof PLACES)[number]): Place => PLACES.indexOf(name);

function printed(action: ActionValues): DeedCard {
  switch (action[0]) {
    case 'dollars':
      return deed('dollars', 0, action[1]);
    case 'buyAny':
      return deed('buyAny', action[1]);
    case 'colorPoints':
      return deed('colorPoints', 0, action[1], colorNumber(action[2]));
    case 'build1Plus':
    case 'build2Plus':
    case 'build1Repeat': {
      const { cost, points } = ACTIONS[action[0]];
      return deed(action[0], cost, points, NONE, action[0] === 'build2Plus' ? 2 : 1);
    }
    case 'floorCheap':
      return deed('floorCheap', ACTIONS.floorCheap.cost, ACTIONS.floorCheap.points);
    case 'otherAction':
    case 'visibleCard':
    case 'cityHall':
      return deed(action[0], ACTIONS[action[0]].cost);
    default:
      return deed(action[0]);
  }
}

/** R1.5 The sides of the boards: side 0 to 3 are purple, 4 to 7 their backs. */
export const SIDES = BOARDS.sides.map(({ id, columns }, side) => ({
  id,
  /** The letter of its board. */
  letter: id.charAt(0),
  purple: side < BOARDS.sides.length / 2,
  /** Per colour, in the order of COLORS. */
  price: COLORS.map((name) => columns.find(([color]) => color === name)?.[1] ?? 0),
  points: COLORS.map((name) => columns.find(([color]) => color === name)?.[2] ?? 0),
}));
export const BOARD_COUNT = SIDES.length / 2;

/** R1.1 Street cards by number. */
export const CARDS = STREET_CARDS.cards.map(([id, deck, street, cost]) => ({
  id,
  deck: placeNumber(deck),
  street: placeNumber(street),
  cost,
}));
export const FIRST_DECREE = CARDS.length;
export const DECREE_COUNT = DECREES.cards.length;

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

const FIRST_HALF = BOARDS.sides.length * STREETS.length * 2;
const FIRST_PAPER = FIRST_HALF + CARDS.length * 2;

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

/** R5, R6, R8 Every action in the box by its number. */
export const DEEDS: readonly DeedCard[] = [
  ...BOARDS.sides.flatMap(({ own, columns }) =>
    columns.flatMap(([color, price, , second]) => [
      deed('trade', price, 0, colorNumber(color)),
      second === 'own'
        ? printed(own)
        : second === 'floor'
          ? deed('floor', AMOUNTS.floorCost, AMOUNTS.floorPoints)
          : deed(second, BUILD_COSTS[second], 0, NONE, second === 'build1' ? 1 : 2),
    ]),
  ),
  ...STREET_CARDS.cards.flatMap(([, , , , upper, , lower]) => [printed(upper), printed(lower)]),
  deed('dollars', 0, NEWSPAPERS.dollars3),
  deed('swap'),
  deed('dollarsAndPoint', 0, NEWSPAPERS.dollars2point1),
  deed('build1', NEWSPAPERS.build1, 0, NONE, 1),
  deed('buyCard', 0, NEWSPAPERS.cardCheaper),
  deed('buyDecree', 0, NEWSPAPERS.decreeCheaper),
  deed('buyAny', NEWSPAPERS.anyPillar),
];

/** R1.1, R1.2 What a half does for the reputation of its column, by card and half. */
export const REPUTATION: readonly number[] = [
  ...STREET_CARDS.cards.flatMap(([, , , , , upper, , lower]) => [upper, lower]),
  ...DECREES.cards.flatMap(([, , upper, , lower]) => [upper, lower]),
];

export type ScoringType = ScoringValues[0];
export type Scoring = { readonly type: ScoringType; readonly amount: number; readonly colors: number };

/** R9.4 What the halves of decrees score, by decree (counted from 0) and half. */
export const SCORINGS: readonly Scoring[] = DECREES.cards.flatMap(([, upper, , lower]) =>
  [upper, lower].map((scoring): Scoring => {
    const [type, ...rest] = scoring;
    let amount = 0;
    let colors = 0;
    for (const value of rest) {
      if (typeof value === 'number') amount = value;
      else colors |= 1 << colorNumber(value);
    }
    return { type, amount, colors };
  }),
);

export type EffectType = EffectValues[0] | 'none';
export type BonusType = BonusValues[0];

function effectOf(effect: EffectValues) {
  const none = { type: effect[0] as EffectType, amount: 0, color: NONE, street: NOWHERE };
  if (effect[0] === 'streetDollar') return { ...none, street: placeNumber(effect[1]) };
  if (effect[0] === 'colorBonus') return { ...none, amount: effect[1], color: colorNumber(effect[2]) };
  return none;
}

function bonusOf(bonus: BonusValues) {
  return {
    type: bonus[0],
    amount: bonus[1] ?? 0,
    color: bonus[0] === 'colorPoints' ? colorNumber(bonus[2]) : NONE,
  };
}

export type Effect = ReturnType<typeof effectOf>;
export type Bonus = ReturnType<typeof bonusOf>;

/** R1.3 Floors by number, the roof last: it has no effect and no slots. */
export const FLOOR_TILES: readonly {
  readonly id: string;
  readonly starting: boolean;
  readonly effect: Effect;
  readonly slots: readonly Bonus[];
}[] = [
  ...FLOORS.tiles.map(([id, starting, effect, slots]) => ({
    id,
    starting,
    effect: effectOf(effect),
    slots: slots.map(bonusOf),
  })),
  {
    id: 'roof',
    starting: false,
    effect: { type: 'none', amount: 0, color: NONE, street: NOWHERE },
    slots: [],
  },
];

/** R1.7 Daniel's cards by number; slots counted from 0, in the order he tries them. */
export const DANIELS = DANIEL_CARDS.cards.map(([id, main, other, popularity, action, color, slots]) => ({
  id,
  main: placeNumber(main),
  other: placeNumber(other),
  popularity,
  action,
  color: color === undefined ? NONE : colorNumber(color),
  slots: (slots ?? []).map((slot) => slot - 1),
}));

export function deedCard(number: Deed): DeedCard {
  return at(DEEDS, number);
}
