/** The shapes in which values.ts writes down what is printed on the pieces. */

/** Where values come from: the rules' text, public pages, or made up here to fit. */
export type Source = 'rulebook' | 'public' | 'reconstruction';

export const STREETS = ['broadway', 'street23', 'avenue5', 'street22'] as const;
export const PLACES = [...STREETS, 'cityHall'] as const;
export const COLORS = ['orange', 'blue', 'white', 'black'] as const;

export type StreetName = (typeof STREETS)[number];
export type PlaceName = (typeof PLACES)[number];
export type ColorName = (typeof COLORS)[number];

/** R6 An action as it is printed on boards and street cards. */
export type ActionValues =
  | readonly ['dollars' | 'buyAny', number]
  | readonly ['colorPoints', number, ColorName]
  | readonly [
      | 'dollarsPerFloor'
      | 'swap'
      | 'pointsPerFloors'
      | 'build2Plus'
      | 'otherAction'
      | 'build1Plus'
      | 'visibleCard'
      | 'build1Repeat'
      | 'cityHall'
      | 'floorCheap'
      | 'newspaper'
      | 'newsboyDollars',
    ];

export type BoardValues = {
  readonly id: string;
  readonly own: ActionValues;
  readonly columns: readonly (readonly [ColorName, number, number, 'build1' | 'build2' | 'floor' | 'own'])[];
};

export type CardValues = readonly [
  id: string,
  deck: StreetName,
  street: StreetName,
  cost: number,
  upper: ActionValues,
  upperReputation: number,
  lower: ActionValues,
  lowerReputation: number,
];

/** R9 What a decree scores. */
export type ScoringValues =
  | readonly ['perStoredPillar' | 'perDecree' | 'fixed', number]
  | readonly ['pairFloor', ColorName, ColorName]
  | readonly ['perColorBuilt', ColorName]
  | readonly [
      | 'perStreetCard'
      | 'perPairStreetCards'
      | 'perDollar'
      | 'per2Dollars'
      | 'perReputation'
      | 'per2Reputation',
    ];

export type DecreeValues = readonly [
  id: string,
  upper: ScoringValues,
  upperReputation: number,
  lower: ScoringValues,
  lowerReputation: number,
];

/** R7 What a floor does while it is the current level. */
export type EffectValues =
  | readonly ['streetDollar', StreetName]
  | readonly ['colorBonus', number, ColorName]
  | readonly [
      | 'cityHallFour'
      | 'shareLocation'
      | 'cardPoint'
      | 'sellDearer'
      | 'decreeCheaper'
      | 'pillarCheaper'
      | 'sameColor',
    ];

/** R7 What a slot gives to the one who fills it. */
export type BonusValues =
  | readonly ['points' | 'dollars', number]
  | readonly ['colorPoints', number, ColorName]
  | readonly ['newspaper' | 'reputation' | 'buyCard' | 'useNewspaper'];

export type FloorValues = readonly [
  id: string,
  starting: boolean,
  effect: EffectValues,
  slots: readonly [BonusValues, BonusValues, BonusValues],
];

export type DanielValues =
  | readonly [string, PlaceName, PlaceName, number, 'floor' | 'popularity']
  | readonly [string, PlaceName, PlaceName, number, 'pillar', ColorName, readonly number[]];
