import { describe, expect, it } from 'vitest';
import { LOTS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { cityOf, type Standing } from './city.ts';
import { hiding } from './hiding.ts';
import { planOf } from './layout.ts';
import { statesOf, viewOf } from './testing/positions.ts';

const plan = planOf(39, 24);
const states = [...statesOf(2, '3')];
const { standing } = cityOf(viewOf(at(states, states.length - 1), 'spectator').view);
const isTall = (one: Standing) => one.what === 'building' && one.cells.length > 3;

describe('what hides ground', () => {
  it('is what stands on it', () => {
    for (const one of standing.filter(({ what }) => what === 'building'))
      expect(hiding(plan, standing, one.cells).has(one)).toBe(true);
  });

  it('is a tower to the south of it, never one to the north', () => {
    let hidden = 0;
    for (const one of standing.filter(isTall)) {
      const [row, column] = one.cells.reduce((top, cell) => (cell[0] < top[0] ? cell : top));
      const lowest = Math.max(...one.cells.map((cell) => cell[0]));
      if (hiding(plan, standing, [[row - 1, column]]).has(one)) hidden++;
      expect(hiding(plan, standing, [[lowest + 1, column]]).has(one)).toBe(false);
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('is nothing where nothing is asked, and no worker', () => {
    expect(hiding(plan, standing, []).size).toBe(0);
    const all = LOTS.flatMap(({ cells }) => cells);
    expect([...hiding(plan, standing, all)].some(({ what }) => what === 'worker')).toBe(false);
  });
});
