/** One tile: its colour, and a pattern that says the same without colour. */

/** In the order of the game's colours, which repeat from tile to tile. */
const COLORS = ['brick', 'cream', 'slate', 'moss', 'ochre'];

export function Tile({ tile, label }: { tile: number; label: string }) {
  return (
    <span
      className={`tile tile-${COLORS[tile % COLORS.length]}`}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}
