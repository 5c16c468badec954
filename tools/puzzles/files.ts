/** The files of puzzles: the pack of each game for players, the judgements for readers. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '#games';
import type { PuzzlePack } from '#kernel';
import type { Judgement } from './judge.ts';
import { page } from './page.ts';

const ROOT = join(import.meta.dirname, '../..');

export function readPack(game: string): PuzzlePack | undefined {
  return readJson(join(ROOT, 'src/games', game, 'puzzles.json'));
}

/** One line a puzzle, so that changes can be read. */
export function writePack(game: string, { box, games, puzzles }: PuzzlePack): void {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  const head = `{\n  "box": "${box}",\n  "games": ${games},\n  "puzzles": [`;
  write(join(ROOT, 'src/games', game, 'puzzles.json'), `${head}${lines && `\n${lines}\n  `}]\n}\n`);
}

/** Keeps what was judged, and writes the page over all games. */
export function writeJudgement(game: string, judgement: Judgement): void {
  write(judgementFile(game), `${JSON.stringify(judgement, null, 2)}\n`);
  const rows = GAME_IDS.flatMap((id) => {
    const judged = readJson<Judgement>(judgementFile(id));
    const pack = readPack(id);
    return judged && pack ? [{ id, judged, pack }] : [];
  });
  write(join(ROOT, 'bench/puzzles.md'), page(rows));
}

function judgementFile(game: string): string {
  return join(ROOT, 'bench/puzzles', `${game}.json`);
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
