import { afterEach, describe, expect, it, vi } from 'vitest';
import { closedLoop, openLoop } from './pace.ts';
import { plot } from './plot.ts';
import { difference, latencyOf, median } from './statistics.ts';

afterEach(() => vi.useRealTimers());

describe('the figures', () => {
  it('are what they say', () => {
    const times = Array.from({ length: 1000 }, (_, n) => 999 - n);
    expect(latencyOf(times)).toEqual({ p50: 500, p99: 990, p999: 999 });
    expect(median([3, 1, 2])).toBe(2);
    expect(difference(80, 100)).toBeCloseTo(0.2);
  });
});

describe('the pace', () => {
  it('of a closed loop sends at once, until it is stopped', () => {
    const pace = closedLoop();
    const sent: number[] = [];
    pace.ready((since) => sent.push(since));
    pace.stop();
    pace.ready((since) => sent.push(since));
    expect(sent).toHaveLength(1);
  });

  it('of an open loop counts from when a message was due, however late somebody is ready', () => {
    vi.useFakeTimers();
    const pace = openLoop(100);
    const begun = performance.now();
    const sent: number[] = [];
    vi.advanceTimersByTime(25);
    for (let n = 0; n < 5; n++) pace.ready((since) => sent.push(since - begun));
    expect(sent).toEqual([0, 10, 20]);
    vi.advanceTimersByTime(10);
    expect(sent).toEqual([0, 10, 20, 30]);
    pace.stop();
  });
});

describe('the plot', () => {
  it('draws every line with its points', () => {
    const points = [
      { x: 100, y: 10 },
      { x: 4000, y: 47 },
    ];
    const picture = plot([{ title: 'CPU', lines: [{ name: 'SQLite', color: '#06c', points }] }]);
    expect(picture).toContain('<polyline');
    expect(picture.match(/<circle/g)).toHaveLength(2);
    expect(picture).not.toContain('NaN');
  });
});
