/** What all parts of the board share: the texts in the reader's language, and the players' names. */
import { useMemo } from 'react';
import type { BoardText, GameText, Naming } from '#games/newyork1901/text';
import type { NameOf } from '#kernel';
import { useBoardContext } from '../kit/BoardContext.tsx';
import { useGameText } from './boardText.ts';

export interface Shared {
  readonly text: BoardText;
  /** What lots, cards and tiles are called. */
  readonly names: Naming;
  readonly actionCards: GameText['actionCards'];
  readonly challenges: GameText['challenges'];
  /** What players are called. */
  readonly name: NameOf;
}

/** For the board itself. It is the same object until language or players change, so that memoised parts are not drawn again. */
export function useShared(name: NameOf): Shared {
  const { board, names, actionCards, challenges } = useGameText();
  return useMemo(
    () => ({ text: board, names, actionCards, challenges, name }),
    [board, names, actionCards, challenges, name],
  );
}

/** For the parts of the board. */
export function useBoard(): Shared {
  return useBoardContext<Shared>();
}
