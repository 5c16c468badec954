/**
 * Finds puzzles in games of bots, `npm run puzzles -- tangramcity --games 200`, and judges them anew,
 * `npm run puzzles -- check tangramcity --judge 100`.
 */
import { fingerprintOf, freezePositions, type Puzzle } from '#kernel';
import { cpuClock } from './arena/spec.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { readPack, writeJudgement, writePack } from './puzzles/files.ts';
import { judge } from './puzzles/judge.ts';
import { puzzlesIn } from './puzzles/mine.ts';
import { fitsIn, packOf } from './puzzles/pack.ts';
import { progress } from './table.ts';

const USAGE = `usage: npm run puzzles -- <game> [--games N] [--minutes N] [--most N]
  searches the next games of bots until N were searched in all, N CPU minutes are over or N puzzles are found, and adds them to src/games/<game>/puzzles.json
npm run puzzles -- check <game> [--judge N]
  searches N times more, three times as long and with other chance, for the answers listed there, and writes how often they are best into bench/puzzles.md`;

/** Of a hundred judgements, in so many the listed answer must be the best. */
const WANTED = 0.95;

const [command, ...rest] = process.argv.slice(2);
const isCheck = command === 'check';
const { title, values } = await readArguments(
  USAGE,
  isCheck ? ['judge'] : ['games', 'minutes', 'most'],
  isCheck ? rest : undefined,
);
const { id } = title.game;
// Search is several times faster if nothing is frozen.
freezePositions(false);
if (isCheck) check(wholeNumber(values.judge, 100, USAGE));
else mine();

function mine(): void {
  const games = wholeNumber(values.games, 200, USAGE);
  const most = wholeNumber(values.most, 60, USAGE);
  const end = cpuClock() + 60_000 * wholeNumber(values.minutes, 25, USAGE);
  const box = fingerprintOf(title.game.box);
  const before = readPack(id);
  // Puzzles of other values are of no use, and of some kinds there may be too many.
  const kept = before?.box === box ? before : undefined;
  const puzzles: Puzzle[] = packOf(kept?.puzzles ?? [], most);
  for (let deal = kept?.games ?? 0; deal < games && puzzles.length < most && cpuClock() < end; deal++) {
    for (const puzzle of puzzlesIn(title, deal, (kind) => fitsIn(puzzles, kind, most))) puzzles.push(puzzle);
    writePack(id, { box, games: deal + 1, puzzles });
    progress(puzzles.length, most);
  }
  console.log(`${id}: ${puzzles.length} puzzles in ${readPack(id)?.games ?? 0} games`);
}

function check(times: number): void {
  const pack = readPack(id);
  if (!pack) throw new Error(`there are no puzzles of ${id}`);
  const judged = judge(title, pack.puzzles, times, (done) => progress(done, times));
  writeJudgement(id, judged);
  console.log(`${id}: the listed answer is the best in ${judged.best} of ${judged.times} judgements`);
  for (const line of judged.missed) console.log(`  not in ${line}`);
  if (judged.best < WANTED * judged.times) process.exitCode = 1;
}
