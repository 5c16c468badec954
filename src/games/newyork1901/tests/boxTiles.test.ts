import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { problemsOf, type Values } from './changedBox.ts';

const tile = (values: Values, technology: keyof Values['skyscrapers']['value'], i: number) =>
  at(values.skyscrapers.value[technology], i);

describe('newyork1901: a box file with changed tiles', () => {
  it('[R1.4] has footprints in one piece, written without empty edges, numbered from 1', () => {
    expect(
      problemsOf((values) => Object.assign(tile(values, 'gold', 3), { rows: ['X..', 'X..', '.XX'] })),
    ).toContain('skyscrapers, GD4: its squares must be in one piece (R1.4)');
    expect(problemsOf((values) => Object.assign(tile(values, 'gold', 3), { rows: ['X', 'XX'] }))).toContain(
      'skyscrapers, GD4: its rows must have one length (R1.4)',
    );
    expect(problemsOf((values) => Object.assign(tile(values, 'bronze', 0), { rows: ['XX', '..'] }))).toEqual([
      'skyscrapers, BZ1: leave out rows and columns without a square (R1.4)',
    ]);
    expect(problemsOf((values) => Object.assign(tile(values, 'silver', 1), { id: 'SV1' }))).toEqual([
      'skyscrapers, SV1: expected number 2 here (R1.4)',
    ]);
  });

  it('[R1.4] calls footprints by their names, and only like tiles alike', () => {
    expect(problemsOf((values) => Object.assign(tile(values, 'gold', 0), { name: 'ess' }))).toEqual([
      'skyscrapers, GD1: ess is the name of .XX/XX.; call this footprint something else (R1.4)',
    ]);
    expect(problemsOf((values) => Object.assign(tile(values, 'bronze', 1), { points: 3 }))).toEqual([
      'skyscrapers, BZ2: skyscrapers, BZ1 is called bar2 too, but is not the same (R1.4)',
      'skyscrapers, BZ3: skyscrapers, BZ2 is called bar2 too, but is not the same (R1.4)',
    ]);
  });

  it('[R1.4] has sizes and points as public pages tell', () => {
    const small = problemsOf((values) => {
      for (const i of [4, 5])
        values.skyscrapers.value.gold[i] = { ...tile(values, 'gold', 0), id: `GD${i + 1}` };
    });
    expect(small).toEqual(
      expect.arrayContaining([
        'skyscrapers: the smallest must have 2 squares and the largest 6 (R1.4)',
        'skyscrapers: the fewest points must be 2 and the most 8 (R1.4)',
      ]),
    );
    const large = problemsOf((values) => {
      Object.assign(tile(values, 'gold', 4), { name: 'hall', rows: ['XXXX', 'XXXX'] });
    });
    expect(large).toContain('skyscrapers, GD5: expected 2 to 6 squares, found 8 (R1.4)');
    const bars = problemsOf((values) => {
      for (const i of [0, 1, 2, 3])
        values.skyscrapers.value.gold[i] = { ...tile(values, 'bronze', 3), id: `GD${i + 1}` };
    });
    expect(bars).toContain(
      'skyscrapers: expected more than half of them to have four squares or more, found 7 (R1.4)',
    );
  });

  it('[R1.4] has the shapes that public pages describe', () => {
    const without = problemsOf((values) => {
      Object.assign(tile(values, 'silver', 5), { name: 'W', rows: ['X..', 'XX.', '.XX'] });
      Object.assign(tile(values, 'gold', 2), { name: 'W', rows: ['X..', 'XX.', '.XX'] });
    });
    expect(without).toEqual([
      'skyscrapers: expected two squares by two with one sticking out among them (R1.4)',
    ]);
    const straight = problemsOf((values) => {
      for (const technology of ['bronze', 'silver', 'gold'] as const)
        values.skyscrapers.value[technology] = values.skyscrapers.value[technology].map((one) =>
          one.rows.length > 1 ? { ...one, name: 'cross', rows: ['.X.', 'XXX', '.X.'] } : one,
        );
    });
    for (const shape of ['a rectangle that is no bar', 'an L', 'two rectangles joined out of step'])
      expect(straight).toContain(`skyscrapers: expected ${shape} among them (R1.4)`);
    const long = problemsOf((values) => {
      for (const i of [0, 1, 2])
        values.skyscrapers.value.bronze[i] = { ...tile(values, 'bronze', 3), id: `BZ${i + 1}`, points: 2 };
    });
    expect(long).toContain('skyscrapers: expected a bar of two squares among them (R1.4)');
  });

  it('[R5.5] [R7.1] has bronze two-pointers and bronze larger than a lot', () => {
    const bronze = problemsOf((values) => {
      for (const i of [0, 1, 2]) tile(values, 'bronze', i).points = 3;
      values.skyscrapers.value.bronze[5] = { ...tile(values, 'bronze', 3), id: 'BZ6' };
    });
    expect(bronze).toEqual(
      expect.arrayContaining([
        'skyscrapers, bronze: expected at least two of 2 squares worth 2 points, found 0 (R5.5, R7.1)',
        'skyscrapers, bronze: expected one that is larger than a lot (R5.5, R7.1)',
      ]),
    );
  });

  it('[R10.4] has enough irregular skyscrapers for Master Architect', () => {
    const regular = problemsOf((values) => {
      for (const technology of ['silver', 'gold'] as const)
        values.skyscrapers.value[technology] = values.skyscrapers.value[technology].map((one) =>
          one.name === 'zigzag' ? one : { ...one, name: 'slab', rows: ['XXX', 'XXX'], points: 8 },
        );
    });
    expect(regular).toContain('skyscrapers: expected at least five irregular ones, found 2 (R10.4)');
  });

  it('[R1.5] has legendaries that are worth more than gold and larger, in their order of height', () => {
    expect(problemsOf((values) => Object.assign(at(values.legendaries.value, 0), { points: 8 }))).toEqual([
      'legendaries, parkRow: expected more than the 8 points of the best gold skyscraper, found 8 (R1.5)',
    ]);
    const small = problemsOf((values) => {
      for (const legendary of values.legendaries.value) legendary.rows = ['XXX'];
    });
    expect(small).toEqual([
      'legendaries: expected them to be larger on average than gold skyscrapers (R1.5)',
    ]);
    expect(problemsOf((values) => Object.assign(values.heights.value, { singer: 110 }))).toEqual([
      'heights: Park Row must be lower than Singer, Singer than Metropolitan Life, and that than Woolworth (R1.5)',
    ]);
  });

  it('[R2.1] [R5.2] has a place for every tile', () => {
    const long = problemsOf((values) => {
      Object.assign(at(values.legendaries.value, 3), { rows: ['XXXXXX'] });
    });
    expect(long).toEqual(['legendaries, woolworth: fits nowhere on the map without pink (R2.1, R5.2)']);
  });
});
