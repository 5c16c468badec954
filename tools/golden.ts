/**
 * Writes golden games and stored positions.
 *   tsx tools/golden.ts <game>                     rewrites all golden games of the game, after a change of rules or words
 *   tsx tools/golden.ts <game> --name two-rows --seats 2 [--options JSON] [--bot greedy] [--ending twoRows] [--winner 0]
 *                                                  finds a game with this ending and adds it
 *   tsx tools/golden.ts <game> --store 9           stores the position after nine plays, in the current version
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch, seedNumber } from '#bots';
import { type GameRecord, Refused, replay, toStored } from '#kernel';
import { goldenRecord, goldenText } from '#kernel/testing';
import { readArguments, readBot, readTable, stop, wholeNumber } from './arguments.ts';

const USAGE =
  'usage: tsx tools/golden.ts <game> [--name N --seats N [--options JSON] [--bot B] [--ending E] [--winner S]] | [--store N]';
const MAX_SEEDS = 5000;

const { title, values } = await readArguments(USAGE, [
  'name',
  'seats',
  'options',
  'bot',
  'ending',
  'winner',
  'store',
]);
const { game, words } = title;
const folder = join(import.meta.dirname, '..', 'src', 'games', game.id, 'tests', 'golden');
const bot = readBot(values.bot ?? 'random', title, USAGE);

if (values.store) store(wholeNumber(values.store, 0, USAGE));
else if (values.name) write(values.name, find());
else for (const file of goldenFiles()) rewrite(file);

function goldenFiles(): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.txt'));
}

/** Keeps the plays if they are still legal; otherwise plays a new game with the same seed. */
function rewrite(file: string): void {
  const record = goldenRecord(readFileSync(join(folder, file), 'utf8'), game);
  const name = file.replace('.txt', '');
  if (isStillLegal(record)) {
    write(name, record);
  } else {
    console.log(`${name}: the plays are no longer legal; played a new game`);
    write(name, match(record.seats, record.options, record.seed));
  }
}

function isStillLegal(record: GameRecord): boolean {
  try {
    return game.outcome(replay(game, record).position.state) !== undefined;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function match(seats: number, options: unknown, seed: string): GameRecord {
  const bots = Array.from({ length: seats }, () => bot);
  return playMatch(game, bots, options, seed).record;
}

/** The first seed whose game ends as requested. */
function find(): GameRecord {
  const { seats, options } = readTable(title, values, 1, USAGE);
  for (let n = 1; n <= MAX_SEEDS; n++) {
    const record = match(seats, options, seedNumber(n));
    const outcome = game.outcome(replay(game, record).position.state);
    const hasEnding = values.ending === undefined || outcome?.ending === values.ending;
    const wins = values.winner === undefined || outcome?.ranking[0]?.includes(Number(values.winner));
    if (hasEnding && wins) return record;
  }
  stop(`no such game among ${MAX_SEEDS} seeds`, USAGE);
}

function write(name: string, record: GameRecord): void {
  writeFileSync(join(folder, `${name}.txt`), goldenText(game, words, record));
  console.log(`${name}.txt: ${record.plays.length} plays`);
}

/** Stores the position after a number of plays of the first golden game. */
function store(plays: number): void {
  const record = goldenRecord(readFileSync(join(folder, goldenFiles()[0] ?? ''), 'utf8'), game);
  const stored = toStored(game, replay(game, record, plays).position);
  writeFileSync(join(folder, `v${stored.version}.json`), `${JSON.stringify(stored)}\n`);
  console.log(`v${stored.version}.json: after ${plays} plays`);
}
