import { expect, it } from 'vitest';
import { rowhouse } from '#games/rowhouse';
import { STOREYS, TILE_COUNT } from '#games/rowhouse/components';
import { storeyAnswer, tileAnswer, tradeAnswers } from './targets.ts';
import { positionsOf } from './testing/positions.ts';

const QUESTIONS = [2, 3, 4].flatMap((seats) =>
  positionsOf(seats, seats).flatMap(({ state }) =>
    rowhouse.decisions(state).map(({ seat }) => rowhouse.legalActions(state, seat)),
  ),
);

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

it('every legal answer is reached by a part of the board, once, and no other', () => {
  expect(QUESTIONS.length).toBeGreaterThan(100);
  for (const legal of QUESTIONS) {
    const reached = [
      ...numbers(TILE_COUNT).map((tile) => tileAnswer(legal, tile)),
      ...numbers(STOREYS).map((storey) => storeyAnswer(legal, storey)),
      ...tradeAnswers(legal),
    ].filter((answer) => answer !== undefined);
    expect(reached.length).toBe(legal.length);
    expect(new Set(reached)).toEqual(new Set(legal));
  }
});
