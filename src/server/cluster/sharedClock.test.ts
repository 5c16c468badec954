import { describe, expect, it } from 'vitest';
import { SharedClock } from './sharedClock.ts';

describe('the clock of all nodes', () => {
  it('believes the first measurement, and then moves slowly towards later ones', () => {
    let local = 1_000_000;
    const clock = new SharedClock(() => local);
    expect(clock.now()).toBe(1_000_000);
    clock.aim(500);
    expect(clock.now()).toBe(1_000_500);
    clock.aim(600);
    expect(clock.now()).toBe(1_000_500);
    local += 1000;
    expect(clock.now()).toBe(1_001_505);
    local += 60_000;
    expect(clock.now()).toBe(1_061_600);
  });

  it('never goes back, even where the measured time does', () => {
    let local = 0;
    const clock = new SharedClock(() => local);
    clock.aim(1000);
    clock.aim(-5000);
    let last = clock.now();
    for (local = 0; local < 10_000; local += 100) {
      expect(clock.now()).toBeGreaterThanOrEqual(last);
      last = clock.now();
    }
  });
});
