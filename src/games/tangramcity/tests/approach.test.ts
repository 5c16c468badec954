/** What statistics count of a game of Tangram City. */
import { expect, it } from 'vitest';
import { at } from '#kernel';
import { approach } from '../approach.ts';
import { FOUNTAIN } from '../components.ts';
import { layBoard } from '../effects.ts';
import { emptyCity } from '../setup.ts';
import { SPOTS } from '../spots.ts';
import { ready } from './layout.ts';

/** Some spot of a tile, by its number. */
const spotOf = (tile: number) => SPOTS.findIndex((spot) => spot.tile === tile);

it('is board and side, and how many fountains found a place', () => {
  const state = ready(3);
  const city = at(state.cities, 1);
  layBoard(city, 'green');
  city.pieces = [spotOf(4), spotOf(FOUNTAIN), spotOf(0), spotOf(FOUNTAIN), spotOf(9)];
  const traits = [0, 1].map((seat) => approach(state, state, seat).traits);
  expect(traits).toEqual([
    { board: ['0.0'], fountains: ['0'] },
    { board: ['1.1'], fountains: ['2'] },
  ]);
});

it('has no board before its side is chosen', () => {
  const state = ready(2, { cities: [emptyCity(), { ...emptyCity(), board: 3 }] });
  expect([0, 1].map((seat) => approach(state, state, seat).traits.board)).toEqual([[], []]);
});

it('counts turns from the seat that began', () => {
  const [start, end] = [ready(3, { first: 1 }), ready(3, { first: 2 })];
  expect([0, 1, 2].map((seat) => approach(start, end, seat).turn)).toEqual([2, 0, 1]);
});
