/** What reviewed games tell of the levels, and how well a level is known again by one game. */
import { BOT_NAMES } from '#kernel';
import { type LevelFigures, levelLike } from '../../src/client/table/review/playedLike.ts';

/** One seat of a reviewed game. */
export interface ReviewedSeat {
  readonly level: number;
  readonly deal: number;
  readonly decisions: number;
  /** In points, all decisions together. */
  readonly cost: number;
  /** Decisions to which nothing better was found. */
  readonly good: number;
}

/** Of each level, the lowest first; undefined before a second seat was reviewed of every level. */
export function figuresFrom(reviewed: readonly ReviewedSeat[]): readonly LevelFigures[] | undefined {
  const levels = BOT_NAMES.map((_, i) => levelFigures(reviewed.filter(({ level }) => level === i + 1)));
  return levels.every((one) => one !== undefined) ? levels : undefined;
}

function levelFigures(seats: readonly ReviewedSeat[]): LevelFigures | undefined {
  if (seats.length < 2) return undefined;
  const sum = (of: (seat: ReviewedSeat) => number) => seats.reduce((all, seat) => all + of(seat), 0);
  const decisions = sum((seat) => seat.decisions);
  const cost = sum((seat) => seat.cost) / decisions;
  // Decisions of one game depend on each other, so what strays is a seat's mean.
  const squares = sum((seat) => seat.decisions * (seat.cost / seat.decisions - cost) ** 2);
  return {
    games: new Set(seats.map(({ deal }) => deal)).size,
    decisions,
    cost: round(cost),
    deviation: round(Math.sqrt(squares / (seats.length - 1))),
    good: round(sum((seat) => seat.good) / decisions),
  };
}

/** How often what is said after one game of a level is true. */
export interface Recognition {
  readonly seats: number;
  /** The closest level is this one; it is at most one beside it; the range that is named has it. */
  readonly exact: number;
  readonly near: number;
  readonly inRange: number;
  /** How many levels the range names, all seats together. */
  readonly named: number;
}

/** Each seat is compared with what all other deals tell. */
export function recognition(reviewed: readonly ReviewedSeat[]): Recognition {
  const found = { seats: 0, exact: 0, near: 0, inRange: 0, named: 0 };
  for (const { level, deal, decisions, cost } of reviewed) {
    const others = figuresFrom(reviewed.filter((one) => one.deal !== deal));
    if (!others) continue;
    const like = levelLike(cost / decisions, decisions, others);
    found.seats += 1;
    found.exact += Number(like.level === level);
    found.near += Number(Math.abs(like.level - level) <= 1);
    found.inRange += Number(like.lowest <= level && level <= like.highest);
    found.named += like.highest - like.lowest + 1;
  }
  return found;
}

function round(number: number): number {
  return Math.round(1000 * number) / 1000;
}
