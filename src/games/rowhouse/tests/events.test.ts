/** What the events tell: all that happens, and nothing that does not. */
import { describe, expect, it } from 'vitest';
import { apply, start } from '#kernel';
import { scene } from '#kernel/testing';
import { rules } from '../flow.ts';
import { rowhouse } from '../index.ts';
import { BRICK, CREAM, house, MOSS, OCHRE, SLATE, street, tile } from './layout.ts';

/** Seat 1 is first; seat 0 can complete a storey of brick and then trade. */
const round = () =>
  street({
    first: 1,
    houses: [
      house({
        hand: [tile(BRICK, 0), tile(MOSS, 0)],
        storeys: [[tile(OCHRE, 0)], [tile(BRICK, 1), tile(BRICK, 2)], []],
      }),
      house({ hand: [tile(CREAM, 0)], storeys: [[], [], [tile(SLATE, 0), tile(SLATE, 1)]] }),
    ],
    agenda: [{ step: 'openRound' }],
  });

describe('a game', () => {
  it('[R2.1] [R3.1] begins with the hands that are drawn, and opens the first round', () => {
    const { events, position } = start(rowhouse, { hand: 2 }, 3, '4'.repeat(32));
    const { houses, first } = position.state;
    expect(events).toEqual([
      ...houses.map(({ hand }, seat) => ({ did: 'drew', seat, tiles: hand })),
      { did: 'opened', round: 1, first },
    ]);
  });

  it('[R3.1] [R3.2] [R4.1] [R4.3] [R4.4] [R5.3] tells a round from its picks to the next one', () => {
    const { answer, events, state } = scene(rules, round());
    answer(0, { tile: tile(BRICK, 0) });
    answer(1, { tile: tile(CREAM, 0) });
    answer(1, { storey: 2 });
    answer(0, { storey: 1 });
    answer(0, { trade: true });
    answer(0, { tile: tile(MOSS, 0) });
    const [traded, refill] = state.houses[0]?.hand ?? [];
    expect(events).toEqual([
      { did: 'opened', round: 2, first: 1 },
      { did: 'picked', seat: 0, tile: tile(BRICK, 0) },
      { did: 'picked', seat: 1, tile: tile(CREAM, 0) },
      { did: 'showed', seat: 0, tile: tile(BRICK, 0), alone: true },
      { did: 'showed', seat: 1, tile: tile(CREAM, 0), alone: true },
      { did: 'built', seat: 1, tile: tile(CREAM, 0), storey: 2 },
      { did: 'completed', seat: 1, storey: 2, points: 2 },
      { did: 'built', seat: 0, tile: tile(BRICK, 0), storey: 1 },
      { did: 'completed', seat: 0, storey: 1, points: 6 },
      { did: 'gave', seat: 0, tile: tile(MOSS, 0) },
      { did: 'drew', seat: 0, tiles: [traded] },
      { did: 'drew', seat: 0, tiles: [refill] },
      { did: 'drew', seat: 1, tiles: state.houses[1]?.hand },
      { did: 'opened', round: 3, first: 0 },
    ]);
  });

  it('[R4.1] completes nothing with a tile that leaves room', () => {
    const { answer, events } = scene(rules, round());
    answer(0, { tile: tile(BRICK, 0) });
    answer(1, { tile: tile(CREAM, 0) });
    answer(1, { storey: 0 });
    expect(events.at(-1)).toEqual({ did: 'built', seat: 1, tile: tile(CREAM, 0), storey: 0 });
  });

  it('[R3.2] [R4.4] is cut into turns where all have picked, and where the round is over', () => {
    const { state } = scene(rules, round());
    let position = { state, rng: [1, 2, 3, 4] as const };
    const turnsOver = [
      [0, { tile: tile(BRICK, 0) }],
      [1, { tile: tile(CREAM, 0) }],
      [1, { storey: 0 }],
      [0, { storey: 0 }],
    ].map(([seat, action]) => {
      const applied = apply(rowhouse, position, Number(seat), action);
      position = applied.position as typeof position;
      return applied.turnOver;
    });
    expect(turnsOver).toEqual([true, true, false, true]);
  });
});
