// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { isGuided, loadGuide } from '#games/guides';
import { LEARNER } from '#kernel';
import { firstGameOf } from '../../settings/learning.ts';
import { loadGame } from '../store/localGames.ts';
import { openFirstGame } from './firstGame.ts';

beforeEach(() => localStorage.clear());

describe.each(GAME_IDS.filter(isGuided))('the guided first game of %s', (id) => {
  it('begins with the learner’s first real decision', async () => {
    const address = await openFirstGame(id);
    const game = await loadGame(address.replace('/local/', ''));
    const guide = await loadGuide(id);
    const { state } = game?.local.table ?? {};
    expect(state?.answered.reduce((sum, one) => sum + one, 0)).toBe(guide?.firstGame.given.length);
    expect(state?.awaited).toContain(LEARNER);
    expect(game?.game.proposal.seats.map(({ player }) => player)).toEqual([
      'human',
      ...(guide?.firstGame.rivals ?? []),
    ]);
  });

  it('is gone on with until it is finished', async () => {
    const address = await openFirstGame(id);
    expect(address).toBe(`/local/${firstGameOf(id)}`);
    expect(await openFirstGame(id)).toBe(address);
    localStorage.clear();
    expect(await openFirstGame(id)).not.toBe(address);
  });
});
