/** How well a forecast of final points does: the share of the variance it explains, and of the winners it names. */
import { at } from '#kernel';
import type { Sample, SampledGame } from './play.ts';
import type { PhaseWeights } from './weights.ts';

/** What a forecast expects of each player; only differences count. */
export type Forecast = (sample: Sample) => readonly number[];

/** The quality of a forecast over some samples. */
export interface Quality {
  /** 1 - squared errors / squares, of the differences in final points between two players. */
  readonly r2: number;
  /** The share of samples whose best player won; ties count in part. */
  readonly winners: number;
}

export const POINTS: Forecast = ({ points }) => points;
export const BY_HAND: Forecast = ({ worths }) => worths;

/** Worths by hand, corrected by weights. */
export function corrected(weights: PhaseWeights): Forecast {
  return ({ phase, worths, features }) => {
    const [own = 0, ...others] = at(weights, phase);
    return worths.map((worth, player) => {
      let sum = worth + own * worth;
      for (const [i, weight] of others.entries()) sum += weight * at(at(features, player), i);
      return sum;
    });
  };
}

/** The quality in the phases of `isIn`. */
export function qualityOf(
  games: readonly SampledGame[],
  forecast: Forecast,
  isIn: (phase: number) => boolean = () => true,
): Quality {
  let rows = 0;
  let sum = 0;
  let squares = 0;
  let errors = 0;
  let samples = 0;
  let named = 0;
  for (const { seats, finals, wins, samples: moments } of games) {
    for (const sample of moments) {
      if (!isIn(sample.phase)) continue;
      const expected = forecast(sample);
      samples += 1;
      named += namedBy(expected, wins);
      for (let one = 0; one < finals.length; one++) {
        for (let two = 0; two < finals.length; two++) {
          // Two seats count both ways; against an automaton only the seat's side counts.
          if (one === two || one >= seats) continue;
          const came = at(finals, one) - at(finals, two);
          const error = came - (at(expected, one) - at(expected, two));
          rows += 1;
          sum += came;
          squares += came * came;
          errors += error * error;
        }
      }
    }
  }
  const spread = squares - (sum * sum) / Math.max(1, rows);
  return { r2: 1 - errors / Math.max(1, spread), winners: named / Math.max(1, samples) };
}

function namedBy(expected: readonly number[], wins: readonly number[]): number {
  const most = Math.max(...expected);
  const best = wins.filter((_, player) => expected[player] === most);
  return best.reduce((sum, win) => sum + win, 0) / best.length;
}
