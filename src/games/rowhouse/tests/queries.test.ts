import { expect, it } from 'vitest';
import { ownHand } from '../queries.ts';
import { view } from '../view.ts';
import { BRICK, house, MOSS, street, tile } from './layout.ts';

it('[R2.1] the own hand is that of the viewer, and of nobody else', () => {
  const hands = [[tile(BRICK, 0), tile(MOSS, 0)], [tile(MOSS, 1)]];
  const state = street({ houses: hands.map((hand) => house({ hand })) });
  expect([0, 1].map((seat) => ownHand(view(state, seat)))).toEqual(hands);
  expect(ownHand(view(state, 'spectator'))).toEqual([]);
});
