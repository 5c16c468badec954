/** What statistics count of a game of New York City. */
import { expect, it } from 'vitest';
import { approach } from '../approach.ts';
import { CHARACTER } from '../characters.ts';
import { layOut } from './layout.ts';

const { secretary, scout, banker, agent, patron, clerk } = CHARACTER;

const start = layOut({
  players: [{}, {}, {}],
  stacks: [
    [banker, agent],
    [secretary, scout],
  ],
  order: [2, 0, 1],
  steps: [],
});

it('is the stack of the start, and each character hired since, once', () => {
  const end = layOut({
    players: [{ staff: [secretary, scout, patron, clerk, patron] }, { staff: [banker, agent] }, {}],
    steps: [],
  });
  expect([0, 1, 2].map((seat) => approach(start, end, seat).traits)).toEqual([
    { start: ['secretary', 'scout'], hired: ['patron', 'clerk'] },
    { start: ['banker', 'agent'], hired: [] },
    { start: [], hired: [] },
  ]);
});

it('knows no start once a character of it was given up: all count as hired', () => {
  const end = layOut({ players: [{ staff: [scout, patron] }, {}, {}], steps: [] });
  expect(approach(start, end, 0).traits).toEqual({ start: [], hired: ['scout', 'patron'] });
});

it('counts turns as the first round went', () => {
  const end = { ...start, order: [0, 1, 2] };
  expect([0, 1, 2].map((seat) => approach(start, end, seat).turn)).toEqual([1, 2, 0]);
});
