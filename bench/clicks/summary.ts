/** The figures of many decisions. */
import { type Decision, isInSight } from '../../e2e/inSight.ts';

/** A game that was played. */
export interface PlayedGame {
  readonly seats: number;
  readonly seed: number;
  readonly decisions: readonly Decision[];
}

/** All games of one title in one window. */
export interface Measured {
  readonly games: number;
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

/** The decisions of one step. */
export interface StepFigures {
  readonly decisions: number;
  readonly unseen: number;
  /** What is out of sight and what is in the way, with the number of decisions. */
  readonly by: Readonly<Record<string, number>>;
}

/** Adds up the decisions of all games. */
export function measuredOf(games: readonly PlayedGame[]): Measured {
  const all = games.flatMap(({ decisions }) => decisions);
  const steps = new Map<string, Decision[]>();
  for (const decision of all) steps.set(decision.step, [...(steps.get(decision.step) ?? []), decision]);
  return {
    games: games.length,
    decisions: all.length,
    unseen: all.filter((one) => !isInSight(one)).length,
    clicks: games.map(({ decisions }) => sum(decisions.map(({ clicks, confirms }) => clicks + confirms))),
    confirms: games.map(({ decisions }) => sum(decisions.map(({ confirms }) => confirms))),
    shift: [
      Math.round(sum(all.map(({ shift }) => shift)) / Math.max(1, all.length)),
      Math.round(Math.max(0, ...all.map(({ shift }) => shift))),
    ],
    lost: all.filter(({ lost }) => lost).length,
    steps: Object.fromEntries([...steps].map(([step, some]) => [step, figuresOf(some)])),
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
  return { decisions: decisions.length, unseen: decisions.filter((one) => !isInSight(one)).length, by };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, two) => one + two, 0);
}
