/** What level 6 scores against itself, by category: `npx tsx tools/levelScores.ts tangramcity --seats 2 --games 20`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, playMatch, seedNumber } from '#bots';
import { GAME_INFO, isGameId } from '#games';
import { fingerprintOf, freezePositions, type Score } from '#kernel';
import { cpuClock } from './arena/spec.ts';
import { readArguments, readTable, stop, wholeNumber } from './arguments.ts';
import { progress } from './table.ts';

const USAGE = `usage: npx tsx tools/levelScores.ts <game> [--seats N] [--games N] [--minutes N]
  plays games of level 6 against itself until N are there or N CPU minutes are over, and adds what it scores by category to
  src/client/screens/statistics/levelScores.json, which people's statistics compare with.
  The next run goes on there; with other values of components, or after deleting the game there, it begins anew.`;

/** Deals that no contest is measured on. */
const FIRST_DEAL = 950_000;

const FILE = join(import.meta.dirname, '../src/client/screens/statistics/levelScores.json');

/** Sums over all seats of so many games. */
interface LevelScores {
  readonly games: number;
  readonly players: number;
  readonly parts: Readonly<Record<string, number>>;
}

type Scores = Readonly<Record<string, { box: string; bySeats: Readonly<Record<string, LevelScores>> }>>;

const { title, values } = await readArguments(USAGE, ['seats', 'games', 'minutes']);
const { game, heuristics } = title;
const { id } = game;
if (!isGameId(id)) stop(`no such game: ${id}`, USAGE);
const wanted = wholeNumber(values.seats, 2, USAGE);
// Alone it is played as the home page offers it.
const options = wanted === 1 ? JSON.stringify(GAME_INFO[id].solo?.options ?? {}) : '{}';
const table = readTable(title, { seats: String(wanted), options }, 1, USAGE);
const games = wholeNumber(values.games, 20, USAGE);
const end = cpuClock() + 60_000 * wholeNumber(values.minutes, 600, USAGE);
const box = fingerprintOf(game.box);
// Search is several times faster if nothing is frozen.
freezePositions(false);

for (let deal = kept().games; deal < games && cpuClock() < end; deal++) {
  const bots = Array.from({ length: table.seats }, () => botNamed('level6', game, heuristics));
  const { position } = playMatch(game, bots, table.options, seedNumber(FIRST_DEAL + deal));
  add(game.scores(position.state));
  progress(deal + 1, games);
}

function kept(): LevelScores {
  const known = read()[id];
  const none = { games: 0, players: 0, parts: {} };
  return known?.box === box ? (known.bySeats[table.seats] ?? none) : none;
}

/** Read again each time: somebody else may play other numbers of seats meanwhile. */
function add(scores: readonly Score[]): void {
  const all = read();
  const before = kept();
  const parts: Record<string, number> = { ...before.parts };
  for (const score of scores)
    for (const [part, points = 0] of Object.entries(score.parts)) parts[part] = (parts[part] ?? 0) + points;
  const now = { games: before.games + 1, players: before.players + scores.length, parts };
  const others = all[id]?.box === box ? all[id].bySeats : {};
  const next: Scores = { ...all, [id]: { box, bySeats: { ...others, [table.seats]: now } } };
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
}

function read(): Scores {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}
