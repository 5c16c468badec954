/** How well each level plays by the measure of the review: `npm run calibrate -- newyork1901 [--games 6]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, playMatch, review, seedNumber } from '#bots';
import { BOT_NAMES, type BotName } from '#kernel';
import { readArguments, readTable, wholeNumber } from './arguments.ts';
import { progress, textTable } from './table.ts';

const USAGE = `usage: npm run calibrate -- <game> [--games N] [--seats N]
  reviews N games of each level against itself, and writes what its decisions cost into src/client/table/review/calibration.json`;

const FILE = join(import.meta.dirname, '../src/client/table/review/calibration.json');

/** The budget of a review in the browser (src/client/table/thinking/tasks.ts). */
const BUDGET = { iterations: 400 };

/** As in the review: answers that differ by less are equally good. */
const NEARLY_EQUAL = 0.25;

/** Deals that no contest is measured on. */
const FIRST_DEAL = 900_000;

const { title, values } = await readArguments(USAGE, ['games', 'seats']);
const { game, heuristics } = title;
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 6, USAGE);

const levels = BOT_NAMES.map((level, i) => {
  const measured = measure(level);
  progress(i + 1, BOT_NAMES.length);
  return measured;
});
const all = JSON.parse(readFileSync(FILE, 'utf8'));
writeFileSync(FILE, `${JSON.stringify({ ...all, [game.id]: { seats, games, levels } }, null, 2)}\n`);
console.log(
  textTable(
    ['level', 'decisions', 'mean cost', 'deviation', 'as good as any'],
    levels.map(({ decisions, cost, deviation, good }, i) => [
      String(i + 1),
      decisions,
      cost,
      deviation,
      `${Math.round(100 * good)} %`,
    ]),
  ),
);

/** Mean cost of a decision in points, how far costs stray, and the share of decisions to which nothing better was found. */
function measure(level: BotName) {
  const costs: number[] = [];
  for (let deal = 0; deal < games; deal++) {
    const bots = Array.from({ length: seats }, () => botNamed(level, game, heuristics));
    const { record } = playMatch(game, bots, options, seedNumber(FIRST_DEAL + deal));
    for (const { cost } of review(game, heuristics, record, BUDGET)) costs.push(cost);
  }
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const squares = costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0);
  return {
    decisions: costs.length,
    cost: round(mean),
    deviation: round(Math.sqrt(squares / costs.length)),
    good: round(costs.filter((cost) => cost < NEARLY_EQUAL).length / costs.length),
  };
}

function round(number: number): number {
  return Math.round(1000 * number) / 1000;
}
