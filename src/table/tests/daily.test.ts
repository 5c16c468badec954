import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { defaultOptions } from '#kernel';
import { DAILY_GAMES, DAILY_RIVAL, dailyPlan, dailyValue, isDailyGame, isSoloDaily } from '../index.ts';

describe('the deal of the day', () => {
  it('is there for every game but the one that only shows how games are made', () => {
    expect(GAME_IDS.filter((id) => !isDailyGame(id))).toEqual(['rowhouse']);
    expect(isDailyGame('chess')).toBe(false);
  });

  it('is played alone or against an automaton where the game can be, otherwise against one bot', async () => {
    const plans = await Promise.all(
      DAILY_GAMES.map(async (id) => {
        const { game } = await loadTitle(id);
        const { options, seats } = dailyPlan(game);
        const more = Object.entries(options).filter(([name, value]) => usual(game)[name] !== value);
        return [id, seats, isSoloDaily(id), Object.fromEntries(more)];
      }),
    );
    expect(plans).toEqual([
      ['tangramcity', ['human'], true, {}],
      ['flatiron', ['human'], true, {}],
      ['newyork1901', ['human', 'level4'], false, {}],
      ['newyorkcity', ['human'], true, { toms: 1 }],
    ]);
  });

  it('leaves every other option as it usually is', async () => {
    const { game } = await loadTitle('newyork1901');
    expect(Object.keys(usual(game)).length).toBeGreaterThan(0);
    expect(dailyPlan(game).options).toEqual(usual(game));
  });

  it('of a game that is not among ours would be played against one bot', () => {
    expect(dailyPlan({ id: 'chess', options: {} })).toEqual({ options: {}, seats: ['human', DAILY_RIVAL] });
  });

  it('is measured by the lead over the best rival, or by one’s own points', () => {
    expect(dailyValue([31])).toBe(31);
    expect(dailyValue([31, 24, 28])).toBe(3);
    expect(dailyValue([31, 40, 28])).toBe(-9);
  });
});

function usual({ options }: Parameters<typeof dailyPlan>[0]) {
  return defaultOptions(options);
}
