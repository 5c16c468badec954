/** What all parts of one board share, so that it need not be passed down as props. Each game defines its own type. */
import { createContext, useContext } from 'react';

const BoardContext = createContext<unknown>(undefined);

/** Wraps the parts of a board. */
export const BoardProvider = BoardContext.Provider;

/** The shared value of the surrounding board; a game wraps this in its own typed `useBoard`. */
export function useBoardContext<Shared>(): Shared {
  const shared = useContext(BoardContext);
  if (shared === undefined) throw new Error('a part of a board is rendered outside of its board');
  // A game gives its own type to the provider and to its `useBoard`.
  return shared as Shared;
}
