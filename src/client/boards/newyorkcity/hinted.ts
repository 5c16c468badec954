/** Where the answers that an open hint proposes are marked. Pure. */
import type { Action, NewYorkCity } from '#games/newyorkcity';
import { of } from '#games/newyorkcity/queries';
import { same } from '#kernel';
import type { HintedAnswer } from '../kit/boardProps.ts';
import { cardsOf, isBid } from './targets.ts';

export interface Hints {
  readonly answers: readonly HintedAnswer<NewYorkCity>[];
  /** The one that is pointed at. */
  readonly pointed: Action | undefined;
}

/** The mark of a part of the board. */
export interface HintPlace {
  readonly place: number;
  readonly isPointed: boolean;
}

/** The best of the proposed answers that belong to a part of the board. */
export function hintFor(
  { answers, pointed }: Hints,
  belongs: (action: Action) => boolean,
): HintPlace | undefined {
  const there = answers.filter(({ action }) => belongs(action));
  if (there.length === 0) return undefined;
  return {
    place: Math.min(...there.map(({ place }) => place)),
    isPointed: pointed !== undefined && belongs(pointed),
  };
}

export function hintForAnswer(hints: Hints, answer: Action | undefined): HintPlace | undefined {
  return answer && hintFor(hints, (action) => same(action, answer));
}

/** A bid of this value, however it is paid. */
export function hintForValue(hints: Hints, value: number): HintPlace | undefined {
  return hintFor(hints, (action) => isBid(action) && action.value === value);
}

/** A card of the hand for answers that are made of cards, other than bids: the first ones of its kind. */
export function hintForCard(hints: Hints, kind: number, index: number): HintPlace | undefined {
  return hintFor(hints, (action) => !isBid(action) && index < of(cardsOf(action) ?? [], kind));
}

/** A prestige tile laid in a district, or a skyscraper moved or replaced there. */
export function hintForDistrict(hints: Hints, district: number): HintPlace | undefined {
  return hintFor(
    hints,
    (action) =>
      ('from' in action && action.from === district) ||
      ('district' in action && action.district === district),
  );
}
