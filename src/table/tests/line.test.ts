import { describe, expect, it } from 'vitest';
import { entriesIn, isInLine, lineOf } from '../line.ts';
import { withEntry } from '../play.ts';

describe('a line of entries', () => {
  it('is kept as runs', () => {
    expect(lineOf([])).toEqual([]);
    expect(lineOf([3, 4, 5, 7, 9, 10])).toEqual([
      [3, 5],
      [7, 7],
      [9, 10],
    ]);
    expect(entriesIn(lineOf([3, 4, 5, 7, 9, 10]))).toEqual([3, 4, 5, 7, 9, 10]);
  });

  it('grows by one entry, and leaves the former line alone', () => {
    const line = lineOf([3, 4]);
    expect(withEntry(line, 5)).toEqual([[3, 5]]);
    expect(withEntry(line, 6)).toEqual([
      [3, 4],
      [6, 6],
    ]);
    expect(line).toEqual([[3, 4]]);
  });

  it('knows its entries', () => {
    const line = lineOf([3, 4, 7]);
    const found = Array.from({ length: 10 }, (_, seq) => seq).filter((seq) => isInLine(line, seq));
    expect(found).toEqual([3, 4, 7]);
  });
});
