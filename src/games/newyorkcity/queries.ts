/** Questions about the table that are answered by what a viewer may know: for boards, and for the words of the game. */
import { usableBefore } from './flow/draft.ts';
import type { Step } from './state.ts';
import type { View } from './view.ts';

/** R5.3 Whether a character can be used before a pair is taken. */
export function mayUseFirst(view: View, { seat, picks }: Extract<Step, { step: 'draft' }>): boolean {
  return usableBefore(view, seat, picks).length > 0;
}
