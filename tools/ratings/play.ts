/** Plays games between bots of known strength, for ratings to learn from and to foretell; each is kept in one short line. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, playMatch, seedNumber } from '#bots';
import { loadTitle } from '#games';
import { at, type BotName, freezePositions, type Outcome, Rng } from '#kernel';

export const FOLDER = join(import.meta.dirname, '../../bench/ratings');

/** Cheap levels, so that thousands of games take minutes. */
export const LEVELS: readonly BotName[] = ['level1', 'level2', 'level3', 'level4'];

/** So many players of each level, who are rated apart. */
const OF_EACH = 3;

/** The level of each player. */
export const PLAYERS: readonly BotName[] = LEVELS.flatMap((level) =>
  Array.from({ length: OF_EACH }, () => level),
);

export const LEARNED = 1500;
export const FORETOLD = 2000;

/** Deals for learning, those for reporting and those of the arena are never the same. */
const [LEARNING, REPORTING] = [10_000_000, 20_000_000];

/** Lines are written after so many games. */
const TOGETHER = 50;

export interface PlayedGame {
  /** Numbers of players, by seat. */
  readonly players: readonly number[];
  readonly places: readonly number[];
}

/** The games that are kept: those to learn from come first. */
export function playedGames(game: string, seats: number): PlayedGame[] {
  const file = fileOf(game, seats);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [players = '', places = ''] = line.split(' ');
      return {
        players: [...players].map((one) => Number.parseInt(one, 36)),
        places: [...places].map(Number),
      };
    });
}

/** Plays those that are missing; `progress` hears of every game. */
export async function playMissing(
  game: string,
  seats: number,
  progress: (done: number, all: number) => void,
): Promise<void> {
  freezePositions(false);
  const { game: rules, heuristics } = await loadTitle(game);
  const bots = LEVELS.map((level) => botNamed(level, rules, heuristics, () => 0));
  const all = LEARNED + FORETOLD;
  let lines: string[] = [];
  for (let n = playedGames(game, seats).length; n < all; n++) {
    const deal = n < LEARNED ? LEARNING + n : REPORTING + n - LEARNED;
    const players = drawn(seats, deal);
    const seated = players.map((player) => at(bots, LEVELS.indexOf(at(PLAYERS, player))));
    const { position } = playMatch(rules, seated, {}, seedNumber(deal));
    const places = placesOf(rules.outcome(position.state), seats);
    lines.push(`${players.map((one) => one.toString(36)).join('')} ${places.join('')}\n`);
    if (lines.length === TOGETHER || n === all - 1) {
      appendFileSync(fileOf(game, seats), lines.join(''));
      lines = [];
    }
    progress(n + 1, all);
  }
}

/** Different players for the seats, by the deal. */
function drawn(seats: number, deal: number): number[] {
  const rng = Rng.fromSeed(seedNumber(deal), 'players');
  return rng.shuffle([...PLAYERS.keys()]).slice(0, seats);
}

function placesOf(outcome: Outcome | undefined, seats: number): number[] {
  const ranking = outcome?.ranking ?? [];
  return Array.from({ length: seats }, (_, seat) => {
    const group = ranking.findIndex((shared) => shared.includes(seat));
    return 1 + ranking.slice(0, group).flat().length;
  });
}

function fileOf(game: string, seats: number): string {
  return join(FOLDER, `${game}-${seats}.txt`);
}
