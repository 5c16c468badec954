import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { clone, Rng, silentTools, start } from '#kernel';
import { actionKey } from '../search/actionKey.ts';

describe('keys of answers', () => {
  it('are the same whatever the order of the fields, and differ by seat', () => {
    expect(actionKey({ a: 1, b: [2, 'x'] }, 0)).toBe(actionKey({ b: [2, 'x'], a: 1 }, 0));
    expect(actionKey({ a: 1 }, 0)).not.toBe(actionKey({ a: 1 }, 1));
    expect(actionKey({ a: [1, 2] }, 0)).not.toBe(actionKey({ a: [2, 1] }, 0));
    expect(actionKey({ a: true }, 0)).not.toBe(actionKey({ a: null }, 0));
    expect(actionKey(0.5, 0)).not.toBe(actionKey(0.25, 0));
  });

  it.each(GAME_IDS)('are different for all answers of %s', async (id) => {
    const { game, heuristics } = await loadTitle(id);
    const rng = Rng.fromSeed(seedNumber(3));
    const state = clone(start(game, {}, Math.max(2, game.seats.min), seedNumber(2)).position.state);
    for (let seat = game.turn(state), n = 0; seat !== undefined && n < 300; seat = game.turn(state), n++) {
      const legal = game.legalActions(state, seat);
      const own = seat;
      expect(new Set(legal.map((action) => actionKey(action, own))).size).toBe(legal.length);
      game.play(state, seat, heuristics.sample(state, seat, rng), silentTools(rng));
    }
  });
});
