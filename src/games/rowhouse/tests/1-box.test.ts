import { describe, expect, it } from 'vitest';
import { COLORS, colorOf, STOREY_ROOM, STOREYS, TILE_COUNT } from '../components.ts';
import { check } from '../laws.ts';
import { BRICK, house, street } from './layout.ts';

describe('R1 the box', () => {
  it('[R1.1] has nine tiles in each of five colours', () => {
    const counts = COLORS.map(() => 0);
    for (let tile = 0; tile < TILE_COUNT; tile++) counts[colorOf(tile)] = (counts[colorOf(tile)] ?? 0) + 1;
    expect(counts).toEqual([9, 9, 9, 9, 9]);
  });

  it('[R1.1] notices a tile that is lost or doubled', () => {
    expect(() => check(street())).not.toThrow();
    expect(() => check(street({ bag: [] }))).toThrow('lost or doubled');
    const doubled = street();
    doubled.bag[0] = doubled.bag[1] ?? 0;
    expect(() => check(doubled)).toThrow('lost or doubled');
  });

  it('[R1.2] gives each house three storeys with room for three tiles', () => {
    expect([STOREYS, STOREY_ROOM]).toEqual([3, 3]);
    const overfull = street({ houses: [house({ storeys: [BRICK.slice(0, 4), [], []] }), house()] });
    expect(() => check(overfull)).toThrow('wrong shape');
  });
});
