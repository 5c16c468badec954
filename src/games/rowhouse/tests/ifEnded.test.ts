/** What each player would have if the game ended now. */
import { expect, it } from 'vitest';
import { rowhouse } from '../index.ts';
import { BRICK, CREAM, house, MOSS, street } from './layout.ts';

it('[R5.3] [R5.4] has counted everything already: full storeys and bonus points', () => {
  const houses = [house({ storeys: [BRICK.slice(0, 3), CREAM.slice(0, 2), []], bonus: 2 }), house()];
  const [one] = rowhouse.ifEnded(rowhouse.view(street({ houses }), 'spectator'));
  expect(one).toEqual({ total: 8, made: { storeys: 6, bonus: 2 }, atEnd: {} });
});

it('[R2.1] depends on no hidden tile', () => {
  const table = (tile: number) =>
    street({ houses: [house(), house({ hand: [tile], storeys: [[], [], []] })], round: 1 });
  const [one, two] = [BRICK[0] ?? 0, MOSS[0] ?? 0].map((tile) =>
    rowhouse.ifEnded(rowhouse.view(table(tile), 0)),
  );
  expect(one).toEqual(two);
});
