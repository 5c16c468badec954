import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { otherBoxTests } from '../../../box/testing/otherBoxTests.ts';
import { kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

/** A changed row in the place of one with the same id. */
function replace<T extends { id: string }>(rows: T[], ...changed: T[]): void {
  for (const row of changed) rows[rows.findIndex(({ id }) => id === row.id)] = row;
}

const changed = structuredClone(own);
const { tiles, cards, startAreas } = changed.values;
replace(
  tiles.value,
  { id: 'T01', outline: ['■■■'] },
  { id: 'T18', outline: ['■·■', '■■■'] },
  { id: 'T23', outline: ['◢◣·', '◥■◣'] },
);
replace(cards.value, { id: 'T20', lookAlike: 'T21' }, { id: 'T21', lookAlike: 'T20' });
replace(startAreas.value, {
  id: 'C',
  dark: { square: 'G7', half: 'G6', halfShape: '◢' },
  green: { square: 'A1', half: 'A2', halfShape: '◥' },
});
for (const group of [tiles, cards, startAreas]) group.source = 'printed';

await otherBoxTests(own, changed, kit, async () => (await import('../index.ts')).tangramcity);

it('prints the start areas where the box has them', async () => {
  const { onBoard } = await import('./layout.ts');
  const { rows } = onBoard(2);
  expect(rows.dark.map((word) => word.toString(16))).toEqual(['0', '0', '0', '0', '0', '6000000', 'f000000']);
});

it('lays other shapes, and calls those without a name by their number', async () => {
  const { words } = await import('../text/index.ts');
  const { SPOTS } = await import('../spots.ts');
  expect(SPOTS.filter(({ tile, face }) => tile === 0 && face === 'dark')).toHaveLength(2 * 5 * 7);
  const comesUp = (tile: number) =>
    LANGUAGES.map((language) => words[language].event({ did: 'cameUp', tile }, () => ''));
  expect(comesUp(0)[0]).toBe('Now to be placed: tile 1.');
  for (const sentence of comesUp(17)) expect(sentence).toContain(' 18');
  expect(comesUp(19)[0]).toBe('Now to be placed: the house. Careful: not to be confused with the hexagon.');
});
