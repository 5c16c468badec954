/** The files of a fit: weights for bots, figures and pictures for readers. Other seat counts and games keep theirs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '#games';
import type { Fitted } from '#kernel';
import { type GameReport, page } from './page.ts';
import { plot } from './plot.ts';
import type { SeatsFit } from './report.ts';

/** How the games were played. */
export interface Played {
  readonly command: string;
  readonly bots: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Whether the new weights are in play at this number of seats. */
  readonly areOwnWeights: boolean;
}

export function readFitted(root: string, game: string): Fitted | undefined {
  return readJson<Fitted>(fittedFile(root, game));
}

/** Writes what one number of seats has changed. */
export function writeFit(root: string, game: string, seats: number, fit: SeatsFit, played: Played): void {
  const { weights, calibration, report } = fit;
  const { byHand, fitted } = report.all;
  const { bots, command, from, to } = played;
  const before = readFitted(root, game);
  const origin = {
    command,
    bots: bots.join(', '),
    deals: `${from} to ${to}, a quarter of them held out`,
    games: report.games,
    samples: report.samples,
    heldOut: {
      r2: { byHand: byHand.r2, fitted: fitted.r2 },
      winners: { byHand: byHand.winners, fitted: fitted.winners },
    },
  };
  writeJson(fittedFile(root, game), {
    origin: merged(before?.origin, seats, origin),
    // Bots need no weights that are not in play.
    weights: merged(before?.weights, seats, played.areOwnWeights ? weights : undefined),
    calibration: merged(before?.calibration, seats, calibration),
  });
  const reportFile = join(root, 'bench/fit', `${game}.json`);
  const reports = merged(readJson<GameReport>(reportFile)?.seats, seats, { command, ...report });
  writeJson(reportFile, { game, seats: reports } satisfies GameReport);
  write(join(root, 'bench/fit', `${game}-calibration.svg`), plot(game, reports));
  const games = GAME_IDS.flatMap((id) => readJson<GameReport>(join(root, 'bench/fit', `${id}.json`)) ?? []);
  write(join(root, 'bench/fit.md'), page(games));
}

function fittedFile(root: string, game: string): string {
  return join(root, 'src/games', game, 'bot/fitted.json');
}

/** In the order of the number of seats; undefined takes an entry out. */
function merged<T>(before: unknown, seats: number, entry: T | undefined): Record<string, T> {
  const all = { ...(before as Record<string, T> | undefined), [seats]: entry };
  return Object.fromEntries(
    Object.entries(all)
      .filter((pair): pair is [string, T] => pair[1] !== undefined)
      .sort(([one], [two]) => Number(one) - Number(two)),
  );
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** One line for what is innermost, so that changes can be read. */
function writeJson(file: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2).replace(/(?<=[{[])[^{}[\]]*(?=[}\]])/g, (inner) =>
    inner.replace(/\s*\n\s*/g, ' '),
  );
  write(file, `${text}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
