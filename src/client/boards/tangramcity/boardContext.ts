/** What the parts of the board share. It stays the same object from view to view, so that memoised parts are not drawn again. */
import type { Action, Tangramcity } from '#games/tangramcity';
import type { BoardText } from '#games/tangramcity/text';
import type { NameOf, Words } from '#kernel';
import { useBoardContext } from '../kit/BoardContext.tsx';

export interface SharedByParts {
  readonly text: BoardText;
  readonly words: Words<Tangramcity>;
  readonly name: NameOf;
  readonly choose: (action: Action) => void;
}

export const useBoard = useBoardContext<SharedByParts>;
