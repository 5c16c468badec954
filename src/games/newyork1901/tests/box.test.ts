import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { boxTests } from '../../../box/testing/boxTests.ts';
import { kit, sheet } from '../box/index.ts';
import { newyork1901 } from '../index.ts';
import { problemsOf, type Values } from './changedBox.ts';

boxTests(newyork1901, kit, sheet, join(import.meta.dirname, '..'));

/** Writes another sign on a square of the map. */
function put(values: Values, row: number, column: number, sign: string): void {
  const signs = at(values.map.value, row).split(' ');
  signs[column] = sign;
  values.map.value[row] = signs.join(' ');
}

/** Writes another sign wherever one is. */
function swap(values: Values, sign: string, other: string): void {
  values.map.value = values.map.value.map((row) => row.replaceAll(sign, other));
}

describe('newyork1901: a changed box file', () => {
  it('[R1.2] has rows of one length', () => {
    expect(problemsOf((values) => values.map.value.push('exc exc'))).toContain(
      'map, row 17: expected 17 squares as in row 0, found 2 (R1.2)',
    );
  });

  it('[R1.2] has no sign that means nothing, and none that means two things or is nowhere', () => {
    expect(problemsOf((values) => put(values, 0, 3, 'abc'))).toEqual([
      'map, row 0, column 3: abc is no lot from R01 to P13 and no sign of a street, park or landmark (R1.2)',
    ]);
    const twice = problemsOf((values) => values.plainStreets.value.push({ sign: 'BWY', name: 'Lane' }));
    expect(twice).toContain('BWY: this sign stands for two places (R1.2)');
    const nowhere = problemsOf((values) => values.parks.value.push({ sign: '*CH', name: 'City Hall Park' }));
    expect(nowhere).toEqual(['*CH: expected on the map, but it is nowhere (R1.2)']);
  });

  it('[R1.2] calls no two places alike', () => {
    const alike = problemsOf((values) => {
      at(values.landmarks.value, 0).name = 'Bowling Green';
    });
    expect(alike).toEqual(['Bowling Green: two streets, parks or landmarks have this name (R1.2)']);
  });

  it('[R1.1] has lots of the right size, each in one piece', () => {
    expect(problemsOf((values) => put(values, 1, 8, 'Y01'))).toEqual(
      expect.arrayContaining([
        'map, Y01: expected 2 squares, found 3 (R1.1)',
        'map, Y02: expected 2 squares, found 1 (R1.1)',
      ]),
    );
    const parted = problemsOf((values) => {
      put(values, 1, 7, 'Y02');
      put(values, 2, 8, 'Y01');
      put(values, 1, 8, 'Y01');
      put(values, 2, 7, 'Y02');
      put(values, 1, 9, 'Y01');
      put(values, 1, 8, 'Y03');
    });
    expect(parted).toContain('map, Y01: its squares must share sides (R1.1)');
  });

  it('[R1.2] has blocks of one or two districts, none larger than a word has bits', () => {
    const together = problemsOf((values) => {
      for (const column of [1, 2, 3]) put(values, 4, column, at(['P14', 'P15', 'P16'], column - 1));
      put(values, 1, 4, 'P17');
    });
    expect(together).toContain('map, block of P01: expected at most 31 squares, found 37 (R1.2)');
    const mixed = problemsOf((values) => {
      swap(values, 'Y01', 'zzz');
      swap(values, 'G01', 'Y01');
      swap(values, 'zzz', 'G01');
      swap(values, 'Y04', 'zzz');
      swap(values, 'G02', 'Y04');
      swap(values, 'zzz', 'G02');
    });
    expect(mixed).toContain('map, block of G11: expected one or two districts, found 3 (R1.2)');
  });

  it('[R5.2] has a street or a park at every lot, but not at every square', () => {
    const hidden = problemsOf((values) => {
      put(values, 2, 6, 'Y01');
      put(values, 1, 7, 'Y11');
    });
    expect(hidden).toContain('map, Y01: no side of it lies on a street or a park (R5.2)');
    const open = problemsOf((values) => {
      values.map.value = values.map.value.flatMap((row) => [row, row.replaceAll(/\S{3}/g, 'lib')]);
    });
    expect(open).toContain(
      'map: every square lies on a street or a park, so the rule would mean nothing (R5.2)',
    );
  });

  it('[R1.7] [R2.1] has streets worth competing for', () => {
    const cedar = problemsOf((values) => {
      values.map.value = values.map.value.map((row) => row.replaceAll('CED', 'lib'));
      put(values, 0, 3, 'CED');
    });
    expect(cedar).toEqual([
      'Cedar Street: expected at least 5 lots on it, found 1 (R1.7, R2.1)',
      'Cedar Street: expected at least 3 lots on it besides pink ones, found 0 (R1.7, R2.1)',
      'Cedar Street: expected a lot of three squares on it (R1.7, R2.1)',
    ]);
  });

  it('[R10.1] has room on Wall Street for the rulebook’s example', () => {
    const wall = problemsOf((values) => {
      for (const column of [5, 6, 7, 8, 9]) put(values, 12, column, 'exc');
    });
    expect(wall).toEqual([
      "Wall Street: expected at least 9 lots on it for the rulebook's example, found 6 (R10.1)",
    ]);
  });

  it('[R1.6] has starting lots of two squares in their districts, and different characters', () => {
    expect(problemsOf((values) => Object.assign(values.startLots.value, { red: 'R11' }))).toEqual([
      expect.stringMatching(/^startLots, red: /),
    ]);
    expect(
      problemsOf((values) => Object.assign(values.otherCharacters.value, { red: 'Robert Fletcher' })),
    ).toEqual(['characters: Robert Fletcher is there twice (R1.6)']);
  });
});
