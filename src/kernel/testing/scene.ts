/** A position laid out by hand, for tests of single rules. */
import {
  type Agenda,
  type Decision,
  type Flow,
  type Reason,
  Rng,
  type Seat,
  type Step,
  same,
} from '../index.ts';

/** Settles the state, then lets the test give answers; throws at illegal ones. */
export function scene<
  State extends { agenda: Agenda<S> },
  S extends Step,
  Action,
  Event,
  Code extends string,
>(rules: Flow<State, S, Action, Event, Code>, state: State, seed = '5'.repeat(32)) {
  const events: Event[] = [];
  let reveals = 0;
  const rng = Rng.fromSeed(seed);
  const tools = {
    rng,
    emit: (event: Event) => void events.push(event),
    reveal: () => {
      reveals += 1;
    },
  };
  rules.settle(state, tools);
  return {
    state,
    events,
    /** How often hidden information was revealed. */
    reveals: () => reveals,
    /** The open decisions. */
    asked: (): Decision<S>[] => rules.decisions(state),
    may: (seat: Seat): Action[] => rules.legalActions(state, seat),
    whyNot: (seat: Seat, attempt: unknown): Reason<Code> | undefined => {
      if (rules.legalActions(state, seat).some((legal) => same(legal, attempt))) {
        throw new Error(`${JSON.stringify(attempt)} is legal`);
      }
      return rules.whyNot(state, seat, attempt);
    },
    answer(seat: Seat, action: Action): void {
      if (!rules.legalActions(state, seat).some((legal) => same(legal, action))) {
        throw new Error(`seat ${seat} may not answer ${JSON.stringify(action)}`);
      }
      rules.play(state, seat, action, tools);
    },
  };
}
