/** The page about puzzles: how many there are, how hard, and how often they were judged right. */
import { BOT_NAMES, type PuzzlePack } from '#kernel';
import type { Judgement } from './judge.ts';

interface Row {
  readonly id: string;
  readonly judged: Judgement;
  readonly pack: PuzzlePack;
}

const INTRODUCTION = `# Puzzles

Written by \`npm run puzzles -- check <game> --judge 100\`. Each judgement searches a puzzle's decision again from what its seat knew, with other chance and three
times the iterations with which it was found; it is right if the best answer is one of those listed in \`src/games/<game>/puzzles.json\`. A puzzle's level is the lowest
that finds it at least every second time.`;

/** The table over all games. */
export function page(rows: readonly Row[]): string {
  const levels = BOT_NAMES.map((_, i) => i + 1);
  const heads = ['game', 'games searched', 'puzzles', ...levels.map((level) => `level ${level}`)];
  const table = [
    [...heads, 'iterations', 'listed answer is best'],
    [...heads, '', ''].map((_, i) => (i === 0 ? '---' : '---:')),
    ...rows.map(({ id, judged, pack }) => [
      id,
      pack.games,
      pack.puzzles.length,
      ...levels.map((level) => pack.puzzles.filter((puzzle) => puzzle.level === level).length),
      judged.iterations,
      `${judged.best} of ${judged.times}${judged.puzzles === pack.puzzles.length ? '' : ', of an older pack'}`,
    ]),
  ];
  return `${INTRODUCTION}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
