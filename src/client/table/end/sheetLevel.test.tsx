// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { LANGUAGES, resultOf } from '#kernel';
import { nameOf } from '#kernel/testing';
import { ScoreSheet } from './ScoreSheet.tsx';

const { words } = await loadTitle('tangramcity');

const scoresOf = (...totals: number[]) => totals.map((total) => ({ total, parts: { round1: total } }));

it.each([
  { totals: [150], ending: 'impressive', levels: ['Level', 'Architect'] },
  {
    totals: [90, 203, 139],
    ending: 'lastRound',
    levels: ['Level', 'Master builder', 'Journeyman', 'Apprentice'],
  },
])('the score sheet shows everybody’s level: $totals', async ({ totals, ending, levels }) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const ranking = totals
    .map((_, seat) => [seat])
    .sort(([a = 0], [b = 0]) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const result = resultOf({ outcome: { ranking, ending }, scores: scoresOf(...totals), automata: [] });
  const said = { short: '', headline: '', lines: [] };
  const sheet = { result, said, name: nameOf };
  await act(async () => root.render(<ScoreSheet {...sheet} words={words.en} />));
  const rows = [...place.querySelectorAll('tfoot tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toContainEqual(levels);
  act(() => root.unmount());
  place.remove();
});

it('levels have a heading in every language', () => {
  const labels = Object.fromEntries(LANGUAGES.map((language) => [language, words[language].level?.label]));
  expect(labels).toMatchObject({ en: 'Level', fr: 'Niveau', es: 'Nivel', de: 'Stufe' });
  for (const label of Object.values(labels)) expect(label).toMatch(/^\p{Lu}\p{Ll}+/u);
});
