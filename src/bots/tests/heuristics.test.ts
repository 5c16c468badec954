/** What the contract asks of every game's heuristics, besides the laws. */
import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { clone, keyOf, Rng, silentTools, start } from '#kernel';

describe.each(GAME_IDS)('the heuristics of %s', (id) => {
  it('allow exactly the legal answers, also those found in other states', async () => {
    const { game, heuristics } = await loadTitle(id);
    const rng = Rng.fromSeed(seedNumber(4));
    const found: unknown[] = [];
    const state = clone(start(game, {}, Math.max(2, game.seats.min), seedNumber(6)).position.state);
    for (let seat = game.turn(state), n = 0; seat !== undefined && n < 400; seat = game.turn(state), n++) {
      const action = heuristics.sample(state, seat, rng);
      found.push(action);
      const legal = new Set(game.legalActions(state, seat).map(keyOf));
      for (const other of [action, ...found.slice(-40)])
        expect([other, heuristics.allows?.(state, seat, other) ?? legal.has(keyOf(other))]).toEqual([
          other,
          legal.has(keyOf(other)),
        ]);
      game.play(state, seat, action, silentTools(rng));
    }
    expect(found.length).toBeGreaterThan(10);
  });

  it('give finite margins and a positive scale', async () => {
    const { game, heuristics } = await loadTitle(id);
    const { state } = start(game, {}, 2, seedNumber(1)).position;
    const out = new Float64Array(2);
    heuristics.margins?.(state, out);
    expect(out.every(Number.isFinite)).toBe(true);
    expect(heuristics.scale).toBeGreaterThan(0);
  });
});
