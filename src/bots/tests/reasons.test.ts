import { describe, expect, it } from 'vitest';
import { reasonsAgainst, reasonsFor } from '../reasons.ts';

const fact = (name: string, weight: number, about?: string) => ({
  fact: name,
  weight,
  ...(about && { about }),
});

describe('why one answer is better than another', () => {
  it('is what weighs more for it, the weightiest first', () => {
    const one = [fact('points', 4), fact('street', 5, 'Wall'), fact('money', 1)];
    const other = [fact('points', 6), fact('money', 0)];
    expect(reasonsFor(one, other).map(({ fact: name }) => name)).toEqual(['street', 'money']);
    expect(reasonsFor(other, one).map(({ fact: name }) => name)).toEqual(['points']);
  });

  it('compares facts about the same thing only', () => {
    const [wall, pine] = [fact('street', 5, 'Wall'), fact('street', 5, 'Pine')];
    expect(reasonsFor([wall], [pine])).toEqual([wall]);
    expect(reasonsFor([wall], [wall])).toEqual([]);
  });

  it('leaves small differences out', () => {
    expect(reasonsFor([fact('points', 1.2)], [fact('points', 1)])).toEqual([]);
  });

  it('may be what speaks against the other', () => {
    const gaps = [fact('gaps', -3)];
    expect(reasonsAgainst(gaps, [fact('gaps', 0)])).toEqual(gaps);
    expect(reasonsFor([fact('gaps', 0)], gaps)).toEqual([fact('gaps', 0)]);
  });
});
