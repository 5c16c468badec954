/** The components' laws: nothing lost, nothing doubled, nothing on top of anything else. */
import { BOX, FOUNTAIN, type Tile } from './components.ts';
import { startRows } from './effects.ts';
import { emptyRows, type Rows, SIZE } from './quarters.ts';
import { COLORS, type Color, SPOTS, spotRows } from './spots.ts';
import type { City, State } from './state.ts';

export function check(state: State): void {
  const dealt = state.cards.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  const cards = [...state.deck, ...state.discard, ...dealt];
  if (cards.length !== BOX.cards || new Set(cards).size !== BOX.cards)
    throw new Error('a card is lost or doubled');
  const boards = state.cities.flatMap(({ board }) => (board === null ? [] : [board]));
  if (new Set(boards).size !== boards.length) throw new Error('a board is doubled');
  const seen = new Set<Tile>([
    ...state.discard,
    ...state.cards.flatMap(({ tile, open }) => (open && tile !== null ? [tile] : [])),
  ]);
  for (const city of state.cities) {
    checkPieces(city, seen);
    checkRows(city);
  }
}

/** R1.1, R4.1 Each tile once, after its card was turned; six fountains, one a round. */
function checkPieces({ pieces, aside, rounds }: City, seen: ReadonlySet<Tile>): void {
  const used = [...pieces.map((id) => SPOTS[id]?.tile), ...aside];
  const tiles = used.filter((tile) => tile !== FOUNTAIN);
  if (new Set(tiles).size !== tiles.length) throw new Error('a tile is doubled');
  if (tiles.some((tile) => tile === undefined || !seen.has(tile))) throw new Error('a tile came too early');
  const fountains = used.length - tiles.length;
  if (fountains < rounds.length || fountains > Math.min(BOX.fountains, rounds.length + 1))
    throw new Error('not one fountain a round');
}

/** R4.2 The covered quarters are those of the start area and the pieces, and none is covered twice. */
function checkRows({ board, side, rows, pieces }: City): void {
  const expected: Record<Color, Rows> = { dark: emptyRows(), green: emptyRows(), water: emptyRows() };
  const taken = emptyRows();
  const cover = (color: Color, words: Rows) => {
    for (const [row, word] of words.entries()) {
      if (((taken[row] ?? 0) & word) !== 0) throw new Error('two pieces overlap');
      taken[row] = (taken[row] ?? 0) | word;
      expected[color][row] = (expected[color][row] ?? 0) | word;
    }
  };
  if (board !== null && side !== null) cover(side, startRows(board, side));
  for (const id of pieces) cover(SPOTS[id]?.face ?? 'water', spotRows(id));
  for (const color of COLORS) {
    for (let row = 0; row < SIZE; row++) {
      if (rows[color][row] !== expected[color][row]) throw new Error('a city is not what was placed');
    }
  }
}
