/** The findings of a seat's review. */
import { at } from '#kernel';
import { NEGLIGIBLE } from '../hints/adviceInWords.ts';
import { type GameMoments, timelineOf } from '../moments/gameMoments.ts';
import { NEARLY_EQUAL } from '../thinking/ranking.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';

/** How many costly decisions are listed at most. */
const MAX_COSTLIEST = 5;

/** A summary of the judged decisions. */
export interface Findings {
  /** The number of decisions for which nothing better was found. */
  readonly good: number;
  /** The total cost of the others. */
  readonly cost: number;
  /** The costliest decisions, worst first. */
  readonly costliest: readonly JudgedDecision[];
  /** The decisions whose expected points can be compared: a few early ones may use another measure. */
  readonly comparable: readonly JudgedDecision[];
  readonly first: number;
  readonly last: number;
  readonly highest: number;
  readonly lowest: number;
  /** Where the lead changed sides for good; undefined if it never did. */
  readonly turn: TurningPoint | undefined;
}

/** The first decision after the lead has changed sides for good, with what was expected before and then. */
export interface TurningPoint {
  readonly play: number;
  readonly from: number;
  readonly to: number;
}

/** Summarises at least one decision. */
export function findingsOf(judged: readonly JudgedDecision[]): Findings {
  const { measure } = at(judged, judged.length - 1);
  const comparable = judged.filter((one) => one.measure === measure);
  const expected = comparable.map((one) => one.expected);
  return {
    good: judged.filter(({ cost }) => cost < NEGLIGIBLE).length,
    cost: judged.reduce((sum, { cost }) => sum + cost, 0),
    costliest: judged
      .filter(({ cost }) => cost >= NEARLY_EQUAL)
      .toSorted((one, two) => two.cost - one.cost)
      .slice(0, MAX_COSTLIEST),
    comparable,
    first: at(expected, 0),
    last: at(expected, expected.length - 1),
    highest: Math.max(...expected),
    lowest: Math.min(...expected),
    turn: measure === 'lead' ? turningPoint(comparable) : undefined,
  };
}

/** A lead within the noise belongs to nobody. */
function turningPoint(judged: readonly JudgedDecision[]): TurningPoint | undefined {
  const leads = judged.filter(({ expected, margin }) => Math.abs(expected) > Math.max(NEARLY_EQUAL, margin));
  const last = leads.at(-1);
  const before = leads.findLastIndex(
    ({ expected }) => last && Math.sign(expected) !== Math.sign(last.expected),
  );
  const [from, to] = [leads[before], leads[before + 1]];
  return from && to && { play: to.play, from: from.expected, to: to.expected };
}

/** The entry before each play of the record, by play number. */
export function momentsBefore(gameMoments: GameMoments): ReadonlyMap<number, number> {
  return new Map(timelineOf(gameMoments).map(({ move, seq }) => [move, seq]));
}
