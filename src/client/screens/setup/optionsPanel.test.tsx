import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { defaultOptions } from '#kernel';
import { OptionsPanel } from './OptionsPanel.tsx';

/** The labels of the options on show. */
async function shown(id: string, given: object, seats: number): Promise<string[]> {
  const { game, words } = await loadTitle(id);
  const html = renderToStaticMarkup(
    <OptionsPanel
      game={game}
      words={words.en}
      options={{ ...defaultOptions(game.options), ...given }}
      seats={seats}
      change={() => undefined}
    />,
  );
  return Object.values(words.en.options).flatMap(({ label }) => (html.includes(`>${label}<`) ? [label] : []));
}

it('Tom’s level is asked only with a Tom, his mode and cards only for a free level', async () => {
  expect(await shown('newyorkcity', { toms: 0 }, 2)).toEqual(['Toms']);
  expect(await shown('newyorkcity', { toms: 0, level: 'free' }, 2)).toEqual(['Toms']);
  expect(await shown('newyorkcity', { toms: 1 }, 1)).toEqual(['Toms', 'Tom’s level']);
  expect(await shown('newyorkcity', { toms: 1, level: 'free' }, 1)).toHaveLength(4);
});

it('hard Daniel is asked only where Daniel plays', async () => {
  expect(await shown('flatiron', {}, 1)).toContain('Hard Daniel');
  expect(await shown('flatiron', {}, 2)).not.toContain('Hard Daniel');
});

it('every condition names an option of the same game', async () => {
  for (const id of GAME_IDS) {
    const { game } = await loadTitle(id);
    const named = Object.values(game.options).flatMap(({ when = [] }) =>
      when.flatMap((condition) => ('option' in condition ? [condition.option] : [])),
    );
    for (const name of named) expect(game.options).toHaveProperty(name);
  }
});
