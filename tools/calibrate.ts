/** What the decisions of each level cost by the measure of the review: `npm run calibrate -- newyork1901 --games 20`. */
import { botNamed, playMatch, review, seedNumber } from '#bots';
import { at, BOT_NAMES, type BotName, fingerprintOf, freezePositions } from '#kernel';
import { NEARLY_EQUAL } from '../src/client/table/thinking/ranking.ts';
import { cpuClock } from './arena/spec.ts';
import { readArguments, readTable, wholeNumber } from './arguments.ts';
import type { ReviewedSeat } from './calibrate/figures.ts';
import { readReviewed, writeReviewed } from './calibrate/files.ts';
import { progress } from './table.ts';

const USAGE = `usage: npm run calibrate -- <game> [--games N] [--seats N] [--minutes N]
  reviews games of each level against itself until N of each were reviewed or N CPU minutes are over, keeps them in bench/levels/<game>.json,
  and writes what their decisions cost into src/client/table/review/calibration.json and bench/levels.md.
  The next run goes on there; delete the game's file when its bots have changed.`;

/** The budget of a review in the browser (src/client/table/thinking/tasks.ts). */
const BUDGET = { iterations: 400 };

/** Deals that no contest is measured on. */
const FIRST_DEAL = 900_000;

const { title, values } = await readArguments(USAGE, ['games', 'seats', 'minutes']);
const { game, heuristics } = title;
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 12, USAGE);
const end = cpuClock() + 60_000 * wholeNumber(values.minutes, 600, USAGE);
// Search is several times faster if nothing is frozen.
freezePositions(false);

const box = fingerprintOf(game.box);
const before = readReviewed(game.id);
const reviewed: ReviewedSeat[] = before?.box === box && before.seats === seats ? [...before.reviewed] : [];
for (let deal = 0; deal < games; deal++) {
  for (const [i, name] of BOT_NAMES.entries()) {
    const level = i + 1;
    if (cpuClock() > end || reviewed.some((one) => one.level === level && one.deal === deal)) continue;
    reviewed.push(...reviewGame(name, level, deal));
    writeReviewed(game.id, { box, seats, reviewed });
  }
  progress(deal + 1, games);
}
writeReviewed(game.id, { box, seats, reviewed });

/** What the decisions of each seat cost in one game of a level against itself. */
function reviewGame(name: BotName, level: number, deal: number): ReviewedSeat[] {
  const bots = Array.from({ length: seats }, () => botNamed(name, game, heuristics));
  const { record } = playMatch(game, bots, options, seedNumber(FIRST_DEAL + deal));
  const costs: number[][] = bots.map(() => []);
  for (const { seat, cost } of review(game, heuristics, record, BUDGET)) at(costs, seat).push(cost);
  return costs.map((own) => ({
    level,
    deal,
    decisions: own.length,
    cost: Math.round(1000 * own.reduce((sum, cost) => sum + cost, 0)) / 1000,
    good: own.filter((cost) => cost < NEARLY_EQUAL).length,
  }));
}
