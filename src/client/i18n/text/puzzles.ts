/** What the pages and tables of puzzles say. */
export interface PuzzlesText {
  readonly title: (game: string) => string;
  /** A link to the puzzles of a game. */
  readonly link: string;
  readonly lead: string;
  readonly ofTheDay: string;
  readonly solveToday: string;
  readonly seeToday: string;
  readonly streak: (days: number) => string;
  readonly month: string;
  /** What came of a day's puzzle, after the date. */
  readonly day: Readonly<Record<'solved' | 'missed' | 'open', string>>;
  readonly all: string;
  readonly solvedOf: (solved: number, all: number) => string;
  readonly number: (number: number) => string;
  readonly difficulty: Readonly<Record<Difficulty, string>>;
  /** The card beside the board. */
  readonly puzzle: string;
  readonly firstCounts: string;
  readonly chosen: (answer: string) => string;
  readonly check: string;
  readonly better: string;
  /** Where no fact tells what an answer lacks. */
  readonly noFact: string;
  readonly again: string;
  readonly show: string;
  readonly theAnswer: string;
  readonly solvedFirst: string;
  readonly solved: string;
  /** How far behind the next best answer is, and which it is. */
  readonly gap: (points: number, answer: string) => string;
  readonly next: string;
  readonly playOn: string;
  readonly share: string;
  /** The first line of what is shared; it gives nothing away. */
  readonly shared: (game: string, day: string, isSolved: boolean) => string;
  readonly close: string;
}

export type Difficulty = 'easy' | 'medium' | 'hard' | 'veryHard';
