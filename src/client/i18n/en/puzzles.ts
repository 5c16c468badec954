/** Puzzles in English. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game}: puzzles`,
  link: 'Puzzles',
  lead: 'Positions from games between bots, with one clearly best answer. The first try counts; nothing else depends on it.',
  ofTheDay: 'Puzzle of the day',
  solveToday: 'Solve today’s puzzle',
  seeToday: 'Look at it again',
  streak: (days) => `${counted(days, 'day', 'days')} in a row`,
  month: 'This month',
  day: { solved: 'solved', missed: 'not solved at the first try', open: 'not tried' },
  all: 'All puzzles',
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  number: (number) => `Puzzle ${number}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard', veryHard: 'Very hard' },
  puzzle: 'Puzzle',
  firstCounts: 'One answer is clearly the best. Choose it on the board; the first try counts.',
  chosen: (answer) => `You choose: ${answer}`,
  check: 'That is my answer',
  better: 'There is something better',
  noFact: 'No single thing tells it: in the end another answer brings more.',
  again: 'Try again',
  show: 'Show the answer',
  theAnswer: 'The best answer',
  solvedFirst: 'Solved at the first try',
  solved: 'Solved',
  gap: (points, answer) =>
    `The next best answer is worth about ${counted(points, 'point', 'points')} less: ${answer}`,
  next: 'Next puzzle',
  playOn: 'Play on from here',
  share: 'Copy to share',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, puzzle of ${day}: ${isSolved ? 'solved at the first try' : 'not at the first try'}`,
  close: 'Close',
};
