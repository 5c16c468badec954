/** Fitted weights correct what players' positions are worth by hand. */
import { describe, expect, it } from 'vitest';
import { type Fitted, type Fitting, fittedHeuristics, weightsFor } from '#kernel';

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
      if (features) features[player] = feature;
    }
    return players.length;
  },
};

const weights = { early: { worth: -0.5, cards: 2 }, late: { worth: 0, cards: 1 } };
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
    expect(leads(TWO, 2, 1)).toEqual([8 + 1 - 6, -3]);
  });

  it('are as by hand without weights, without a phase, and where the correction is not in play', () => {
    expect(leads(TWO, 2, 0, false)).toEqual([2, -2]);
    expect(leads(TWO, 2, 0, { ...fitted, weights: {} })).toEqual([2, -2]);
    expect(leads(TWO, 2, -1)).toEqual([2, -2]);
    expect(leads(THREE, 3)).toEqual([1, -2, -1]);
  });

  it('count automata as rivals, with weights in solo games only', () => {
    expect(leads(TWO, 1)).toEqual([3]);
    expect(leads(THREE, 2)).toEqual([1, -2]);
  });

  it('are leads also where all worths are below nothing', () => {
    const low: State['players'] = [
      [-8, 0],
      [-6, 0],
    ];
    expect(leads(low, 2, 1)).toEqual([-2, 2]);
  });

  it('of a lone player are its worth', () => {
    expect(leads([[8, 1]], 1)).toEqual([6]);
  });
});

describe('weights', () => {
  it('belong to their features, player by player', () => {
    const two: Fitting<State> = {
      ...fitting,
      features: ['cards', 'gold', 'unweighted'],
      inPlay: [3],
      assess({ players }, worths, features) {
        for (const [player, [worth, feature]] of players.entries()) {
          worths[player] = worth;
          features?.set([feature, 10 * feature, 1000], 3 * player);
        }
        return players.length;
      },
    };
    const early = { worth: 0, cards: 1, gold: 0.5 };
    const from = { ...fitted, weights: { 3: { early, late: early } } };
    const out = new Float64Array(3);
    fittedHeuristics(two, from).margins({ players: THREE, phase: 0 }, out);
    // The players are worth 8 + 6, 6 + 0 and 7 + 30.
    expect([...out]).toEqual([14 - 37, 6 - 37, 37 - 14]);
  });

  it('are those of two seats in solo games where these do better', () => {
    const solo = (asTwo: boolean) => ({ solo: { options: {}, asTwo } });
    expect([weightsFor({}, 1), weightsFor(solo(false), 1), weightsFor(solo(true), 1)]).toEqual([1, 1, 2]);
    expect(weightsFor(solo(true), 3)).toBe(3);
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
    expect(fittedHeuristics(fitting, undefined).calibration({ players: [], phase: 0 }, 3)).toBeUndefined();
  });
});
