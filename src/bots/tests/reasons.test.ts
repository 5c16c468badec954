import { describe, expect, it } from 'vitest';
import { differencesTo, reasonsAgainst, reasonsFor } from '../reasons.ts';

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

describe('in what a chosen answer is worse than the best', () => {
  it('comes from both, the weightiest first, each beside its like', () => {
    const chosen = [fact('gaps', -3), fact('points', 2), fact('money', 1)];
    const best = [fact('points', 7), fact('money', 1), fact('street', 1, 'Wall')];
    expect(differencesTo(chosen, best)).toEqual([
      { side: 'better', fact: best[0], other: chosen[1] },
      { side: 'worse', fact: chosen[1], other: best[0] },
      { side: 'worse', fact: chosen[0], other: undefined },
      { side: 'better', fact: best[2], other: undefined },
    ]);
  });

  it('is nothing where both are alike', () => {
    expect(differencesTo([fact('points', 2)], [fact('points', 2.1)])).toEqual([]);
  });
});
