import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle } from '#games';
import { whyNotPlayable } from '../../table/store/localPlan.ts';
import { hasPlayed, lastLevel, opponentsIn, rememberChoice } from './choice.ts';
import { planFor } from './quickGame.ts';

describe.each(GAME_IDS)('%s', (id) => {
  it('has game info that agrees with the game', async () => {
    const { game, words } = await loadTitle(id);
    const { title, seats, solo } = GAME_INFO[id];
    expect(GAME_INFO[id].id).toBe(id);
    expect(seats).toEqual(game.seats);
    for (const said of Object.values(words)) expect(said.title).toBe(title);
    expect(solo !== undefined).toBe(seats.min === 1);
  });

  it('can be played at once against every opponent', async () => {
    const { game } = await loadTitle(id);
    for (const opponent of opponentsIn(id)) {
      const plan = planFor(game, { game: id, opponent });
      expect(whyNotPlayable(game, plan)).toBeUndefined();
      const others = plan.seats.slice(1).map(({ player }) => player);
      expect(others).toEqual(opponent === 'solo' ? [] : [opponent]);
    }
  });
});

describe('the last choice', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });

  it('is remembered, with the level of each game', () => {
    expect(hasPlayed()).toBe(false);
    expect(lastLevel('newyorkcity')).toBeUndefined();
    rememberChoice({ game: 'newyorkcity', opponent: 'level4' });
    rememberChoice({ game: 'newyorkcity', opponent: 'solo' });
    rememberChoice({ game: 'flatiron', opponent: 'level1' });
    expect(hasPlayed()).toBe(true);
    expect([lastLevel('newyorkcity'), lastLevel('flatiron')]).toEqual(['level4', 'level1']);
  });

  it.each(['', 'level9', 'solo'])('is ignored if it is no level: %j', (value) => {
    stored.set('skyline.level.flatiron', value);
    expect(lastLevel('flatiron')).toBeUndefined();
  });
});
