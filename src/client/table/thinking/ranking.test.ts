import { describe, expect, it } from 'vitest';
import { ranked } from './ranking.ts';

const answer = (action: string, points: number, margin: number, confidence: number) => ({
  action,
  points,
  margin,
  value: 0.5,
  confidence,
});

const placesOf = (...answers: ReturnType<typeof answer>[]) =>
  ranked(answers).map(({ action, place }) => `${place} ${action}`);

describe('the places of a hint’s answers', () => {
  it('follow the points if the differences are clear', () => {
    expect(placesOf(answer('a', 4, 0.5, 0.7), answer('b', 2, 0.5, 0.2), answer('c', 0, 0.5, 0.1))).toEqual([
      '1 a',
      '2 b',
      '3 c',
    ]);
  });

  it('are shared by answers that differ by less than the noise', () => {
    expect(placesOf(answer('a', 4, 1, 0.5), answer('b', 3, 1, 0.4), answer('c', 0, 0.5, 0.1))).toEqual([
      '1 a',
      '1 b',
      '3 c',
    ]);
  });

  it('are shared by answers that hardly differ, however little was thought about one', () => {
    expect(placesOf(answer('a', 4, 0.1, 0.98), answer('b', 3.9, 0.1, 0.02))).toEqual(['1 a', '1 b']);
  });

  it('are not shared on noise alone with an answer that the search gave up on', () => {
    expect(placesOf(answer('a', 4, 0.5, 0.95), answer('b', 1, 9, 0.05))).toEqual(['1 a', '2 b']);
  });

  it('never put an answer first that is worse than another by more than the noise', () => {
    expect(placesOf(answer('a', 2, 0.2, 0.6), answer('b', 5, 0.8, 0.4))).toEqual(['1 b', '2 a']);
    expect(placesOf(answer('a', 2, 0.2, 0.6), answer('b', 2.6, 0.8, 0.4))).toEqual(['1 a', '1 b']);
  });
});
