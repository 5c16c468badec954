/** What statistics count of a game of Rowhouse. */
import { expect, it } from 'vitest';
import { approach } from '../approach.ts';
import { BRICK, CREAM, house, MOSS, street } from './layout.ts';

it('is how many storeys are of a single colour', () => {
  const two = house({ storeys: [BRICK.slice(0, 3), MOSS.slice(0, 3), CREAM.slice(0, 2)] });
  const state = street({ houses: [house(), two] });
  const rows = [0, 1].map((seat) => approach(street(), state, seat).traits.rows);
  expect(rows).toEqual([['0'], ['2']]);
});

it('counts turns from the seat that began', () => {
  const houses = [house(), house(), house()];
  const [start, end] = [street({ houses, first: 1 }), street({ houses, first: 2 })];
  expect([0, 1, 2].map((seat) => approach(start, end, seat).turn)).toEqual([2, 0, 1]);
});
