import { describe, expect, it } from 'vitest';
import { nextAnswer } from './nextAnswer.ts';

const ways = [
  [1, 2, 3],
  [1, 4, 5],
];

describe('what to answer next', () => {
  it('is the next answer of the way one is on', () => {
    expect(nextAnswer({ ways }, [], [])).toEqual({ action: 1, after: 0 });
    expect(nextAnswer({ ways }, [1], [4])).toEqual({ action: 5, after: 1 });
  });

  it('takes the place of a staged answer that leads elsewhere', () => {
    expect(nextAnswer({ ways }, [1], [2, 9, 9])).toEqual({ action: 3, after: 1 });
  });

  it('is nothing at the end of a way, or where an answer that was sent leads elsewhere', () => {
    expect(nextAnswer({ ways }, [1], [2, 3])).toBeUndefined();
    expect(nextAnswer({ ways }, [9], [])).toBeUndefined();
  });
});
