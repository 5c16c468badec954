/** Fitted weights correct what players' positions are worth by hand. */
import { describe, expect, it } from 'vitest';
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';

/** A state is the worth and one feature of each player, and the phase. */
interface State {
  readonly players: readonly (readonly [worth: number, feature: number])[];
  readonly phase: number;
}

const fitting: Fitting<State> = {
  features: ['cards'],
  phases: ['early', 'late'],
  inPlay: [1, 2],
  phaseOf: ({ phase }) => phase,
  assess({ players }, worths, features) {
    for (const [player, [worth, feature]] of players.entries()) {
      worths[player] = worth;
      features[player] = feature;
    }
    return players.length;
  },
};

const weights = { early: { worth: -0.5, cards: 2 }, late: { worth: 0, cards: 0 } };
const lines = { early: { plus: -1, times: 0.5 }, late: { plus: 0, times: 1 } };
const fitted: Fitted = {
  origin: {},
  weights: { 1: weights, 2: weights, 3: weights },
  calibration: { 3: lines },
};

const TWO: State['players'] = [
  [8, 1],
  [6, 0],
];
const THREE: State['players'] = [...TWO, [7, 5]];

function leads(players: State['players'], seats: number, phase = 0, from: Fitted | false = fitted) {
  const out = new Float64Array(seats);
  fittedHeuristics(fitting, from || undefined).margins({ players, phase }, out);
  return [...out];
}

describe('margins', () => {
  it('are leads over the best rival, by worths with their features', () => {
    expect(leads(TWO, 2)).toEqual([8 / 2 + 2 - 6 / 2, -3]);
    expect(leads(TWO, 2, 1)).toEqual([2, -2]);
  });

  it('are as by hand without weights, without a phase, and where the correction is not in play', () => {
    expect(leads(TWO, 2, 0, false)).toEqual([2, -2]);
    expect(leads(TWO, 2, -1)).toEqual([2, -2]);
    expect(leads(THREE, 3)).toEqual([1, -2, -1]);
  });

  it('count automata as rivals, with weights in solo games only', () => {
    expect(leads(TWO, 1)).toEqual([3]);
    expect(leads(THREE, 2)).toEqual([1, -2]);
  });

  it('of a lone player are its worth', () => {
    expect(leads([[8, 1]], 1)).toEqual([6]);
  });
});

describe('calibration', () => {
  it('goes by the number of seats and the phase', () => {
    const { calibration } = fittedHeuristics(fitting, fitted);
    const line = (seats: number, phase: number) => calibration({ players: [], phase }, seats);
    expect([line(3, 0), line(3, 1), line(2, 0), line(3, -1)]).toEqual([
      lines.early,
      lines.late,
      undefined,
      undefined,
    ]);
  });
});
