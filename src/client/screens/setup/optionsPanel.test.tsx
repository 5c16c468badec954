import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { defaultOptions } from '#kernel';
import { OptionsPanel } from './OptionsPanel.tsx';

/** The labels of the visible options. */
async function visibleLabels(id: string, options: object, seats: number): Promise<string[]> {
  const { game, words } = await loadTitle(id);
  const html = renderToStaticMarkup(
    <OptionsPanel
      game={game}
      words={words.en}
      options={{ ...defaultOptions(game.options), ...options }}
      seats={seats}
      change={() => undefined}
    />,
  );
  return Object.values(words.en.options).flatMap(({ label }) => (html.includes(`>${label}<`) ? [label] : []));
}

it('Tom’s level is shown only with a Tom, his mode and cards only for a free level', async () => {
  expect(await visibleLabels('newyorkcity', { toms: 0 }, 2)).toEqual(['Toms']);
  expect(await visibleLabels('newyorkcity', { toms: 0, level: 'free' }, 2)).toEqual(['Toms']);
  expect(await visibleLabels('newyorkcity', { toms: 1 }, 1)).toEqual(['Toms', 'Tom’s level']);
  expect(await visibleLabels('newyorkcity', { toms: 1, level: 'free' }, 1)).toHaveLength(4);
});

it('hard Daniel is shown only if Daniel plays', async () => {
  expect(await visibleLabels('flatiron', {}, 1)).toContain('Hard Daniel');
  expect(await visibleLabels('flatiron', {}, 2)).not.toContain('Hard Daniel');
});

it('every condition refers to an option of the same game', async () => {
  for (const id of GAME_IDS) {
    const { game } = await loadTitle(id);
    const named = Object.values(game.options).flatMap(({ when = [] }) =>
      when.flatMap((condition) => ('option' in condition ? [condition.option] : [])),
    );
    for (const name of named) expect(game.options).toHaveProperty(name);
  }
});
