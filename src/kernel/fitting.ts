/** Corrects an evaluation made by hand with weights fitted to how games ended, and tells what comes of an expected lead. */
import { at } from './at.ts';

/** No game has more players, automata included. */
export const MOST_PLAYERS = 8;

/** What a game tells the program that fits the weights, `npm run fit`. Players are the seats, then the automata. */
export interface Fitting<State = unknown> {
  /** The names of the features, in the order in which `assess` fills them in. */
  readonly features: readonly string[];
  /** Parts of the game, each with its own weights. */
  readonly phases: readonly string[];
  /** Numbers of seats at which the correction is used, because it does better in contests; 1 is a solo game. */
  readonly inPlay: readonly number[];
  /** If solo games are played against an automaton: with which options, and whether the weights of two seats do better there. */
  readonly solo?: { readonly options: unknown; readonly asTwo: boolean };

  /** Which of the phases it is; -1 where nothing is corrected, as at the end. */
  phaseOf(state: State): number;

  /** Fills in what each player's position is worth by hand, and its features if wanted, player after player; returns the number of players. */
  assess(state: State, worths: Float64Array, features?: Float64Array): number;
}

/** The weight of the worth by hand itself, in addition to 1, beside those of the features. */
export type Weighted<Feature extends string> = Feature | 'worth';

/** What comes of an expected lead: `plus` + `times` * the lead. */
export interface Calibration {
  readonly plus: number;
  readonly times: number;
}

type PerSeats<Phase extends string, T> = Readonly<Record<string, Readonly<Record<Phase, T>>>>;

/** What `npm run fit` writes: by number of seats and phase. */
export interface Fitted<Feature extends string = string, Phase extends string = string> {
  /** How it was made, for readers. */
  readonly origin: unknown;
  readonly weights: PerSeats<Phase, Readonly<Record<Weighted<Feature>, number>>>;
  readonly calibration: PerSeats<Phase, Calibration>;
}

/** The parts of `Heuristics` that come of a fit. */
export interface FittedHeuristics<State> {
  readonly fitting: Fitting<State>;
  margins(state: State, out: Float64Array): void;
  calibration(state: State, seats: number): Calibration | undefined;
}

/** At so many seats, the number of seats whose weights count. */
export function weightsFor({ solo }: Pick<Fitting, 'solo'>, seats: number): number {
  return seats === 1 && solo?.asTwo ? 2 : seats;
}

/** Leads by corrected worths; without fitted weights, by the worths as they are. */
export function fittedHeuristics<State>(
  fitting: Fitting<State>,
  fitted: Fitted | undefined,
): FittedHeuristics<State> {
  const { phases, inPlay } = fitting;
  const names = ['worth', ...fitting.features];
  const weights = new Map(
    inPlay.map((seats) => [
      seats,
      phases.map((phase) => {
        const own = fitted?.weights[weightsFor(fitting, seats)]?.[phase];
        return own && Float64Array.from(names, (name) => own[name] ?? 0);
      }),
    ]),
  );
  const worths = new Float64Array(MOST_PLAYERS);
  const features = new Float64Array(MOST_PLAYERS * fitting.features.length);
  return {
    fitting,

    margins(state, out) {
      const known = weights.get(out.length)?.[fitting.phaseOf(state)];
      const players = fitting.assess(state, worths, known && features);
      // Weights are fitted with automata in solo games, and without them in others.
      const fits = players === out.length || out.length === 1;
      if (known && fits) correct(worths, features, players, known);
      for (let seat = 0; seat < out.length; seat++) {
        let rival = players > 1 ? Number.NEGATIVE_INFINITY : 0;
        for (let other = 0; other < players; other++)
          if (other !== seat && (worths[other] as number) > rival) rival = worths[other] as number; // one for each player
        out[seat] = (worths[seat] as number) - rival; // one for each player
      }
    },

    calibration(state, seats) {
      const phase = fitting.phaseOf(state);
      return phase < 0 ? undefined : fitted?.calibration[seats]?.[at(phases, phase)];
    },
  };
}

/** Adds to each worth its features by their weights; the first weight is that of the worth itself. */
function correct(worths: Float64Array, features: Float64Array, players: number, weights: Float64Array): void {
  const count = weights.length - 1;
  for (let player = 0; player < players; player++) {
    const first = player * count;
    const worth = worths[player] as number; // one for each player
    let sum = worth + (weights[0] as number) * worth; // the worth's own
    for (let i = 0; i < count; i++) sum += (weights[i + 1] as number) * (features[first + i] as number); // one for each feature
    worths[player] = sum;
  }
}
