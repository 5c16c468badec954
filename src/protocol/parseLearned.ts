/** What a device says was learned, checked at the door. */
import * as v from 'valibot';
import { type Learned, MOST_IDS, MOST_RESULTS, PUZZLE_RESULTS } from './learning.ts';
import { parse } from './parse.ts';

const MOST_GAMES = 20;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const ids = v.pipe(v.array(id), v.maxLength(MOST_IDS));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const results = v.pipe(
  v.record(id, v.picklist(PUZZLE_RESULTS)),
  v.check((all) => Object.keys(all).length <= MOST_RESULTS),
);

/** What was learned, as it is checked at the door. */
export const learned = v.pipe(
  v.record(
    id,
    v.strictObject({
      lessons: ids,
      best: v.optional(count),
      notes: v.optional(ids),
      games: v.optional(count),
      puzzles: v.optional(results),
      days: v.optional(results),
    }),
  ),
  v.check((games) => Object.keys(games).length <= MOST_GAMES),
);

/** Refuses what cannot have been learned. */
export function parseLearned(input: unknown): Learned {
  return parse(learned, input);
}
