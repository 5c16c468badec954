import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from '../rateLimits.ts';

describe('a bucket', () => {
  it('gives what it holds, and then as much as flows in', () => {
    const bucket = new Bucket(2, 1, 0);
    expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
    expect(bucket.take(999)).toBe(false);
    expect(bucket.take(1000)).toBe(true);
    expect(bucket.take(1000)).toBe(false);
  });

  it('says how long to wait, in whole seconds', () => {
    const bucket = new Bucket(1, 0.1, 0);
    bucket.take(0);
    expect(bucket.wait(0)).toBe(10);
    expect(bucket.wait(9500)).toBe(1);
  });

  it('never holds more than its size', () => {
    const bucket = new Bucket(2, 1, 0);
    expect([bucket.take(99_000), bucket.take(99_000), bucket.take(99_000)]).toEqual([true, true, false]);
  });
});

describe('a system’s clock that is set back', () => {
  it('costs nobody anything', () => {
    const bucket = new Bucket(2, 1, 3_600_000);
    expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
    expect(bucket.wait(0)).toBe(1);
  });
});

describe('buckets by key', () => {
  it('do not share', () => {
    const buckets = new Buckets(1);
    expect([buckets.take('ada', 0), buckets.take('bob', 0), buckets.take('ada', 0)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('say how long each must wait', () => {
    const buckets = new Buckets(6);
    for (let n = 0; n < 6; n++) buckets.take('ada', 0);
    expect([buckets.wait('ada', 0), buckets.wait('bob', 0)]).toEqual([10, 1]);
  });

  it('are as strict after a sweep', () => {
    const buckets = new Buckets(1);
    buckets.take('ada', 0);
    buckets.sweep(30_000);
    expect(buckets.take('ada', 30_000)).toBe(false);
    buckets.sweep(120_000);
    expect(buckets.take('ada', 120_000)).toBe(true);
  });
});
