/** What statistics count of a game of Flatiron. */
import { expect, it } from 'vitest';
import { approach, decreeHalfOf, sideOf } from '../approach.ts';
import { NONE, SIDES } from '../components.ts';
import { newPlayer } from '../setup.ts';
import { AVENUE5, BROADWAY, card, column, decree, table } from './layout.ts';

it('is the side played on, and each decree with the half that counts', () => {
  const [above, below] = [decree('D03'), decree('D06')];
  const state = table({
    me: {
      above: column(BROADWAY, [card('S01'), above]),
      below: column(AVENUE5, [below, card('S07')]),
    },
    rival: { above: column(BROADWAY, [card('S02')]) },
  });
  expect(approach(table(), state, 0).traits).toEqual({
    side: ['A-purple'],
    decree: [`${above}.0`, `${below}.1`],
  });
  expect(approach(table(), state, 1).traits).toEqual({ side: ['B-purple'], decree: [] });
});

it('has no side before one is chosen', () => {
  const state = table({ me: newPlayer([0, 1]) });
  expect(state.players[0]?.side).toBe(NONE);
  expect(approach(state, state, 0).traits).toEqual({ side: [], decree: [] });
});

it('counts turns from the first seat of the end: at the start none is drawn yet', () => {
  const [start, end] = [table({ first: 0 }), table({ first: 1 })];
  expect([0, 1].map((seat) => approach(start, end, seat).turn)).toEqual([1, 0]);
  expect([0, 1].map((seat) => approach(end, start, seat).turn)).toEqual([0, 1]);
});

it('names sides and decrees so that they are found again', () => {
  expect(SIDES.map(({ id }) => sideOf(id))).toEqual(SIDES.map((_, side) => side));
  expect(decreeHalfOf(`${decree('D05')}.1`)).toEqual([decree('D05'), 1]);
});
