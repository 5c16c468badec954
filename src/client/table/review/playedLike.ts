/** Which level somebody played like: the cost of their decisions, compared with what the levels' decisions cost. */
import { NEARLY_EQUAL } from '../thinking/ranking.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';
import calibration from './calibration.json' with { type: 'json' };

/** Fewer decisions say too little. */
const FEWEST_DECISIONS = 12;

/** A level is told apart if its games cost so many standard errors more or less: rarer than one time in five. */
const APART = 1.28;

/** What the decisions of one level cost, by the measure of the review (tools/calibrate.ts). */
export interface LevelFigures {
  /** How many games and decisions were reviewed. */
  readonly games: number;
  readonly decisions: number;
  /** Mean cost in points, and how far a decision strays from it: a game's mean by this over the root of its decisions. */
  readonly cost: number;
  readonly deviation: number;
  /** The share of decisions to which nothing better was found. */
  readonly good: number;
}

/** The level closest to somebody's play, and those that it cannot be told apart from. */
interface LevelLike {
  readonly level: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The same, with shares of decisions to which nothing better was found: one's own, that level's, and the highest level's. */
export interface PlayedLike extends LevelLike {
  readonly good: number;
  readonly levelGood: number;
  readonly topGood: number;
}

const LEVELS: Readonly<Record<string, { readonly levels: readonly LevelFigures[] } | undefined>> =
  calibration;

/** The figures of a game's levels, lowest first; none if they have not been measured. */
export function figuresOf(game: string): readonly LevelFigures[] {
  return LEVELS[game]?.levels ?? [];
}

/** Undefined after too few decisions, or without figures to compare with. */
export function playedLike(
  judged: readonly Pick<JudgedDecision, 'cost'>[],
  levels: readonly LevelFigures[],
): PlayedLike | undefined {
  const top = levels.at(-1);
  if (judged.length < FEWEST_DECISIONS || !top) return undefined;
  const cost = judged.reduce((sum, one) => sum + one.cost, 0) / judged.length;
  const like = levelLike(cost, judged.length, levels);
  return {
    ...like,
    good: judged.filter((one) => one.cost < NEARLY_EQUAL).length / judged.length,
    levelGood: levels[like.level - 1]?.good ?? 0,
    topGood: top.good,
  };
}

/** By the mean cost of so many decisions. */
export function levelLike(cost: number, decisions: number, levels: readonly LevelFigures[]): LevelLike {
  const gaps = levels.map((figures) => Math.abs(figures.cost - cost));
  // Of levels that are equally close, the lowest.
  const nearest = gaps.indexOf(Math.min(...gaps));
  const close = levels.flatMap((level, i) => {
    // Both the game and the level's own figures could have come out otherwise.
    const error = level.deviation * Math.sqrt(1 / decisions + 1 / level.decisions);
    return i === nearest || (gaps[i] ?? 0) <= APART * error ? [i + 1] : [];
  });
  return { level: nearest + 1, lowest: Math.min(...close), highest: Math.max(...close) };
}
