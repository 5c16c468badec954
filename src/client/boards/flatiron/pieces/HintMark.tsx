/** The number of an answer that a hint proposes, where that answer is chosen. */
import { useBoard } from '../boardContext.ts';
import type { Spot } from '../targets.ts';

export function HintMark({ spot }: { spot: Spot }) {
  const place = useBoard().hintAt(spot);
  return place > 0 && <i className="fi-hint">{place}</i>;
}
