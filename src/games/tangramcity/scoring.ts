/** R6, R7, R9: rectangles, balance, the end and the ranking. */
import { at, type Outcome, type Projection, projection, rank, type Score } from '#kernel';
import { BALANCE, BOX, type Bonus, type Face, LEVELS, type Level, PLANNING } from './components.ts';
import { countBits, findFree, QUARTERS, SIZE, touchedSquares, wholeSquares } from './quarters.ts';
import type { City, Ending, Part, State } from './state.ts';
import type { View } from './view.ts';

type Rectangle = { row: number; column: number; height: number; width: number };

const OTHER_FACE: Readonly<Record<Face, Face>> = { dark: 'green', green: 'dark' };

/** The built squares of the city looked at, row by row: a buffer, used anew for each city. */
const built = new Int32Array(SIZE);

function look({ rows: { dark, green, water } }: City): void {
  findFree(dark, green, water, built);
  for (let row = 0; row < SIZE; row++) built[row] = wholeSquares(~(built[row] as number)); // a word for each row
}

/** R6.1, R6.2 The largest rectangle of built squares; of equal ones the highest, then the leftmost. */
export function largestRectangle(city: City): Rectangle {
  look(city);
  const best: Rectangle = { row: 0, column: 0, height: 0, width: 0 };
  for (let top = 0; top < SIZE; top++) {
    let common = built[top] ?? 0;
    for (let bottom = top; common !== 0; common &= built[++bottom] ?? 0) {
      const height = bottom - top + 1;
      let width = 0;
      let starts = common;
      // Each pass keeps the squares with one more square to their right.
      for (let runs = common; runs !== 0; runs &= runs >> QUARTERS) {
        starts = runs;
        width += 1;
      }
      if (height * width <= best.height * best.width) continue;
      best.row = top;
      best.column = (31 - Math.clz32(starts & -starts)) / QUARTERS;
      best.height = height;
      best.width = width;
    }
  }
  return best;
}

/** R9.2 How many squares are built. */
function builtSquares(city: City): number {
  look(city);
  return built.reduce((sum, row) => sum + countBits(row), 0);
}

/** R7.1, R7.2 Built squares with this colour and no other. */
export function squaresOf(city: City, face: Face): number {
  look(city);
  const { [face]: own, [OTHER_FACE[face]]: other } = city.rows;
  let count = 0;
  for (let row = 0; row < SIZE; row++) {
    const touched = touchedSquares(own[row] ?? 0) & ~touchedSquares(other[row] ?? 0);
    count += countBits((built[row] ?? 0) & touched);
  }
  return count;
}

/** R9.2 The bonus for a city without a gap. */
export function planningBonus(city: City): number {
  return builtSquares(city) === SIZE * SIZE ? PLANNING : 0;
}

/** R9.3 The bonus for markers so far apart. */
export function balanceBonus(distance: number): number {
  return BALANCE.find(({ upTo }) => distance <= upTo)?.points ?? 0;
}

/** How far the two balance markers are apart. */
export function markerDistance({ balance: { dark, green } }: City): number {
  return Math.abs(dark - green);
}

/** R9.1 What each bonus brings to a finished city. */
export const BONUS_POINTS: Readonly<Record<Bonus, (city: City) => number>> = {
  planning: planningBonus,
  balance: (city) => balanceBonus(markerDistance(city)),
};

/** Q14, R6.1, R9.1 A seat's points by part. */
export function scoreOf({ rounds, planningBonus: planning, balanceBonus: balance }: City): Score<Part> {
  const [round1 = 0, round2 = 0, round3 = 0, round4 = 0, round5 = 0, round6 = 0] = rounds;
  const start = BOX.firstSpace;
  const total = start + round1 + round2 + round3 + round4 + round5 + round6 + planning + balance;
  const parts: Record<Part, number> = {
    start,
    round1,
    round2,
    round3,
    round4,
    round5,
    round6,
    planning,
    balance,
  };
  return { total, parts };
}

export function scores(state: State): Score<Part>[] {
  return state.cities.map(scoreOf);
}

/** R6.1, R9.1 What each seat would have if this round were scored now and the game ended with it; cities lie open (Q12). */
export function ifEnded({ round, cities }: View): Projection<Part>[] {
  return cities.map((city) => {
    const scored = city.rounds.map((points, i) => [at(ROUND_PARTS, i), points]);
    const made = { start: BOX.firstSpace, ...Object.fromEntries(scored) };
    // Before the first round there is nothing to count.
    if (round === 0) return projection<Part>(made, {});
    const { height, width } = largestRectangle(city);
    const distance = Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
    return projection<Part>(made, {
      ...(city.rounds.length < round && { [at(ROUND_PARTS, round - 1)]: height * width }),
      planning: planningBonus(city),
      balance: balanceBonus(distance),
    });
  });
}

const ROUND_PARTS = ['round1', 'round2', 'round3', 'round4', 'round5', 'round6'] as const;

/** R9.4 The ranking, once nothing is left to do. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.agenda.length > 0) return undefined;
  const totals = scores(state).map(({ total }) => total);
  const ranking = rank(totals.length, (seat) => totals[seat] ?? 0);
  return { ranking, ending: totals.length === 1 ? levelOf(totals[0] ?? 0) : 'lastRound' };
}

/** R9.5 The level that so many points reach. */
export function levelOf(total: number): Level {
  return LEVELS.find(({ from }) => total >= from)?.name ?? 'beginner';
}
