/** What a state means to every seat: a result between 0 and 1, and a lead in points. */
import { at, type Game, type GameTypes, type Heuristics } from '#kernel';
import { winsOf } from '../wins.ts';
import { squash } from './curves.ts';

/** How much of a finished game's result is winning; the rest is by how much. */
const WINNING = 0.7;

export class Results<G extends GameTypes> {
  /** Filled by `look`, by seat. */
  readonly values: Float64Array;
  readonly margins: Float64Array;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly worths: Float64Array;
  /** A lone seat is compared with what it had when first looked at: results of one tree need the same of these. */
  private middle: number | undefined;

  constructor(game: Game<G>, heuristics: Heuristics<G>, seats: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.values = new Float64Array(seats);
    this.margins = new Float64Array(seats);
    this.worths = new Float64Array(seats);
  }

  look(state: G['state']): void {
    const { game, heuristics, values, margins } = this;
    const outcome = game.turn(state) === undefined && values.length > 1 ? game.outcome(state) : undefined;
    if (outcome) {
      const scores = game.scores(state);
      this.compare((seat) => at(scores, seat).total);
    } else if (heuristics.margins) heuristics.margins(state, margins);
    else this.compare((seat) => heuristics.evaluate(state, seat));
    this.middle ??= values.length === 1 ? (margins[0] as number) : 0;
    for (let seat = 0; seat < values.length; seat++)
      values[seat] = squash(((margins[seat] as number) - this.middle) / heuristics.scale);
    if (!outcome) return;
    const wins = winsOf(outcome, values.length);
    for (let seat = 0; seat < values.length; seat++)
      values[seat] = WINNING * at(wins, seat) + (1 - WINNING) * (values[seat] as number);
  }

  /** Each seat's lead over the best of the others; a lone seat's worth as it is. */
  private compare(worthOf: (seat: number) => number): void {
    const { margins, worths } = this;
    for (let seat = 0; seat < worths.length; seat++) worths[seat] = worthOf(seat);
    for (let seat = 0; seat < worths.length; seat++) {
      let rival = worths.length > 1 ? Number.NEGATIVE_INFINITY : 0;
      for (let other = 0; other < worths.length; other++)
        if (other !== seat && (worths[other] as number) > rival) rival = worths[other] as number;
      margins[seat] = (worths[seat] as number) - rival;
    }
  }
}
