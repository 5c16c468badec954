/** The number of an answer that a hint proposes, where that answer is chosen. */
import type { Action } from '#games/flatiron';
import { useBoard } from '../boardContext.ts';
import type { Spot } from '../targets.ts';

/** For what a spot gives, or for an answer at a point of the staged turn that has no spot of its own. */
export function HintMark({ spot, action, index }: { spot?: Spot; action?: Action; index?: number }) {
  const { hintAt, hintOf } = useBoard();
  const place = spot === undefined ? hintOf(action, index) : hintAt(spot);
  return place > 0 && <i className="fi-hint" data-mark={place} />;
}
