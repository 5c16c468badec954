/** The parts of the search, each alone. */
import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { clone, keyOf, Rng, silentTools, start } from '#kernel';
import { actionKey } from '../search/actionKey.ts';
import { logOf, squash } from '../search/curves.ts';
import { NOWHERE, ROOT, Tree } from '../search/tree.ts';

describe('curves', () => {
  it('squash a margin into a result, the same on both sides', () => {
    expect(squash(0)).toBe(0.5);
    expect(squash(3)).toBeGreaterThan(squash(2));
    expect(squash(1) + squash(-1)).toBe(1);
    expect(squash(1e9)).toBeLessThanOrEqual(1);
  });

  it('know logarithms', () => {
    for (const n of [1, 2, 3, 10, 1000, 4095]) expect(logOf(n)).toBeCloseTo(Math.log(n), 12);
    for (const n of [4096, 5000, 123_456]) expect(Math.abs(logOf(n) - Math.log(n))).toBeLessThan(0.001);
  });
});

describe('the tree', () => {
  const grown = () => {
    const tree = new Tree<string>(20);
    const left = tree.add(ROOT, 1, 0, 'left');
    const right = tree.add(ROOT, 2, 0, 'right');
    const below = tree.add(right, 3, 1, 'below');
    tree.visits[below] = 7;
    tree.sums[below] = 3.5;
    return { tree, left, right, below };
  };

  it('finds children by their key', () => {
    const { tree, left, right, below } = grown();
    expect([tree.find(ROOT, 1), tree.find(ROOT, 2), tree.find(right, 3)]).toEqual([left, right, below]);
    expect(tree.find(left, 3)).toBe(NOWHERE);
    expect(tree.mean(below)).toBe(0.5);
  });

  it('keeps what follows from a node, and nothing else', () => {
    const { tree, right } = grown();
    tree.keep(right);
    const below = tree.find(ROOT, 3);
    expect(tree.actions[below]).toBe('below');
    expect([tree.visits[below], tree.sums[below], tree.seats[below]]).toEqual([7, 3.5, 1]);
    expect([tree.find(ROOT, 1), tree.find(ROOT, 2), tree.child[below]]).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });

  it('is full at last', () => {
    const tree = new Tree<number>(3);
    expect(tree.isFull).toBe(false);
    tree.add(ROOT, 1, 0, 1);
    tree.add(ROOT, 2, 0, 2);
    expect(tree.isFull).toBe(true);
    tree.clear();
    expect(tree.isFull).toBe(false);
  });
});

describe('keys of answers', () => {
  it('are the same whatever the order of the fields, and differ by seat', () => {
    expect(actionKey({ a: 1, b: [2, 'x'] }, 0)).toBe(actionKey({ b: [2, 'x'], a: 1 }, 0));
    expect(actionKey({ a: 1 }, 0)).not.toBe(actionKey({ a: 1 }, 1));
    expect(actionKey({ a: [1, 2] }, 0)).not.toBe(actionKey({ a: [2, 1] }, 0));
    expect(actionKey({ a: true }, 0)).not.toBe(actionKey({ a: null }, 0));
    expect(actionKey(0.5, 0)).not.toBe(actionKey(0.25, 0));
  });

  it.each(GAME_IDS)('tell the answers of %s apart', async (id) => {
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

describe.each(GAME_IDS)('the heuristics of %s', (id) => {
  it('allows exactly the answers of the list, also those met in other states', async () => {
    const { game, heuristics } = await loadTitle(id);
    const rng = Rng.fromSeed(seedNumber(4));
    const met: unknown[] = [];
    const state = clone(start(game, {}, Math.max(2, game.seats.min), seedNumber(6)).position.state);
    for (let seat = game.turn(state), n = 0; seat !== undefined && n < 400; seat = game.turn(state), n++) {
      const action = heuristics.sample(state, seat, rng);
      met.push(action);
      const legal = new Set(game.legalActions(state, seat).map(keyOf));
      for (const other of [action, ...met.slice(-40)])
        expect([other, heuristics.allows?.(state, seat, other) ?? legal.has(keyOf(other))]).toEqual([
          other,
          legal.has(keyOf(other)),
        ]);
      game.play(state, seat, action, silentTools(rng));
    }
    expect(met.length).toBeGreaterThan(10);
  });

  it('gives margins that agree with who leads', async () => {
    const { game, heuristics } = await loadTitle(id);
    const { state } = start(game, {}, 2, seedNumber(1)).position;
    const out = new Float64Array(2);
    heuristics.margins?.(state, out);
    expect(out.every(Number.isFinite)).toBe(true);
    expect(heuristics.scale).toBeGreaterThan(0);
  });
});
