/**
 * Fits how bots judge positions to how games end: plays games, writes src/games/<game>/bot/fitted.json and bench/fit.md.
 *   npm run fit -- newyorkcity [--seats 2,3] [--games N] [--from DEAL] [--bot level3,level4] [--jobs 2] [--out FOLDER]
 * The same command writes the same files again, whatever the machine and the number of jobs.
 */
import { join } from 'node:path';
import { weightsFor } from '#kernel';
import { readArguments, readBot, stop, wholeNumber } from './arguments.ts';
import { DEFAULTS, FIRST_DEAL } from './fit/defaults.ts';
import { readFitted, writeFit } from './fit/files.ts';
import type { SampledGame } from './fit/play.ts';
import { BY_HAND, corrected, type Forecast, type Quality, qualityOf } from './fit/quality.ts';
import { fitSeats, type SeatsFit } from './fit/report.ts';
import { playDeals } from './fit/run.ts';
import { isHeldOut } from './fit/weights.ts';
import { textTable } from './table.ts';

const USAGE =
  'usage: npm run fit -- <game> [--seats N,N] [--games N] [--from DEAL] [--bot BOT,BOT] [--jobs 1|2] [--out FOLDER]; bots without a clock';

const names = ['seats', 'games', 'from', 'bot', 'jobs', 'out'];
const { title, values } = await readArguments(USAGE, names);
const { game } = title;
const fitting = title.heuristics.fitting ?? stop(`${game.id} names no features`, USAGE);
const usual = DEFAULTS[game.id];
const games = wholeNumber(values.games, usual?.games ?? 1000, USAGE);
const from = wholeNumber(values.from, FIRST_DEAL, USAGE);
const jobs = Math.max(1, wholeNumber(values.jobs, 1, USAGE));
const OWN = join(import.meta.dirname, '..');
const root = values.out ?? OWN;
const bots = values.bot?.split(',') ?? usual?.bots ?? ['level3', 'level4'];
for (const spec of bots) {
  if (/\dms/.test(spec)) stop(`a bot with a clock: ${spec}`, USAGE);
  readBot(spec, title, USAGE);
}
const seatCounts = values.seats?.split(',').map((count) => wholeNumber(count, 2, USAGE)) ?? allSeatCounts();
// Solo games come last, since they may go by the weights of two seats.
seatCounts.sort((one, two) => Number(one === 1) - Number(two === 1) || one - two);

const rows: (string | number)[][] = [];
for (const seats of seatCounts) {
  const options = optionsFor(seats);
  if (!hasRivals(seats)) stop(`${game.id} has nobody to compare with at ${seats} seats`, USAGE);
  const table = { game: game.id, seats, options, bots };
  const played = await playDeals(table, from, games, jobs);
  const areOwn = weightsFor(fitting, seats) === seats;
  const fit = fitSeats(fitting, seats, played, areOwn ? undefined : forecastIn(root, seats));
  rows.push(...summary(seats, played, fit));
  const areOwnWeights = areOwn && fitting.inPlay.includes(seats);
  const to = from + games - 1;
  writeFit(root, game.id, seats, fit, { command: commandFor(seats), bots, from, to, areOwnWeights });
}
console.log(
  textTable(
    ['seats', 'phase', 'R²: by hand', 'so far', 'fitted', 'winners: by hand', 'so far', 'fitted'],
    rows,
  ),
);

/** The forecast by weights that have been written. */
function forecastIn(folder: string, seats: number): Forecast {
  const count = weightsFor(fitting, seats);
  const weights = fitting.inPlay.includes(seats) ? readFitted(folder, game.id)?.weights[count] : undefined;
  if (!weights) return BY_HAND;
  const columns = ['worth', ...fitting.features];
  return corrected(fitting.phases.map((phase) => columns.map((name) => weights[phase]?.[name] ?? 0)));
}

/** What writes the same again. */
function commandFor(seats: number): string {
  const given = names.filter(
    (name) => values[name] !== undefined && !['seats', 'jobs', 'out'].includes(name),
  );
  return [
    `npm run fit -- ${game.id}`,
    `--seats ${seats}`,
    ...given.map((name) => `--${name} ${values[name]}`),
  ].join(' ');
}

function optionsFor(seats: number): unknown {
  return (seats === 1 ? fitting.solo?.options : undefined) ?? {};
}

function allSeatCounts(): number[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(hasRivals);
}

function hasRivals(seats: number): boolean {
  return seats > 1 || fitting.solo !== undefined;
}

/** How the weights that were in play until now do on the same deals, between by hand and fitted. */
function summary(seats: number, played: readonly SampledGame[], { report }: SeatsFit): (string | number)[][] {
  const heldOut = played.filter(isHeldOut);
  const forecast = forecastIn(OWN, seats);
  const line = (phase: string, { byHand, fitted }: typeof report.all, isIn: (phase: number) => boolean) => {
    const qualities: Quality[] = [byHand, qualityOf(heldOut, forecast, isIn), fitted];
    return [
      seats,
      phase,
      ...qualities.map(({ r2 }) => r2.toFixed(3)),
      ...qualities.map(({ winners }) => `${(100 * winners).toFixed(1)} %`),
    ];
  };
  return [
    ...Object.entries(report.phases).map(([name, one], phase) => line(name, one, (other) => other === phase)),
    line('all', report.all, () => true),
  ];
}
