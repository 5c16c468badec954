import { expect, it } from 'vitest';
import { spanInWords } from './spans.ts';

const MINUTE = 60_000;

it.each([
  [41_700, '41 sec', '41 Sek.'],
  [2 * MINUTE + 3000, '2 min', '2 Min.'],
  [60 * MINUTE, '1 hr', '1 Std.'],
  [250 * MINUTE + 7000, '4 hr 10 min', '4 Std. 10 Min.'],
  [(26 * 60 + 5) * MINUTE, '1 day 2 hr', '1 Tg. 2 Std.'],
  [(24 * 60 + 5) * MINUTE, '1 day', '1 Tg.'],
])('%i ms are %s', (milliseconds, english, german) => {
  expect(spanInWords(milliseconds, 'en')).toBe(english);
  expect(spanInWords(milliseconds, 'de').replaceAll('\u00a0', ' ')).toBe(german);
});
