import { expect, it } from 'vitest';
import { shareText } from './shareText.ts';

it('tells the result and gives nothing away', () => {
  const text = shareText({
    line: 'Skyline · Tangram City, daily deal of 2026-11-19: 147 points',
    better: 68,
    compared: 'Better than 68 %.',
    address: 'https://example.org/daily',
  });
  expect(text.split('\n')).toEqual([
    'Skyline · Tangram City, daily deal of 2026-11-19: 147 points',
    '🟩🟩🟩🟩🟩🟩🟩⬜⬜⬜ Better than 68 %.',
    'https://example.org/daily',
  ]);
});
