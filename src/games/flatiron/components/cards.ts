/** R1.1, R1.2, R1.5, R1.7: boards, street cards, decrees and Daniel's cards, by their numbers. */
import { at } from '#kernel';
import { BOARDS, DANIEL_CARDS, DECREES, STREET_CARDS } from '../values.ts';
import { COLORS, type DanielValues, type ScoringValues } from '../valueTypes.ts';
import { type Card, colorNumber, type Half, NONE, placeNumber, readValues } from './numbers.ts';

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

export function isDecree(card: Card): boolean {
  return card >= FIRST_DECREE;
}

const REPUTATIONS: readonly number[] = [
  ...STREET_CARDS.cards.flatMap(([, , , , , upper, , lower]) => [upper, lower]),
  ...DECREES.cards.flatMap(([, , upper, , lower]) => [upper, lower]),
];

/** R1.1, R1.2 What a half does for the reputation of its column. */
export function halfReputation(card: Card, half: Half): number {
  return at(REPUTATIONS, card * 2 + half);
}

export type ScoringType = ScoringValues[0];
export type Scoring = { readonly type: ScoringType; readonly amount: number; readonly colors: number };

/** R9.4 What the halves of decrees score, by decree (counted from 0) and half. */
export const SCORINGS: readonly Scoring[] = DECREES.cards.flatMap(([, upper, , lower]) =>
  [upper, lower].map(([type, ...values]): Scoring => {
    const { amount, colors } = readValues(values);
    return { type, amount, colors };
  }),
);

/** R9.4 What a half of a decree scores. */
export function scoringOf(card: Card, half: Half): Scoring {
  return at(SCORINGS, (card - FIRST_DECREE) * 2 + half);
}

export type DanielAction = DanielValues[4];

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
