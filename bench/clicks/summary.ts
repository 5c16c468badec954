/** The figures of many decisions. */
import { type Decision, isInSight } from '../../e2e/inSight.ts';

/** One or more games of one title in one window. */
export interface Measured {
  readonly decisions: number;
  /** Decisions with an answer out of view or covered. */
  readonly unseen: number;
  /** Taps in each game, those that send included. */
  readonly clicks: readonly number[];
  /** Presses that send, in each game. */
  readonly confirms: readonly number[];
  /** How far controls moved, in pixels: the mean of all decisions, and the most. */
  readonly shift: readonly [mean: number, most: number];
  /** Answers that were not found on the board. */
  readonly lost: number;
  /** By step of the rules. */
  readonly steps: Readonly<Record<string, StepFigures>>;
}

/** What is stored: by title and window, and there by seats and seed. */
export type Stored = Readonly<Record<string, Readonly<Record<string, Measured>>>>;

/** The decisions of one step. */
export interface StepFigures {
  readonly decisions: number;
  readonly unseen: number;
  /** Taps, without those that send; not counted in the games of before. */
  readonly taps?: number;
  /** What is out of sight and what is in the way, with the number of decisions. */
  readonly by: Readonly<Record<string, number>>;
}

/** The figures of one game. */
export function measuredOf(decisions: readonly Decision[]): Measured {
  const steps = new Map<string, Decision[]>();
  for (const decision of decisions) steps.set(decision.step, [...(steps.get(decision.step) ?? []), decision]);
  return {
    decisions: decisions.length,
    unseen: decisions.filter((one) => !isInSight(one)).length,
    clicks: [sum(decisions.map(({ taps, confirms }) => taps.length + confirms))],
    confirms: [sum(decisions.map(({ confirms }) => confirms))],
    shift: [
      Math.round(sum(decisions.map(({ shift }) => shift)) / Math.max(1, decisions.length)),
      Math.round(Math.max(0, ...decisions.map(({ shift }) => shift))),
    ],
    lost: decisions.filter(({ lost }) => lost).length,
    steps: Object.fromEntries([...steps].map(([step, some]) => [step, figuresOf(some)])),
  };
}

/** The figures of several games together. */
export function merged(games: readonly Measured[]): Measured {
  const decisions = sum(games.map((one) => one.decisions));
  return {
    decisions,
    unseen: sum(games.map(({ unseen }) => unseen)),
    clicks: games.flatMap(({ clicks }) => clicks),
    confirms: games.flatMap(({ confirms }) => confirms),
    shift: [
      Math.round(sum(games.map((one) => one.shift[0] * one.decisions)) / Math.max(1, decisions)),
      Math.max(0, ...games.map(({ shift }) => shift[1])),
    ],
    lost: sum(games.map(({ lost }) => lost)),
    steps: games.flatMap(({ steps }) => Object.entries(steps)).reduce(withStep, {}),
  };
}

function withStep(steps: Measured['steps'], [step, more]: [string, StepFigures]): Measured['steps'] {
  const { decisions = 0, unseen = 0, taps = 0, by = {} } = steps[step] ?? {};
  const causes = { ...by };
  for (const [cause, count] of Object.entries(more.by)) causes[cause] = (causes[cause] ?? 0) + count;
  return {
    ...steps,
    [step]: {
      decisions: decisions + more.decisions,
      unseen: unseen + more.unseen,
      taps: taps + (more.taps ?? 0),
      by: causes,
    },
  };
}

function figuresOf(decisions: readonly Decision[]): StepFigures {
  const by: Record<string, number> = {};
  for (const { outOfView, covered } of decisions)
    for (const cause of new Set([
      ...outOfView.map((one) => `${one}, out of view`),
      ...covered.map((one) => `${one}, covered`),
    ]))
      by[cause] = (by[cause] ?? 0) + 1;
  return {
    decisions: decisions.length,
    unseen: decisions.filter((one) => !isInSight(one)).length,
    taps: sum(decisions.map(({ taps }) => taps.length)),
    by,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, two) => one + two, 0);
}
