/** What a person has learned, as device and server tell each other; merged alike on both ends. */

/** What was learned of one game. */
export interface LearnedGame {
  /** Ids of lessons that were done. */
  readonly lessons: readonly string[];
  /** The most questions answered right at one go. */
  readonly best?: number | undefined;
  /** Ids of the coach's notes that were told. */
  readonly notes?: readonly string[] | undefined;
  /** How many games were played to the end. */
  readonly games?: number | undefined;
  /** First tries at puzzles, by puzzle. */
  readonly puzzles?: PuzzleResults | undefined;
  /** First tries at puzzles of the day, by the number of the day. */
  readonly days?: PuzzleResults | undefined;
}

/** How a puzzle went at the first try. */
export const PUZZLE_RESULTS = ['solved', 'missed'] as const;
type PuzzleResults = Readonly<Record<string, (typeof PUZZLE_RESULTS)[number]>>;

/** What was learned, by game. */
export type Learned = Readonly<Record<string, LearnedGame>>;

/** More than any course has. */
export const MOST_IDS = 100;

/** More than a pack of puzzles has, and more than a year of days. */
export const MOST_RESULTS = 400;

/** Both together: whatever was done on either end is done. In any order, and however often, the result is the same. */
export function mergeLearned(one: Learned, other: Learned): Learned {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(games.map((game) => [game, mergeGame(one[game], other[game])]));
}

function mergeGame(one: LearnedGame | undefined, other: LearnedGame | undefined): LearnedGame {
  const best = most(one?.best, other?.best);
  const games = most(one?.games, other?.games);
  const notes = union(one?.notes, other?.notes);
  const puzzles = results(one?.puzzles, other?.puzzles);
  const days = results(one?.days, other?.days);
  return {
    lessons: union(one?.lessons, other?.lessons),
    ...(best === undefined ? {} : { best }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(games === undefined ? {} : { games }),
    ...(Object.keys(puzzles).length === 0 ? {} : { puzzles }),
    ...(Object.keys(days).length === 0 ? {} : { days }),
  };
}

/** A puzzle that was solved on one device is solved; of too many the last in order are kept, which are the latest days. */
function results(one: PuzzleResults = {}, other: PuzzleResults = {}): PuzzleResults {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().slice(-MOST_RESULTS);
  const result = (id: string) => (one[id] === 'solved' || other[id] === 'solved' ? 'solved' : 'missed');
  return Object.fromEntries(ids.map((id) => [id, result(id)]));
}

function union(one: readonly string[] = [], other: readonly string[] = []): readonly string[] {
  return [...new Set([...one, ...other])].sort().slice(0, MOST_IDS);
}

function most(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}
