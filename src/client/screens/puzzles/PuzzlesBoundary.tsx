/** Shows a page of puzzles once they are loaded, and a message until then. */
import type { ReactNode } from 'react';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { type LoadedPuzzles, usePuzzles } from './usePuzzles.ts';

interface Props {
  readonly game: string;
  readonly children: (loaded: LoadedPuzzles) => ReactNode;
}

export function PuzzlesBoundary({ game, children }: Props) {
  const loaded = usePuzzles(game);
  if (loaded === 'loading') return <Message content="loading" />;
  if (loaded === 'unknown') return <Message content="notFound" />;
  if (loaded === 'failed') return <Message content="notLoaded" />;
  if (loaded === 'otherBox') return <OtherBox />;
  return children(loaded);
}
