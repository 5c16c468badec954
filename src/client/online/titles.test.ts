import { expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { titleOf } from './titles.ts';

it.each(GAME_IDS)('%s is called as it calls itself', async (id) => {
  const { words } = await loadTitle(id);
  expect(Object.values(words).map(({ title }) => title)).toEqual(Array(4).fill(titleOf(id)));
});
