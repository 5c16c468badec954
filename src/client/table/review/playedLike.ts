/** Which level somebody played like: the cost of their decisions, compared with what the levels' decisions cost. */
import { NEARLY_EQUAL } from '../thinking/ranking.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';
import calibration from './calibration.json' with { type: 'json' };

/** Fewer decisions say too little. */
const FEWEST_DECISIONS = 12;

/** What the decisions of one level cost, by the measure of the review (tools/calibrate.ts). */
export interface LevelFigures {
  /** Mean cost in points, and how far costs stray from it. */
  readonly cost: number;
  readonly deviation: number;
  /** The share of decisions to which nothing better was found. */
  readonly good: number;
}

/** The level closest to somebody's play, and those that it cannot be told apart from. */
export interface PlayedLike {
  readonly level: number;
  readonly lowest: number;
  readonly highest: number;
  /** Shares of decisions to which nothing better was found: one's own, that level's, and the highest level's. */
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
  const gaps = levels.map((figures) => Math.abs(figures.cost - cost));
  // Of levels that are equally close, the lowest.
  const nearest = gaps.indexOf(Math.min(...gaps));
  const isClose = (i: number) =>
    i === nearest || (gaps[i] ?? 0) <= (levels[i]?.deviation ?? 0) / Math.sqrt(judged.length);
  const close = levels.map((_, i) => i).filter(isClose);
  return {
    level: nearest + 1,
    lowest: Math.min(...close) + 1,
    highest: Math.max(...close) + 1,
    good: judged.filter((one) => one.cost < NEARLY_EQUAL).length / judged.length,
    levelGood: levels[nearest]?.good ?? 0,
    topGood: top.good,
  };
}
