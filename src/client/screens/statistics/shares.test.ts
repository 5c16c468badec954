import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { fingerprintOf } from '#kernel';
import measured from './levelScores.json' with { type: 'json' };
import { level6Of } from './levelScores.ts';
import { evenShare, runningMeans, shareRange, sumOf } from './shares.ts';

describe('shares', () => {
  it('are surer the more games there were', () => {
    const [low, high] = shareRange(5, 10);
    expect(low).toBeCloseTo(0.237, 3);
    expect(high).toBeCloseTo(0.763, 3);
    const [lower, higher] = shareRange(500, 1000);
    expect(lower).toBeCloseTo(0.469, 3);
    expect(higher).toBeCloseTo(0.531, 3);
    expect(shareRange(0, 1)[0]).toBe(0);
    expect(shareRange(1, 1)[1]).toBe(1);
    expect(shareRange(0, 0)).toEqual([0, 1]);
  });

  it('by chance are even; whoever sits alone has one rival', () => {
    expect([1, 2, 4].map(evenShare)).toEqual([0.5, 0.5, 0.25]);
  });
});

it('a running mean looks back over so many games', () => {
  expect(runningMeans([10, 20, 60, 0], 2)).toEqual([10, 15, 40, 30]);
  expect(runningMeans([], 5)).toEqual([]);
});

describe('what level 6 scores', () => {
  it.each(GAME_IDS)(
    'is known of %s, in categories of the game, with the values it comes with',
    async (id) => {
      const { game, words } = await loadTitle(id);
      expect(measured[id].box).toBe(fingerprintOf(game.box));
      for (const seats of Object.keys(measured[id].bySeats).map(Number)) {
        const found = level6Of(game, seats);
        expect(found?.games).toBeGreaterThan(0);
        for (const part of Object.keys(found?.parts ?? {})) expect(words.en.part(part)).not.toBe('');
        expect(sumOf(found?.parts ?? {})).toBeGreaterThan(0);
      }
      expect(level6Of(game, 9)).toBeUndefined();
      expect(level6Of({ id: 'chess', box: game.box }, 2)).toBeUndefined();
    },
  );
});
