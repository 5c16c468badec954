import { describe, expect, it } from 'vitest';
import { BUCKETS, bucketOf, Homes } from './homes.ts';

const tables = Array.from({ length: 2000 }, (_, n) => `table${n}`);
const homesOf = (nodes: readonly string[]) => {
  const homes = new Homes(nodes[0] ?? '', nodes);
  return tables.map((table) => homes.homeOf(table));
};

describe('the home of a table', () => {
  it('is the same for all nodes, whatever their order', () => {
    expect(homesOf(['a', 'b', 'c'])).toEqual(homesOf(['c', 'a', 'b']));
  });

  it('is spread over all nodes', () => {
    const homes = homesOf(['a', 'b', 'c', 'd']);
    for (const node of ['a', 'b', 'c', 'd'])
      expect(homes.filter((home) => home === node).length).toBeGreaterThan(2000 / 4 / 2);
  });

  it('changes only for tables of a node that comes or goes', () => {
    const [three, two] = [homesOf(['a', 'b', 'c']), homesOf(['a', 'b'])];
    expect(two.filter((home, n) => three[n] !== 'c' && three[n] !== home)).toEqual([]);
  });

  it('is never nowhere: a node counts itself', () => {
    const alone = new Homes('a', []);
    expect(tables.every((table) => alone.isHome(table))).toBe(true);
    expect(alone.own).toHaveLength(BUCKETS);
    alone.change(['b']);
    expect(alone.own.length).toBeGreaterThan(0);
    expect(alone.own.length).toBeLessThan(BUCKETS);
    expect(tables.every((table) => alone.isHome(table) === alone.own.includes(bucketOf(table)))).toBe(true);
  });
});
