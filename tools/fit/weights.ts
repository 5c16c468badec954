/** Fits the weights of one number of seats: some for the whole game, and what each phase adds to them. */
import { at } from '#kernel';
import type { Sample, SampledGame } from './play.ts';
import { addRow, addSums, noSums, type Sums, solve, squaredError } from './ridge.ts';

/** How strongly weights are held near 0, in parts of the rows. */
export interface Strength {
  /** Weights for the whole game, and how many times stronger what a phase adds. */
  readonly ridge: number;
  readonly phaseTimes: number;
  /** Whether the worth by hand has a weight of its own; if not, it counts as it is. */
  readonly weighsWorth: boolean;
}

/** By phase: the weight of the worth by hand in addition to 1, then those of the features. */
export type PhaseWeights = readonly (readonly number[])[];

const STRENGTHS: readonly Strength[] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3].flatMap((ridge) =>
  [0.25, 1, 4].flatMap((phaseTimes) =>
    [true, false].map((weighsWorth) => ({ ridge, phaseTimes, weighsWorth })),
  ),
);

/** Parts of the training deals, each held out once to choose the strength. */
const FOLDS = 4;

/** One deal in so many is held out from training altogether. */
const HELD_OUT = 4;

/** Weights are written with three decimals. */
const DECIMALS = 1000;

export function isHeldOut({ deal }: SampledGame): boolean {
  return deal % HELD_OUT === HELD_OUT - 1;
}

/** Held so strongly that it is 0. */
const FIXED = 1e9;

/** The weights fitted to the deals that are not held out, with the strength that does best in cross-validation among them. */
export function fitWeights(
  games: readonly SampledGame[],
  phases: number,
  features: number,
): { weights: PhaseWeights; strength: Strength } {
  const columns = features + 1;
  const folds = Array.from({ length: FOLDS }, () => Array.from({ length: phases }, () => noSums(columns)));
  for (const game of games.filter((one) => !isHeldOut(one)))
    for (const sample of game.samples) addPairs(at(at(folds, foldOf(game)), sample.phase), sample, game);
  let strength = at(STRENGTHS, 0);
  let least = Number.POSITIVE_INFINITY;
  const trainings = folds.map((_, fold) => totalOf(folds.filter((_, other) => other !== fold)));
  for (const tried of STRENGTHS) {
    let error = 0;
    for (const [fold, training] of trainings.entries()) {
      const weights = weightsFrom(training, tried);
      for (const [phase, sums] of at(folds, fold).entries()) error += squaredError(sums, at(weights, phase));
    }
    if (error >= least) continue;
    least = error;
    strength = tried;
  }
  return { weights: weightsFrom(totalOf(folds), strength).map(rounded), strength };
}

function foldOf({ deal }: SampledGame): number {
  return Math.floor(deal / HELD_OUT) % FOLDS;
}

/** Every two players: the difference of their features explains what the difference of their worths misses. */
function addPairs(sums: Sums, { worths, features }: Sample, { finals }: SampledGame): void {
  const row = new Float64Array(sums.withTarget.length);
  for (let one = 0; one < finals.length; one++) {
    for (let two = one + 1; two < finals.length; two++) {
      const ahead = at(worths, one) - at(worths, two);
      row[0] = ahead;
      for (let i = 1; i < row.length; i++)
        row[i] = at(at(features, one), i - 1) - at(at(features, two), i - 1);
      addRow(sums, row, at(finals, one) - at(finals, two) - ahead);
    }
  }
}

/** By phase, over all of these parts. */
function totalOf(parts: readonly (readonly Sums[])[]): Sums[] {
  return at(parts, 0).map((first, phase) => {
    const total = noSums(first.withTarget.length);
    for (const part of parts) addSums(total, at(part, phase));
    return total;
  });
}

/** Columns come first for the whole game, then once more for each phase; a phase's weights are the sum of both. */
function weightsFrom(byPhase: readonly Sums[], { ridge, phaseTimes, weighsWorth }: Strength): number[][] {
  const whole = totalOf(byPhase.map((sums) => [sums]));
  const { withTarget, products, rows } = at(whole, 0);
  const columns = withTarget.length;
  const size = columns * (1 + byPhase.length);
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const put = (sums: Sums, top: number, left: number) => {
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < columns; j++)
        matrix[(top + i) * size + left + j] = sums.products[i * columns + j] as number;
  };
  put(at(whole, 0), 0, 0);
  right.set(withTarget);
  for (const [phase, sums] of byPhase.entries()) {
    const first = columns * (1 + phase);
    put(sums, first, first);
    put(sums, first, 0);
    put(sums, 0, first);
    right.set(sums.withTarget, first);
  }
  for (let i = 0; i < size; i++) {
    const column = i % columns;
    // Strengths are relative to how large a feature usually is; one that never differs gets no weight.
    const usual = (products[column * columns + column] as number) || rows || 1;
    const times = i < columns ? 1 : phaseTimes / byPhase.length;
    const fixed = column === 0 && !weighsWorth ? FIXED : 1;
    matrix[i * size + i] = (matrix[i * size + i] as number) + usual * ridge * times * fixed;
  }
  const found = solve(matrix, right);
  return byPhase.map((_, phase) =>
    Array.from(withTarget, (_, i) => (found[i] as number) + (found[columns * (1 + phase) + i] as number)),
  );
}

/** Adding 0 turns -0 into 0. */
function rounded(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(weight * DECIMALS) / DECIMALS + 0);
}
