import { describe, expect, it } from 'vitest';
import type { GuideText } from '#kernel';
import { type Asked, bestOf, doubtOf, mayAsk } from './doubt.ts';

const text: GuideText = {
  notes: {},
  better: { street: () => 'There you would lead.', silent: () => undefined },
  worse: { gaps: () => 'This leaves gaps.' },
} as GuideText;
const answers = { best: 'a', chosen: 'b', view: {}, name: () => '' };
const fact = (code: string) => ({ fact: code, weight: 5 });
const better = (code: string) => ({ side: 'better' as const, fact: fact(code), other: undefined });
const worse = (code: string) => ({ side: 'worse' as const, fact: fact(code), other: undefined });
const none: Asked = { reasons: [], lastTurn: undefined };

describe('a doubtful answer', () => {
  it('is asked about with the weightiest fact that can be said', () => {
    const differences = [better('unknown'), better('silent'), worse('gaps'), better('street')];
    expect(doubtOf(text, { cost: 6, margin: 2, differences }, answers, none, 5)).toMatchObject({
      says: 'This leaves gaps.',
      reason: 'gaps',
      best: 'a',
      cost: 6,
    });
  });

  it('is not asked about without a reason, below the threshold, or within the uncertainty', () => {
    const differences = [better('street')];
    const asked = (cost: number, margin: number, list = differences) =>
      doubtOf(text, { cost, margin, differences: list }, answers, none, 5);
    expect(asked(6, 2)).toBeDefined();
    expect(asked(6, 2, [better('unknown')])).toBeUndefined();
    expect(asked(4.9, 2)).toBeUndefined();
    expect(asked(6, 6)).toBeUndefined();
  });

  it('is asked about with the same reason twice at most', () => {
    const weighed = { cost: 9, margin: 1, differences: [better('street'), worse('gaps')] };
    const twice = { reasons: ['street', 'street'], lastTurn: 3 };
    expect(doubtOf(text, weighed, answers, twice, 5)?.reason).toBe('gaps');
  });

  it('is asked about once a turn, and only so often in a game', () => {
    expect(mayAsk(none, 4, 3)).toBe(true);
    expect(mayAsk({ reasons: ['a'], lastTurn: 4 }, 4, 3)).toBe(false);
    expect(mayAsk({ reasons: ['a', 'b', 'c'], lastTurn: 4 }, 9, 3)).toBe(false);
  });

  it('is held against a best answer only if that is sure enough', () => {
    const answer = (confidence: number) => ({
      action: 'a',
      points: 4,
      margin: 1,
      value: 0.5,
      confidence,
      place: 1,
      reasons: [],
    });
    expect(bestOf({ measure: 'lead', answers: [answer(0.4)] })?.action).toBe('a');
    expect(bestOf({ measure: 'lead', answers: [answer(0.3)] })).toBeUndefined();
    expect(bestOf({ measure: 'lead', answers: [answer(0.3), answer(0.2)] })?.action).toBe('a');
    expect(bestOf({ measure: 'lead', answers: [] })).toBeUndefined();
  });
});
