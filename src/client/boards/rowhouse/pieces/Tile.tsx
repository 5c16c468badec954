/** One tile: its colour, and a pattern that says the same without colour. */
import { colorName } from '#games/rowhouse/components';
import { useBoard } from '../boardContext.ts';

export function Tile({ tile }: { readonly tile: number }) {
  const { view, words, name } = useBoard();
  const label = words.answer({ tile }, { view, name });
  return (
    <span
      className={`tile tile-${colorName(tile)}`}
      data-piece={`tile ${tile}`}
      data-note={label}
      role="img"
      aria-label={label}
    />
  );
}
