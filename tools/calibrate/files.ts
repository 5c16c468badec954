/** The files of the levels' figures: reviewed games for the next run, figures for the client, a page for readers. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '#games';
import { figuresFrom, type ReviewedSeat } from './figures.ts';
import { page } from './page.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'src/client/table/review/calibration.json');

/** What was reviewed of a game. */
export interface ReviewedGames {
  /** The values that were played with. */
  readonly box: string;
  readonly seats: number;
  readonly reviewed: readonly ReviewedSeat[];
}

export function readReviewed(game: string): ReviewedGames | undefined {
  const file = fileOf(game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReviewedGames) : undefined;
}

/** One line a seat, formatted as everything else is; then what follows from it. */
export function writeReviewed(game: string, { box, seats, reviewed }: ReviewedGames): void {
  const lines = reviewed
    .map(({ level, deal, decisions, cost, good }) => {
      const figures = `"decisions": ${decisions}, "cost": ${cost}, "good": ${good}`;
      return `    { "level": ${level}, "deal": ${deal}, ${figures} }`;
    })
    .join(',\n');
  write(fileOf(game), `{\n  "box": "${box}",\n  "seats": ${seats},\n  "reviewed": [\n${lines}\n  ]\n}\n`);
  const levels = figuresFrom(reviewed);
  if (!levels) return;
  const all = JSON.parse(readFileSync(CLIENT, 'utf8'));
  write(CLIENT, `${JSON.stringify({ ...all, [game]: { seats, levels } }, null, 2)}\n`);
  const rows = GAME_IDS.flatMap((id) => {
    const kept = readReviewed(id);
    return kept ? [{ id, ...kept }] : [];
  });
  write(join(ROOT, 'bench/levels.md'), page(rows));
}

function fileOf(game: string): string {
  return join(ROOT, 'bench/levels', `${game}.json`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
