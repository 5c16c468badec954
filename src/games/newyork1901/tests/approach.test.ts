/** What statistics count of a game of New York 1901. */
import { expect, it } from 'vitest';
import { at } from '#kernel';
import { approach } from '../approach.ts';
import { FIRST_LEGENDARY } from '../components.ts';
import { type Holding, layout } from './layout.ts';

const three: Holding[] = [{ character: 'green' }, { character: 'blue' }, { character: 'red' }];

it('is the character, and the legendary skyscrapers that stand, also on the first place of all', () => {
  const state = layout({ estates: three });
  at(state.estates, 1).places[FIRST_LEGENDARY + 1] = 0;
  at(state.estates, 1).places[FIRST_LEGENDARY + 3] = 7;
  at(state.estates, 2).places[FIRST_LEGENDARY] = 5;
  const traits = [0, 1, 2].map((seat) => approach(state, state, seat).traits);
  expect(traits).toEqual([
    { character: ['green'], legendary: ['none'] },
    { character: ['blue'], legendary: ['singer', 'woolworth'] },
    { character: ['red'], legendary: ['parkRow'] },
  ]);
});

it('counts turns from the seat that began', () => {
  const start = { ...layout({ estates: three }), first: 1 };
  const end = { ...start, first: 2 };
  expect([0, 1, 2].map((seat) => approach(start, end, seat).turn)).toEqual([2, 0, 1]);
});
