/** R1.1, R1.2, R1.5, R1.7: boards, street cards, decrees and Daniel's cards, by their numbers. */
import { at } from '#kernel';
import type { FlatironBox } from '../box/index.ts';
import { BOX } from '../box.ts';
import { COLORS, STREETS } from '../names.ts';
import { type Card, colorNumber, type Half, NONE, placeNumber } from './numbers.ts';

const { boards, streetCards, decrees, danielCards } = BOX.values;

/** R1.5 The sides of the boards: side 0 to 3 are purple, 4 to 7 their backs. */
export const SIDES = boards.value.map(({ id, columns }, side) => {
  const warehouses = COLORS.map((name) =>
    STREETS.map((street) => columns[street]).find(({ color }) => color === name),
  );
  return {
    id,
    /** The letter of its board. */
    letter: id.charAt(0),
    purple: side < boards.value.length / 2,
    /** Per colour, in the order of COLORS. */
    price: warehouses.map((warehouse) => warehouse?.price ?? 0),
    points: warehouses.map((warehouse) => warehouse?.points ?? 0),
  };
});
export const BOARD_COUNT = SIDES.length / 2;

/** R1.1 Street cards by number. */
export const CARDS = streetCards.value.map(({ id, deck, street, cost }) => ({
  id,
  deck: placeNumber(deck),
  street: placeNumber(street),
  cost,
}));
export const FIRST_DECREE = CARDS.length;
export const DECREE_COUNT = decrees.value.length;

export function isDecree(card: Card): boolean {
  return card >= FIRST_DECREE;
}

const REPUTATIONS: readonly number[] = [...streetCards.value, ...decrees.value].flatMap(
  ({ upper, lower }) => [upper.reputation, lower.reputation],
);

/** R1.1, R1.2 What a half does for the reputation of its column. */
export function halfReputation(card: Card, half: Half): number {
  return at(REPUTATIONS, card * 2 + half);
}

type PrintedScoring = FlatironBox['values']['decrees']['value'][number]['upper'];

export type ScoringType = PrintedScoring['scoring'];
/** A kind of scoring with its points and the set of its colours. */
export type Scoring = { readonly type: ScoringType; readonly amount: number; readonly colors: number };

/** R9.4 What the halves of decrees score, by decree (counted from 0) and half. */
export const SCORINGS: readonly Scoring[] = decrees.value.flatMap(({ upper, lower }) => [
  scoring(upper),
  scoring(lower),
]);

function scoring(half: PrintedScoring): Scoring {
  const colors = 'colors' in half ? half.colors : 'color' in half ? [half.color] : [];
  return {
    type: half.scoring,
    amount: 'amount' in half ? half.amount : 0,
    colors: colors.reduce((set, name) => set | (1 << colorNumber(name)), 0),
  };
}

/** R9.4 What a half of a decree scores. */
export function scoringOf(card: Card, half: Half): Scoring {
  return at(SCORINGS, (card - FIRST_DECREE) * 2 + half);
}

type PrintedDaniel = FlatironBox['values']['danielCards']['value'][number];

export type DanielAction = PrintedDaniel['action'];

/** R1.7 Daniel's cards by number; slots counted from 0, in the order he tries them. */
export const DANIELS = danielCards.value.map((card) => ({
  id: card.id,
  main: placeNumber(card.main),
  other: placeNumber(card.other),
  popularity: card.popularity,
  action: card.action,
  color: card.action === 'pillar' ? colorNumber(card.color) : NONE,
  slots: card.action === 'pillar' ? card.slots.map((slot) => slot - 1) : [],
}));
