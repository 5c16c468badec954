/** Turn flow as data: a stack of steps in the state, and one table entry per kind of step. */
import type { Decision, Seat, Tools } from './game.ts';
import type { Reason } from './refused.ts';

/** A step names an entry of the flow table; its other fields are what that entry remembers. */
export interface Step {
  readonly step: string;
}

/** Several seats at once, each with steps of its own; done when every lane is empty. */
export interface Lanes<S extends Step> {
  readonly step: 'lanes';
  readonly lanes: S[][];
}

/** The work still to do, next thing last. */
export type Agenda<S extends Step> = (S | Lanes<S>)[];

export interface FlowTools<S extends Step, Event> extends Tools<Event> {
  /** Puts steps in front of all others (of this lane), to happen in the order written. */
  next(...steps: (S | Lanes<S>)[]): void;
}

/** A step in which nobody chooses. */
export interface Auto<State, This, S extends Step, Event> {
  /** What happens. */
  run(draft: State, step: This, tools: FlowTools<S, Event>): void;
}

/** A step that waits for the answer of its seat. */
export interface Choice<State, This, S extends Step, Answer, Event, Code extends string> {
  /** Every answer, in a fixed order; at least one. */
  legal(state: State, step: This): Answer[];
  /** What an answer does; the step is already off the agenda. */
  play(draft: State, step: This, answer: Answer, tools: FlowTools<S, Event>): void;
  /** The rule that forbids this wish, which may be any JSON but is never legal. */
  whyNot?(state: State, step: This, wish: unknown): Reason<Code> | undefined;
}

/** One entry per kind of step: a choice where the kind has answers, else automatic. Steps that choose name their seat. */
export type FlowTable<State, S extends Step, Answers, Event, Code extends string> = {
  readonly [K in S['step']]: K extends keyof Answers
    ? Choice<State, Extract<S, { step: K }> & { seat: Seat }, S, Answers[K], Event, Code>
    : Auto<State, Extract<S, { step: K }>, S, Event>;
};

/** The part of the contract that a flow table answers. */
export interface Flow<State, S extends Step, Action, Event, Code extends string> {
  /** Runs automatic steps until only choices, or nothing, are next. */
  settle(draft: State, tools: Tools<Event>): void;
  decisions(state: State): Decision<S>[];
  legalActions(state: State, seat: Seat): Action[];
  play(draft: State, seat: Seat, action: Action, tools: Tools<Event>): void;
  whyNot(state: State, seat: Seat, wish: unknown): Reason<Code> | undefined;
}

/** Lets seats act at the same time, each through its own steps, written in the order in which they happen. */
export function together<S extends Step>(...lanes: S[][]): Lanes<S> {
  return { step: 'lanes', lanes: lanes.map((lane) => lane.toReversed()) };
}

const STEPS_TO_SETTLE = 10_000;

/** Makes a game's decisions, legalActions, play and whyNot out of its flow table. */
export function flow<
  State extends { agenda: Agenda<S> },
  S extends Step,
  Answers,
  Event,
  Code extends string = never,
>(table: FlowTable<State, S, Answers, Event, Code>): Flow<State, S, Answers[keyof Answers], Event, Code> {
  type Action = Answers[keyof Answers];
  type Asking = S & { readonly seat: Seat };
  type AnyAuto = Auto<State, S, S, Event>;
  type AnyChoice = Choice<State, Asking, S, Action, Event, Code>;
  // The table's type proves each entry against its own kind of step; here they are called by name.
  const entries = new Map(Object.entries(table) as [string, AnyAuto | AnyChoice][]);

  function entryOf(step: S): AnyAuto | AnyChoice {
    const entry = entries.get(step.step);
    if (!entry) throw new Error(`no such step: ${step.step}`);
    return entry;
  }

  function choiceOf(step: S): AnyChoice | undefined {
    const entry = entryOf(step);
    return 'legal' in entry ? entry : undefined;
  }

  // One set of tools for all steps: playing in place must not allocate closures for each action.
  let outer: Tools<Event>;
  let agenda: Agenda<S>;
  let stack: Agenda<S>;
  const tools: FlowTools<S, Event> = {
    get rng() {
      return outer.rng;
    },
    emit: (event) => outer.emit(event),
    reveal: () => outer.reveal(),
    next: (...steps) => {
      for (let i = steps.length - 1; i >= 0; i--) {
        const step = steps[i] as S;
        if (isLanes(step) && stack !== agenda) throw new Error('lanes cannot stand in a lane');
        stack.push(step);
      }
    },
  };

  /** The stack whose next step waits for this seat. */
  function stackOf(state: State, seat: Seat): Agenda<S> | undefined {
    const top = state.agenda.at(-1);
    if (!top) return undefined;
    if (!isLanes(top)) return asks(top, seat) ? state.agenda : undefined;
    return top.lanes.find((lane) => {
      const step = lane.at(-1);
      return step && asks(step, seat);
    });
  }

  function asks(step: S, seat: Seat): boolean {
    return choiceOf(step) !== undefined && (step as Asking).seat === seat;
  }

  /** The automatic step that runs next, taken off its stack. */
  function takeAuto(draft: State): S | undefined {
    for (let top = draft.agenda.at(-1); top; top = draft.agenda.at(-1)) {
      if (!isLanes(top)) {
        if (choiceOf(top)) return undefined;
        stack = draft.agenda;
        return stack.pop() as S;
      }
      const lane = top.lanes.find((steps) => steps.length > 0 && !choiceOf(steps.at(-1) as S));
      if (lane) {
        stack = lane;
        return lane.pop();
      }
      if (top.lanes.some((steps) => steps.length > 0)) return undefined;
      draft.agenda.pop();
    }
    return undefined;
  }

  function settle(draft: State, given: Tools<Event>): void {
    outer = given;
    agenda = draft.agenda;
    for (let n = 0; n < STEPS_TO_SETTLE; n++) {
      const step = takeAuto(draft);
      if (!step) return;
      (entryOf(step) as AnyAuto).run(draft, step, tools);
    }
    throw new Error('the agenda never settles');
  }

  function decisionsOf(step: S | undefined): Decision<S>[] {
    return step && choiceOf(step) ? [{ seat: (step as Asking).seat, prompt: step }] : [];
  }

  return {
    settle,

    decisions(state) {
      const top = state.agenda.at(-1);
      if (!top || !isLanes(top)) return decisionsOf(top);
      return top.lanes.flatMap((lane) => decisionsOf(lane.at(-1)));
    },

    legalActions(state, seat) {
      const step = stackOf(state, seat)?.at(-1) as Asking | undefined;
      return step ? (choiceOf(step)?.legal(state, step) ?? []) : [];
    },

    whyNot(state, seat, wish) {
      const step = stackOf(state, seat)?.at(-1) as Asking | undefined;
      return step && choiceOf(step)?.whyNot?.(state, step, wish);
    },

    play(draft, seat, action, given) {
      const mine = stackOf(draft, seat);
      const step = mine?.pop() as Asking | undefined;
      if (!mine || !step) throw new Error(`seat ${seat} has no decision`);
      outer = given;
      agenda = draft.agenda;
      stack = mine;
      choiceOf(step)?.play(draft, step, action, tools);
      settle(draft, given);
    },
  };
}

function isLanes<S extends Step>(step: S | Lanes<S>): step is Lanes<S> {
  return step.step === 'lanes';
}
