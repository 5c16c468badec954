import { expect, it } from 'vitest';
import type { Action } from '#games/newyorkcity';
import { CHARACTER, JOKER } from '#games/newyorkcity/components';
import { none, put } from '#games/newyorkcity/queries';
import { type Hints, hintForAnswer, hintForCard, hintForDistrict, hintForValue } from './hinted.ts';

const cards = (kind: number, count: number) => {
  const counts = none();
  put(counts, kind, count);
  return counts;
};
const bid = (value: number, kind: number): Action => ({
  value,
  cards: cards(kind, value),
  staff: [],
  back: 0,
});
const hints = (...actions: readonly Action[]): Hints => ({
  answers: actions.map((action, i) => ({ action, place: i + 1 })),
  pointed: actions[1],
});

it('marks a value by the best bid of it, and a way by its own place', () => {
  const open = hints(bid(2, 1), bid(3, 1), bid(2, JOKER));
  expect(hintForValue(open, 2)).toEqual({ place: 1, isPointed: false });
  expect(hintForValue(open, 3)).toEqual({ place: 2, isPointed: true });
  expect(hintForValue(open, 4)).toBeUndefined();
  expect(hintForAnswer(open, bid(2, JOKER))).toEqual({ place: 3, isPointed: false });
});

it('marks cards of a discard, but not of bids, whose ways are marked', () => {
  expect(hintForCard(hints(bid(2, 1)), 1, 0)).toBeUndefined();
  const open = hints({ discard: cards(2, 1) });
  expect(hintForCard(open, 2, 0)?.place).toBe(1);
  expect(hintForCard(open, 2, 1)).toBeUndefined();
});

it('marks districts and characters where the answer would lie', () => {
  const open = hints({ tile: 0, link: 1, district: 4 }, { hire: CHARACTER.clerk }, { from: 2 });
  expect(hintForDistrict(open, 4)?.place).toBe(1);
  expect(hintForDistrict(open, 2)?.place).toBe(3);
  expect(hintForDistrict(open, 0)).toBeUndefined();
  expect(hintForAnswer(open, { hire: CHARACTER.clerk })?.isPointed).toBe(true);
  expect(hintForAnswer(open, undefined)).toBeUndefined();
});
