import { describe, expect, it } from 'vitest';
import { TimeSlices } from '../timeSlices.ts';

/** So many steps of two milliseconds each. */
function* busy(steps: number, done = 'done'): Generator<void, string> {
  for (let n = 0; n < steps; n++) {
    for (const until = performance.now() + 2; performance.now() < until; );
    yield;
  }
  return done;
}

describe('slices', () => {
  it('leave others many turns', async () => {
    let turns = 0;
    let working = true;
    const others = (async () => {
      for (; working; turns++) await new Promise((resolve) => setTimeout(resolve, 1));
    })();
    expect(await new TimeSlices().run(() => busy(40))).toBe('done');
    working = false;
    await others;
    expect(turns).toBeGreaterThan(8);
  });

  it('do one work after another, and go on after one that fails', async () => {
    const slices = new TimeSlices();
    const order: string[] = [];
    const note = (what: string) => order.push(what);
    const failing = slices
      .run(() => {
        throw new Error('no');
      })
      .catch(() => note('failed'));
    const first = slices.run(() => busy(5, 'first')).then(note);
    const second = slices.run(() => busy(1, 'second')).then(note);
    await Promise.all([failing, first, second]);
    expect(order).toEqual(['failed', 'first', 'second']);
  });

  it('[T21] give up what takes too long', async () => {
    await expect(new TimeSlices(20).run(() => busy(1000))).rejects.toMatchObject({
      reason: { rule: 'T21', code: 'tooSlow' },
    });
  });
});
