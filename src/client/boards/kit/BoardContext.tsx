/** What all parts of one board share, so that it is not handed down from part to part. Each game says what that is. */
import { createContext, useContext } from 'react';

const BoardContext = createContext<unknown>(undefined);

/** Around the parts of a board. */
export const BoardProvider = BoardContext.Provider;

/** What the board around this part shares; a game wraps this in its own `useBoard`. */
export function useBoardContext<Shared>(): Shared {
  const shared = useContext(BoardContext);
  if (shared === undefined) throw new Error('a part of a board is drawn outside of it');
  return shared as Shared;
}
