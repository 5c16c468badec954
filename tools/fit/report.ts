/** Everything a fit of one number of seats finds out: what is written for bots, and what is written for readers. */
import { at, type Calibration, type Fitting } from '#kernel';
import { type Bin, binsOf, calibrated, hopeOf, leadsOf, linesOf } from './calibration.ts';
import type { SampledGame } from './play.ts';
import { BY_HAND, corrected, type Forecast, POINTS, type Quality, qualityOf } from './quality.ts';
import { fitWeights, isHeldOut, type Strength } from './weights.ts';

/** The quality of three forecasts on deals held out: points so far, worths by hand, and corrected worths. */
export interface Comparison {
  readonly samples: number;
  readonly points: Quality;
  readonly byHand: Quality;
  readonly fitted: Quality;
}

/** What readers are told about one number of seats. */
export interface SeatsReport {
  readonly games: number;
  readonly samples: number;
  readonly strength: Strength;
  /** Whether the correction is in play; leads are calibrated as they are in play. */
  readonly inPlay: boolean;
  readonly all: Comparison;
  readonly phases: Readonly<Record<string, Comparison>>;
  /** By how much leads are overestimated on deals held out, before and after calibration. */
  readonly hope: readonly [before: number, after: number];
  readonly bins: { readonly before: readonly Bin[]; readonly after: readonly Bin[] };
}

/** What bots use of it. */
export interface SeatsFit {
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly calibration: Readonly<Record<string, Calibration>>;
  readonly report: SeatsReport;
}

/** Fits weights, and lines by the weights in play: the new ones, or those given where others count. */
export function fitSeats(
  fitting: Fitting,
  seats: number,
  games: readonly SampledGame[],
  others?: Forecast,
): SeatsFit {
  const { phases, features } = fitting;
  const { weights, strength } = fitWeights(games, phases.length, features.length);
  const fitted = corrected(weights);
  const training = games.filter((game) => !isHeldOut(game));
  const heldOut = games.filter(isHeldOut);
  const inPlay = fitting.inPlay.includes(seats);
  const forecast = inPlay ? (others ?? fitted) : BY_HAND;
  const lines = linesOf(leadsOf(training, forecast), phases.length);
  const before = leadsOf(heldOut, forecast);
  const after = calibrated(before, lines);
  const compare = (isIn: (phase: number) => boolean): Comparison => ({
    samples: heldOut.flatMap(({ samples }) => samples).filter(({ phase }) => isIn(phase)).length,
    points: rounded(qualityOf(heldOut, POINTS, isIn)),
    byHand: rounded(qualityOf(heldOut, BY_HAND, isIn)),
    fitted: rounded(qualityOf(heldOut, fitted, isIn)),
  });
  const byPhase = <T>(of: (phase: number) => T) =>
    Object.fromEntries(phases.map((name, phase) => [name, of(phase)]));
  const names = ['worth', ...features];
  return {
    weights: byPhase((phase) =>
      Object.fromEntries(names.map((name, i) => [name, at(at(weights, phase), i)])),
    ),
    calibration: byPhase((phase) => at(lines, phase)),
    report: {
      games: games.length,
      samples: games.reduce((sum, { samples }) => sum + samples.length, 0),
      strength,
      inPlay,
      all: compare(() => true),
      phases: byPhase((phase) => compare((other) => other === phase)),
      hope: [thousandths(hopeOf(before)), thousandths(hopeOf(after))],
      bins: { before: binsOf(before), after: binsOf(after) },
    },
  };
}

function rounded({ r2, winners }: Quality): Quality {
  return { r2: thousandths(r2), winners: thousandths(winners) };
}

function thousandths(number: number): number {
  return Math.round(number * 1000) / 1000 + 0;
}
