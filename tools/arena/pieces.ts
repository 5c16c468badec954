/** Every contest behind bench/strength.md, each small enough to be played by itself. */
import { BOT_NAMES } from '#bots';
import { GAME_IDS } from '#games';
import { at } from '#kernel';

export interface Piece {
  /** The name of its file, and the part of the page it belongs to. */
  readonly name: string;
  readonly part: 'ladder' | 'greedy' | 'vanilla' | 'more seats' | 'solo';
  readonly args: readonly string[];
  /** The share or the mean points that must be reached. */
  readonly wanted: string;
}

/** The toy game is for tests; players never meet its bots. */
const GAMES = GAME_IDS.filter((id) => id !== 'rowhouse');

/** Games for each step of the ladder, and for the others. */
const LADDER = 200;
const FIXED = 200;
const CROWD = 48;
const SOLO = 100;

export const PIECES: readonly Piece[] = [
  ...GAMES.flatMap((game) =>
    BOT_NAMES.slice(1).map((level, i): Piece => {
      const args = [game, '--a', level, '--b', at(BOT_NAMES, i), '--games', String(LADDER)];
      return { name: `${game}-${level}`, part: 'ladder', args, wanted: '65 %' };
    }),
  ),
  ...GAMES.map(
    (game): Piece => ({
      name: `${game}-greedy`,
      part: 'greedy',
      args: [game, '--a', 'search:100ms', '--b', 'greedy', '--games', String(FIXED)],
      wanted: '70 % at the lower end',
    }),
  ),
  ...GAMES.map(
    (game): Piece => ({
      name: `${game}-vanilla`,
      part: 'vanilla',
      args: [game, '--a', 'search:50ms', '--b', 'vanilla:50ms', '--games', String(FIXED)],
      wanted: '75 %',
    }),
  ),
  ...(['newyork1901', 'newyorkcity', 'tangramcity'] as const).map(
    (game): Piece => ({
      name: `${game}-crowd`,
      part: 'more seats',
      args: [game, '--a', 'level5', '--b', 'level3', '--games', String(CROWD), '--seats', '4'],
      wanted: 'more than a fair share',
    }),
  ),
  solo('flatiron', '{}', 'Daniel beaten in 75 of 100'),
  solo('newyorkcity', '{"toms":1,"level":"C5"}', 'Tom beaten in 60 of 100'),
  solo('tangramcity', '{}', '160 points'),
];

function solo(game: string, options: string, wanted: string): Piece {
  const args = [game, '--a', 'level6', '--seats', '1', '--games', String(SOLO), '--options', options];
  return { name: `${game}-solo`, part: 'solo', args, wanted };
}
