/** What a state is worth to every seat: a value between 0 and 1, and a lead in points. */
import { at, type Game, type GameTypes, type Heuristics } from '#kernel';
import { winShares } from '../winShares.ts';
import { squash } from './math.ts';

/** How much of a finished game's value is winning; the rest is the margin. */
const WIN_WEIGHT = 0.7;

/** Evaluates states; the arrays are reused from one state to the next. */
export class Results<G extends GameTypes> {
  /** Filled by `evaluate`, by seat: values for search, and expected leads in points for reports. */
  readonly values: Float64Array;
  readonly margins: Float64Array;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly worths: Float64Array;
  /** A lone seat is compared with its first evaluation; all results of one tree need the same baseline. */
  private baseline: number | undefined;

  constructor(game: Game<G>, heuristics: Heuristics<G>, seats: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.values = new Float64Array(seats);
    this.margins = new Float64Array(seats);
    this.worths = new Float64Array(seats);
  }

  /** Fills `values` and `margins` for this state. */
  evaluate(state: G['state']): void {
    const { game, heuristics, values, margins } = this;
    const outcome = game.turn(state) === undefined && values.length > 1 ? game.outcome(state) : undefined;
    if (outcome) {
      const scores = game.scores(state);
      this.compare((seat) => at(scores, seat).total);
    } else if (heuristics.margins) heuristics.margins(state, margins);
    else this.compare((seat) => heuristics.evaluate(state, seat));
    this.baseline ??= values.length === 1 ? (margins[0] as number) : 0; // one for each seat
    for (let seat = 0; seat < values.length; seat++)
      values[seat] = squash(((margins[seat] as number) - this.baseline) / heuristics.scale); // one for each seat
    if (!outcome) {
      this.calibrate(state);
      return;
    }
    const wins = winShares(outcome, values.length);
    for (let seat = 0; seat < values.length; seat++)
      values[seat] = WIN_WEIGHT * at(wins, seat) + (1 - WIN_WEIGHT) * (values[seat] as number); // one for each seat
  }

  /** Search goes by the leads as they are; reports, by what comes of them. */
  private calibrate(state: G['state']): void {
    const { heuristics, margins } = this;
    const line = heuristics.calibration?.(state, margins.length);
    if (!line) return;
    for (let seat = 0; seat < margins.length; seat++)
      margins[seat] = line.plus + line.times * (margins[seat] as number); // one for each seat
  }

  /** Each seat's lead over its best rival; for a lone seat, its worth. */
  private compare(worthOf: (seat: number) => number): void {
    const { margins, worths } = this;
    for (let seat = 0; seat < worths.length; seat++) worths[seat] = worthOf(seat);
    for (let seat = 0; seat < worths.length; seat++) {
      let rival = worths.length > 1 ? Number.NEGATIVE_INFINITY : 0;
      for (let other = 0; other < worths.length; other++)
        if (other !== seat && (worths[other] as number) > rival) rival = worths[other] as number; // one for each seat
      margins[seat] = (worths[seat] as number) - rival; // one for each seat
    }
  }
}
