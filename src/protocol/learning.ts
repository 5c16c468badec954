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
}

/** What was learned, by game. */
export type Learned = Readonly<Record<string, LearnedGame>>;

/** More than any course has. */
export const MOST_IDS = 100;

/** Both together: whatever was done on either end is done. In any order, and however often, the result is the same. */
export function mergeLearned(one: Learned, other: Learned): Learned {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(games.map((game) => [game, mergeGame(one[game], other[game])]));
}

function mergeGame(one: LearnedGame | undefined, other: LearnedGame | undefined): LearnedGame {
  const best = most(one?.best, other?.best);
  const games = most(one?.games, other?.games);
  const notes = union(one?.notes, other?.notes);
  return {
    lessons: union(one?.lessons, other?.lessons),
    ...(best === undefined ? {} : { best }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(games === undefined ? {} : { games }),
  };
}

function union(one: readonly string[] = [], other: readonly string[] = []): readonly string[] {
  return [...new Set([...one, ...other])].sort().slice(0, MOST_IDS);
}

function most(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}
