/** R1: what is in the box. What any set of values must keep is checked in box/checks.ts. */
import { describe, expect, it } from 'vitest';
import { ALL_CHARACTERS, type Character } from '../characters.ts';
import {
  BASE_VALUES,
  CARDS_PER_KIND,
  characterTile,
  DISTRICTS,
  KINDS,
  LANTERN_DISTRICT,
  LETTERS,
  LINKS,
  PRESTIGE_TILES,
  SHELF_ROOM,
  VEHICLES,
} from '../components.ts';
import { powerOf } from '../powers.ts';

const vehicle = (name: (typeof VEHICLES)[number]) => VEHICLES.indexOf(name);
const linksOf = (name: (typeof VEHICLES)[number]) => LINKS.filter((link) => link.vehicle === vehicle(name));
const tiles = ALL_CHARACTERS.map(characterTile);
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the box', () => {
  it('[R1.1] has six districts', () => {
    expect(new Set(DISTRICTS).size).toBe(6);
  });

  it('[R1.2] has a base value and a letter for each district', () => {
    expect([...BASE_VALUES].sort((a, b) => a - b)).toEqual([6, 7, 8, 8, 9, 10]);
    expect(LETTERS.join('')).toBe('ABCDEX');
  });

  it('[R1.3] has 105 cards', () => {
    expect(KINDS.length * CARDS_PER_KIND).toBe(105);
  });

  it('[R1.4] has 76 characters of 42 kinds, each at least once, worth 1 to 5', () => {
    expect(ALL_CHARACTERS).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
    expect(sum(tiles.map(({ dark, light }) => dark + light))).toBe(76);
    for (const { value, dark, light } of tiles) {
      expect(dark + light).toBeGreaterThan(0);
      expect([1, 2, 3, 4, 5]).toContain(value);
    }
  });

  it('[R1.4] fills every shelf of the elevator, and five stacks of different values', () => {
    for (const value of [1, 2, 3, 4, 5]) {
      const dark = sum(tiles.filter((tile) => tile.value === value).map((tile) => tile.dark));
      expect(dark).toBeGreaterThanOrEqual(2 * SHELF_ROOM);
    }
    const light = (value: number) =>
      sum(tiles.filter((tile) => tile.value === value).map((tile) => tile.light));
    expect([light(1), light(2)]).toEqual([8, 8]);
    expect(sum(tiles.map((tile) => tile.light))).toBe(16);
  });

  it('[R2.4] [Q38] starts with characters that win about equally often', () => {
    const lightOf = (value: number) =>
      ALL_CHARACTERS.filter((character) => {
        const tile = characterTile(character);
        return tile.value === value && tile.light > 0;
      });
    expect(lightOf(1)).toEqual([1, 2, 12, 18, 23]);
    expect(lightOf(2)).toEqual([6, 13, 24]);
  });

  it('[R5.3] [R5.6] sorts characters into phases', () => {
    const moments = (from: number, to: number) =>
      ALL_CHARACTERS.slice(from - 1, to).map((character) => powerOf(character).moment);
    for (const moment of moments(1, 11))
      expect(['draft', 'beforePick', 'firstPick', 'afterPick']).toContain(moment);
    for (const moment of moments(12, 22))
      expect(['bidTurn', 'inBid', 'building', 'afterBids']).toContain(moment);
    expect(new Set(moments(23, 27))).toEqual(new Set(['act']));
    expect(new Set(moments(28, 42))).toEqual(new Set(['end']));
  });

  it('[R1.5] has ten links, two for each vehicle, that touch every district', () => {
    expect(LINKS).toHaveLength(10);
    for (const name of VEHICLES) expect(linksOf(name)).toHaveLength(2);
    expect(new Set(LINKS.flatMap(({ ends }) => ends)).size).toBe(6);
  });

  it('[R1.6] has two different prestige tiles for each vehicle', () => {
    for (const name of VEHICLES) {
      const values = PRESTIGE_TILES.filter((tile) => tile.vehicle === vehicle(name)).map(
        ({ value }) => value,
      );
      expect(values).toHaveLength(2);
      expect(new Set(values).size).toBe(2);
    }
  });

  it('[R1.4] has five lanterns of five districts, and sets for 37 to 42', () => {
    expect(new Set(Object.values(LANTERN_DISTRICT)).size).toBe(5);
    const setOf = (number: Character) => {
      const power = powerOf(number);
      return 'set' in power ? power.set : undefined;
    };
    expect(ALL_CHARACTERS.filter((number) => setOf(number))).toEqual([37, 38, 39, 40, 41, 42]);
    for (const number of [37, 38, 39] as const)
      expect(setOf(number)).toMatchObject({ dollars: 0, board: 0, points: 5 });
    for (const number of [40, 41, 42] as const) expect(setOf(number)?.points).toBe(6);
  });
});
