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

/** The steps still to do; the next one is last. */
export type Agenda<S extends Step> = (S | Lanes<S>)[];

/** What a flow entry may use besides the state. */
export interface FlowTools<S extends Step, Event> extends Tools<Event> {
  /** Puts steps before all others (of this lane); they run in the order written. */
  next(...steps: (S | Lanes<S>)[]): void;
}

/** An automatic step: nobody chooses. */
export interface Auto<State, This, S extends Step, Event> {
  /** Does the step. */
  run(draft: State, step: This, tools: FlowTools<S, Event>): void;
}

/** A step that waits for its seat's answer. */
export interface Choice<State, This, S extends Step, Answer, Event, Code extends string> {
  /** Every answer, in a fixed order; at least one. */
  legal(state: State, step: This): Answer[];
  /** Where lists are long: a copy of an answer that is legal and not the only one; undefined leaves it to the list. */
  find?(state: State, step: This, attempt: unknown): Answer | undefined;
  /** Plays an answer; the step is already off the agenda. */
  play(draft: State, step: This, answer: Answer, tools: FlowTools<S, Event>): void;
  /** The rule that forbids this attempt; the attempt may be any JSON and is never legal. */
  whyNot?(state: State, step: This, attempt: unknown): Reason<Code> | undefined;
}

/** One entry per kind of step: a choice where the kind has answers, else automatic. Steps that choose name their seat. */
export type FlowTable<State, S extends Step, Answers, Event, Code extends string> = {
  readonly [K in S['step']]: K extends keyof Answers
    ? Choice<State, Extract<S, { step: K }> & { seat: Seat }, S, Answers[K], Event, Code>
    : Auto<State, Extract<S, { step: K }>, S, Event>;
};

/** The part of the game contract that a flow table provides. */
export interface Flow<State, S extends Step, Action, Event, Code extends string> {
  /** Runs automatic steps until only choices, or nothing, are next. */
  settle(draft: State, tools: Tools<Event>): void;
  /** The step that waits for this seat; bots use it to know the question. */
  stepFor(state: State, seat: Seat): S | undefined;
  decisions(state: State): Decision<S>[];
  turn(state: State): Seat | undefined;
  legalActions(state: State, seat: Seat): Action[];
  findLegal(state: State, seat: Seat, attempt: unknown): Action | undefined;
  play(draft: State, seat: Seat, action: Action, tools: Tools<Event>): void;
  whyNot(state: State, seat: Seat, attempt: unknown): Reason<Code> | undefined;
}

/** Lets seats act at the same time, each through its own steps, given in the order in which they happen. */
export function together<S extends Step>(...lanes: S[][]): Lanes<S> {
  return { step: 'lanes', lanes: lanes.map((lane) => (lane.length > 1 ? lane.toReversed() : lane)) };
}

/** A copy of the steps still to do. Steps are never changed, only taken off and put on. */
export function copyAgenda<S extends Step>(agenda: Agenda<S>): Agenda<S> {
  const copy = agenda.slice();
  for (let i = 0; i < copy.length; i++) {
    const step = copy[i] as S | Lanes<S>; // below its length
    if (isLanes(step)) copy[i] = { step: 'lanes', lanes: step.lanes.map((lane) => lane.slice()) };
  }
  return copy;
}

const MAX_AUTOMATIC_STEPS = 10_000;

/**
 * Builds a game's decisions, legalActions, play and whyNot from its flow table. `between` names the automatic steps
 * that happen between turns: when one of them runs, or a lane becomes empty, the turn of the seat that answered is over.
 */
export function flow<
  State extends { agenda: Agenda<S> },
  S extends Step,
  Answers,
  Event,
  Code extends string = never,
>(
  between: readonly Exclude<S['step'], keyof Answers>[],
  table: FlowTable<State, S, Answers, Event, Code>,
): Flow<State, S, Answers[keyof Answers], Event, Code> {
  type Action = Answers[keyof Answers];
  type ChoiceStep = S & { readonly seat: Seat };
  type AnyAuto = Auto<State, S, S, Event>;
  type AnyChoice = Choice<State, ChoiceStep, S, Action, Event, Code>;
  // The table's type checks each entry against its own kind of step; here entries are looked up by name.
  const choices = new Map<string, AnyChoice>();
  /** Of each kind of step, what it does by itself, and whether a turn is over when it does. */
  const kinds = new Map<string, { readonly auto: AnyAuto | undefined; readonly endsTurn: boolean }>();
  // Object.entries forgets what the entries are.
  for (const [name, entry] of Object.entries(table) as [string, AnyAuto | AnyChoice][]) {
    const isChoice = 'legal' in entry;
    if (isChoice) choices.set(name, entry);
    kinds.set(name, {
      auto: isChoice ? undefined : entry,
      endsTurn: between.some((step) => step === name),
    });
  }
  const choiceOf = ({ step }: ChoiceStep) => choices.get(step) as AnyChoice; // only choices are on top after settling

  // Shared tools, and loops instead of callbacks below, for speed: search plays millions of steps.
  let outer: Tools<Event>;
  let agenda: Agenda<S>;
  let stack: Agenda<S>;
  let left = 0;
  const tools: FlowTools<S, Event> = {
    get rng() {
      return outer.rng;
    },
    emit: (event) => outer.emit(event),
    reveal: (to) => outer.reveal(to),
    next: (...steps) => {
      for (let i = steps.length - 1; i >= 0; i--) {
        const step = steps[i] as S; // below its length
        if (stack !== agenda && isLanes(step)) throw new Error('lanes cannot stand in a lane');
        stack.push(step);
      }
    },
  };

  /** The stack whose next step waits for this seat. After settling, only choices are on top. */
  function stackOf(state: State, seat: Seat): Agenda<S> | undefined {
    const top = last(state.agenda);
    if (!top) return undefined;
    if (!isLanes(top)) return (top as ChoiceStep).seat === seat ? state.agenda : undefined; // only choices are on top after settling
    for (const lane of top.lanes) {
      const step = last(lane);
      if (step && (step as ChoiceStep).seat === seat) return lane; // only choices are on top after settling
    }
    return undefined;
  }

  function stepFor(state: State, seat: Seat): ChoiceStep | undefined {
    const mine = stackOf(state, seat);
    return mine && (last(mine) as ChoiceStep); // only choices are on top after settling
  }

  /** Runs the automatic steps on top of this stack, lanes included. */
  function run(draft: State, steps: Agenda<S>): void {
    for (let step = last(steps); step; step = last(steps)) {
      if (isLanes(step)) {
        for (const lane of step.lanes) run(draft, lane);
        if (!allEmpty(step.lanes)) return;
        steps.pop();
        continue;
      }
      const kind = kinds.get(step.step);
      if (!kind) throw new Error(`no such step: ${step.step}`);
      if (!kind.auto) return;
      if (left-- === 0) throw new Error('the agenda never settles');
      steps.pop();
      stack = steps;
      if (kind.endsTurn) outer.endTurn?.();
      kind.auto.run(draft, step, tools);
    }
  }

  function begin(draft: State, callerTools: Tools<Event>): void {
    outer = callerTools;
    agenda = draft.agenda;
    left = MAX_AUTOMATIC_STEPS;
  }

  function decisionOf(step: S): Decision<S> {
    return { seat: (step as ChoiceStep).seat, prompt: step }; // only choices are on top after settling
  }

  return {
    settle(draft, callerTools) {
      begin(draft, callerTools);
      run(draft, agenda);
    },

    stepFor,

    decisions(state) {
      const top = last(state.agenda);
      if (!top) return [];
      if (!isLanes(top)) return [decisionOf(top)];
      const open: Decision<S>[] = [];
      for (const lane of top.lanes) {
        const step = last(lane);
        if (step) open.push(decisionOf(step));
      }
      return open;
    },

    turn(state) {
      const top = last(state.agenda);
      if (!top || !isLanes(top)) return (top as ChoiceStep | undefined)?.seat; // only choices are on top after settling
      for (const lane of top.lanes) if (lane.length > 0) return (last(lane) as ChoiceStep).seat; // only choices are on top after settling
      return undefined;
    },

    legalActions(state, seat) {
      const step = stepFor(state, seat);
      return step ? choiceOf(step).legal(state, step) : [];
    },

    findLegal(state, seat, attempt) {
      const step = stepFor(state, seat);
      return step && choiceOf(step).find?.(state, step, attempt);
    },

    whyNot(state, seat, attempt) {
      const step = stepFor(state, seat);
      return step && choiceOf(step).whyNot?.(state, step, attempt);
    },

    play(draft, seat, action, callerTools) {
      const mine = stackOf(draft, seat);
      if (!mine) throw new Error(`seat ${seat} has no decision`);
      const step = mine.pop() as ChoiceStep; // only choices are on top after settling
      begin(draft, callerTools);
      stack = mine;
      choiceOf(step).play(draft, step, action, tools);
      run(draft, mine);
      if (mine === agenda || mine.length > 0) return;
      callerTools.endTurn?.();
      // It continues once the last lane is done; the others wait for their seats.
      run(draft, agenda);
    },
  };
}

function allEmpty(lanes: readonly (readonly unknown[])[]): boolean {
  for (const lane of lanes) if (lane.length > 0) return false;
  return true;
}

function last<T>(items: readonly T[]): T | undefined {
  return items.length > 0 ? items[items.length - 1] : undefined;
}

function isLanes<S extends Step>(step: S | Lanes<S>): step is Lanes<S> {
  return step.step === 'lanes';
}
