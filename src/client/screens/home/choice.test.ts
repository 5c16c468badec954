import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle } from '#games';
import { LEVELS } from '#table';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { whyNotPlayable } from '../../table/store/localPlan.ts';
import { FIRST_CHOICE, lastChoice, opponentsIn, rememberChoice, rivalName } from './choice.ts';
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

  it('is remembered', () => {
    expect(lastChoice()).toBeUndefined();
    rememberChoice({ game: 'newyorkcity', opponent: 'solo' });
    expect(lastChoice()).toEqual({ game: 'newyorkcity', opponent: 'solo' });
  });

  it.each(['', 'flatiron', 'nothing level3', 'flatiron nobody', 'newyork1901 solo'])(
    'is ignored if it is invalid: %j',
    (value) => {
      stored.set('skyline.lastChoice', value);
      expect(lastChoice()).toBeUndefined();
    },
  );

  it('is a bot by default', () => {
    expect(LEVELS).toContain(FIRST_CHOICE.opponent);
  });
});

it('names the opponent, also an automaton, if there is one', () => {
  expect(rivalName({ game: 'flatiron', opponent: 'solo' }, TEXTS.en)).toBe('Daniel');
  expect(rivalName({ game: 'tangramcity', opponent: 'solo' }, TEXTS.en)).toBeUndefined();
  expect(rivalName({ game: 'flatiron', opponent: 'level3' }, TEXTS.en)).toBe('the Builder');
});
