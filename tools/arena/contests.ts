/** Every contest behind bench/strength.md, each small enough to be played on its own. */
import { GAME_IDS } from '#games';
import { at, BOT_NAMES } from '#kernel';

/** One contest and what it must reach. */
export interface ContestSpec {
  /** The name of its result file. */
  readonly name: string;
  /** The part of the page it belongs to. */
  readonly part: 'ladder' | 'crowd' | 'greedy' | 'vanilla' | 'solo' | 'alone' | 'former';
  readonly args: readonly string[];
  readonly floor: Floor;
}

/** What must be reached: a share of wins, the lower end of its interval, mean points, or a share of games with an ending. */
export type Floor =
  | { readonly of: 'share' | 'lower end' | 'points'; readonly least: number }
  | { readonly of: 'ending'; readonly ending: string; readonly least: number };

/** Rowhouse, our toy, has a ladder and nothing else. */
const GAMES = GAME_IDS.filter((id) => id !== 'rowhouse');
const STEPS = BOT_NAMES.slice(1).map((level, i) => ({ level, below: at(BOT_NAMES, i) }));

/** The share of wins of the better of two bots, and of one such bot among three others: 0.65 / (0.65 + 3 * 0.35). */
const BETTER = 0.65;
const BETTER_OF_FOUR = 0.38;

/** How often each level must beat Daniel: clearly more often than the one below. */
const ALONE = [
  { level: 'level1', least: 0 },
  { level: 'level2', least: 0.05 },
  { level: 'level3', least: 0.2 },
  { level: 'level4', least: 0.45 },
  { level: 'level5', least: 0.6 },
];

/**
 * Rowhouse has floors of its own, because luck leaves its levels less room. Level 6 against level 1 won 89.8 % of 300 games with two seats, 84.5 % with three,
 * 82.2 % with four (deals from 500000); five equal steps between them would be 60.7, 44.6 and 36.1 %. The floors are four points lower: the error of 400 games.
 */
const ROWHOUSE = [
  { seats: 2, word: 'two', least: 0.567 },
  { seats: 3, word: 'three', least: 0.406 },
  { seats: 4, word: 'four', least: 0.321 },
];

/** All contests. */
export const CONTESTS: readonly ContestSpec[] = [
  ...GAMES.flatMap((game) =>
    STEPS.map(({ level, below }): ContestSpec => {
      const args = [game, '--a', level, '--b', below, '--games', '200'];
      return { name: `${game}-${level}`, part: 'ladder', args, floor: { of: 'share', least: BETTER } };
    }),
  ),
  ...GAMES.map((game): ContestSpec => {
    // Where greedy is nearly as good, more games are needed.
    const games = game === 'newyorkcity' ? '100' : '60';
    const args = [game, '--a', 'search:100ms', '--b', 'greedy', '--games', games];
    return { name: `${game}-greedy`, part: 'greedy', args, floor: { of: 'lower end', least: 0.7 } };
  }),
  ...GAMES.map((game): ContestSpec => {
    const args = [game, '--a', 'search:30ms', '--b', 'vanilla:30ms', '--games', '40'];
    return { name: `${game}-vanilla`, part: 'vanilla', args, floor: { of: 'share', least: 0.75 } };
  }),
  solo('flatiron', '{}', { of: 'ending', ending: 'danielBeaten', least: 0.75 }),
  solo('newyorkcity', '{"toms":1,"level":"C5"}', { of: 'ending', ending: 'aheadOfTom', least: 0.6 }),
  solo('tangramcity', '{}', { of: 'points', least: 160 }),
  ...GAMES.filter((game) => game !== 'flatiron').flatMap((game) =>
    STEPS.map(({ level, below }): ContestSpec => {
      // The highest level is slow.
      const games = level === 'level6' ? '64' : '200';
      const args = [game, '--a', level, '--b', below, '--games', games, '--seats', '4'];
      const floor: Floor = { of: 'share', least: BETTER_OF_FOUR };
      return { name: `${game}-four-${level}`, part: 'crowd', args, floor };
    }),
  ),
  former('flatiron'),
  {
    ...solo('flatiron', '{"hard":true}', { of: 'ending', ending: 'danielBeaten', least: 0.6 }),
    name: 'flatiron-hard',
  },
  ...stepsOf('newyork1901', 3, 'three', { ofHighest: '48' }),
  former('newyork1901'),
  ...stepsOf('tangramcity', 3, 'three', { ofHighest: '48' }),
  ...stepsOf('tangramcity', 5, 'five', { ofHighest: '50' }),
  // The highest level is among the solo games above.
  ...[60, 85, 115, 130, 145].map((least, i): ContestSpec => {
    const level = at(BOT_NAMES, i);
    const args = ['tangramcity', '--a', level, '--seats', '1', '--games', '200'];
    return { name: `tangramcity-one-${level}`, part: 'alone', args, floor: { of: 'points', least } };
  }),
  ...ROWHOUSE.flatMap(({ seats, word, least }) =>
    stepsOf('rowhouse', seats, word, { games: '400', ofHighest: '400', least }),
  ),
  former('tangramcity'),
  ...stepsOf('newyorkcity', 3, 'three', { ofHighest: '48' }),
  former('newyorkcity'),
  ...ALONE.map(({ level, least }): ContestSpec => {
    const args = ['flatiron', '--a', level, '--seats', '1', '--games', '100', '--options', '{}'];
    const floor: Floor = { of: 'ending', ending: 'danielBeaten', least };
    return { name: `flatiron-alone-${level}`, part: 'alone', args, floor };
  }),
];

/** How many games a contest has. */
export function gamesOf({ args }: ContestSpec): number {
  return Number(at(args, args.indexOf('--games') + 1));
}

/** Plots of strength against time: search with increasing time, against a fixed level. */
export const PLOTS = GAMES.map((game) => ({
  name: `${game}-time`,
  args: [game, '--b', 'level4', '--games', '24', '--against', '2ms,8ms,32ms,128ms'],
}));

/** How many games a step has, of the highest level and of the others, and what must be reached if it is not the usual. */
interface Steps {
  readonly games?: string;
  readonly ofHighest: string;
  readonly least?: number;
}

/** One of each level among others of the level below: it must win one and a half times its fair share. */
function stepsOf(game: string, seats: number, word: string, steps: Steps): ContestSpec[] {
  const { games = '200', ofHighest, least = 1.5 / seats } = steps;
  return STEPS.map(({ level, below }) => {
    const count = level === 'level6' ? ofHighest : games;
    const args = [game, '--a', level, '--b', below, '--games', count, '--seats', String(seats)];
    const part = seats === 2 ? 'ladder' : 'crowd';
    return { name: `${game}-${word}-${level}`, part, args, floor: { of: 'share', least } };
  });
}

/** The highest level against what it was before it was made stronger. */
function former(game: string): ContestSpec {
  const args = [game, '--a', 'level6', '--b', 'level6@846b69b', '--games', '100'];
  return { name: `${game}-former`, part: 'former', args, floor: { of: 'share', least: BETTER } };
}

function solo(game: string, options: string, floor: Floor): ContestSpec {
  const args = [game, '--a', 'level6', '--seats', '1', '--games', '100', '--options', options];
  return { name: `${game}-solo`, part: 'solo', args, floor };
}
