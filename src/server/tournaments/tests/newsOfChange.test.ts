/** When people are told that an event has changed. */
import { expect, it } from 'vitest';
import { newsOfChange } from '../organising.ts';

const MINUTE = 60_000;
/** A full hour, and much later. */
const [NOON, EVENING] = [1000 * 60 * MINUTE, 1010 * 60 * MINUTE];
const at = (minutes: number) => NOON + minutes * MINUTE;

it('[P106] tells of a change at once, and of those that soon follow once', () => {
  expect(newsOfChange(null, EVENING, at(1)).at).toBe(at(1));
  const second = newsOfChange(at(1), EVENING, at(2));
  expect(second.at).toBe(at(10));
  // The outbox keeps one notice of the same key.
  expect(newsOfChange(at(2), EVENING, at(9))).toEqual(second);
  const next = newsOfChange(at(9), EVENING, at(11));
  expect(next).toMatchObject({ at: at(20) });
  expect(next.key).not.toBe(second.key);
  expect(newsOfChange(at(11), EVENING, at(21)).at).toBe(at(21));
});

it('[P106] tells of a change at once where the event begins before the next time', () => {
  expect(newsOfChange(at(1), at(10), at(2)).at).toBe(at(2));
});
