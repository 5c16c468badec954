/** One tile: its colour, and a pattern that says the same without colour. */
import type { Rowhouse } from '#games/rowhouse';
import type { Drawn } from '../boardProps.ts';

/** In the order of the game's colours, which repeat from tile to tile. */
export const COLORS = ['brick', 'cream', 'slate', 'moss', 'ochre'] as const;

/** A tile's colour by name. */
export function colorOf(tile: number): (typeof COLORS)[number] {
  return COLORS[tile % COLORS.length] ?? 'brick';
}

export function Tile({ tile, view, words, name }: Drawn<Rowhouse> & { readonly tile: number }) {
  const label = words.answer({ tile }, { view, name });
  return (
    <span
      className={`tile tile-${colorOf(tile)}`}
      data-piece={`tile ${tile}`}
      data-note={label}
      role="img"
      aria-label={label}
    />
  );
}
