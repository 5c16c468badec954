/** Lines and bins of expected leads. */
import { describe, expect, it } from 'vitest';
import { binsOf, calibrated, hopeOf, leadsOf, linesOf } from './calibration.ts';
import { plot } from './plot.ts';

const LEADS = Array.from({ length: 120 }, (_, i) => {
  const expected = i - 60;
  return { phase: i % 2, expected, came: i % 2 === 0 ? 0.5 * expected - 3 : 2 };
});

describe('leadsOf', () => {
  it('compares each seat with the best of the others, automata included', () => {
    const sample = { phase: 1, points: [], worths: [5, 1, 4], features: [] };
    const game = { deal: 0, seats: 2, finals: [9, 12, 2], wins: [0, 1, 0], samples: [sample] };
    expect(leadsOf([game], ({ worths }) => worths)).toEqual([
      { phase: 1, expected: 1, came: -3 },
      { phase: 1, expected: -4, came: 3 },
    ]);
  });
});

describe('linesOf', () => {
  const lines = linesOf(LEADS, 3);

  it('finds what comes of a lead by phase, never less of more', () => {
    expect(lines[0]).toEqual({ plus: -3, times: 0.5 });
    expect(lines[1]?.times).toBe(0.05);
  });

  it('takes leads as they are where there are hardly any', () => {
    expect(lines[2]).toEqual({ plus: 0, times: 1 });
  });

  it('makes leads less hopeful', () => {
    const first = LEADS.filter(({ phase }) => phase === 0);
    expect(hopeOf(first)).toBeGreaterThan(2);
    expect(hopeOf(calibrated(first, lines))).toBeCloseTo(0, 10);
  });
});

describe('binsOf', () => {
  it('holds equally many leads each, the lowest first', () => {
    const bins = binsOf(LEADS);
    expect(bins).toHaveLength(12);
    expect(bins[0]?.[0]).toBe(-55.5);
    expect(bins.at(-1)?.[0]).toBe(54.5);
  });
});

describe('plot', () => {
  it('draws a panel for each number of seats', () => {
    const bins = { before: binsOf(LEADS), after: binsOf(LEADS) };
    // Only the bins are drawn.
    const report = { bins } as unknown as Parameters<typeof plot>[1][string];
    const drawing = plot('rowhouse', { 1: report, 3: report });
    expect(drawing.match(/<g /g)).toHaveLength(2);
    for (const words of ['rowhouse', 'solo', '3 seats', 'calibrated']) expect(drawing).toContain(words);
    expect(drawing).not.toContain('NaN');
  });
});
