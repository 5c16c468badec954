/** R1: what is in the box. The values come from box.json, or from the box that is played with instead. */
import { BOX as FILE, type StartPlace } from './box.ts';
import { type Drawing, outlineOf } from './quarters.ts';
import { nameOf, type TileName } from './shapes.ts';
import { squareNamed } from './squares.ts';

export type { TileName } from './shapes.ts';

const { counts, fountains, pointTrack, tiles, cards, startAreas, planningBonus, balanceBonus, levels } =
  FILE.values;

export const FACES = ['dark', 'green'] as const;
export type Face = (typeof FACES)[number];

/** A city tile's number, 0 to 22, also the number of its card; the fountain comes after them. */
export type Tile = number;

/** R1.1 Counts and sizes. */
export const BOX = {
  tiles: counts.value.tiles,
  cards: counts.value.cards,
  fountains: fountains.value.perPlayer,
  boards: counts.value.boards,
  size: counts.value.rows,
  firstSpace: pointTrack.value.firstSpace,
};

/** The number of a fountain, where pieces are told apart by numbers. */
export const FOUNTAIN: Tile = BOX.tiles;

type CityTile = { readonly name: TileName; readonly lookAlike: Tile | null; readonly drawing: Drawing };

/** R1.2, R1.3 The city tiles, dark face up; the green face is the mirror image. `lookAlike` is the tile that it is easily mistaken for (R1.6). */
export const TILES: readonly CityTile[] = tiles.value.map(({ outline }, tile) => {
  const drawing = outline.join('/');
  const lookAlike = tiles.value.findIndex(({ id }) => id === cards.value[tile]?.lookAlike);
  return { name: nameOf(outlineOf(drawing)), lookAlike: lookAlike < 0 ? null : lookAlike, drawing };
});

/** R1.4 A fountain is half a square. */
export const FOUNTAIN_DRAWING: Drawing = fountains.value.outline.join('/');

/** A printed start area: the upper left square of the box around it, and what it covers. */
type StartArea = { readonly row: number; readonly column: number; readonly drawing: Drawing };

/** R1.5 The start areas of each board, by side. */
export const BOARDS: readonly Readonly<Record<Face, StartArea>>[] = startAreas.value.map(
  ({ dark, green }) => ({ dark: startArea(dark), green: startArea(green) }),
);

/** The half lies beside, above or below the square. */
function startArea({ square: squareOn, half: halfOn, halfShape }: StartPlace): StartArea {
  const [square, half] = [squareNamed(squareOn), squareNamed(halfOn)];
  const isFirst = half.row < square.row || half.column < square.column;
  return {
    row: Math.min(square.row, half.row),
    column: Math.min(square.column, half.column),
    drawing: (isFirst ? [halfShape, '■'] : ['■', halfShape]).join(square.row === half.row ? '' : '/'),
  };
}

/** A card of the deal: face up or not, and who may look at it, counted clockwise from the start player. */
type Dealing = { readonly open: boolean; readonly holders: readonly number[] };

const OPEN: Dealing = { open: true, holders: [] };
const CLOSED: Dealing = { open: false, holders: [] };
const heldBy = (...holders: number[]): Dealing => ({ open: false, holders });

/** R3.2 to R3.6 The four cards of a round by number of seats, each list in the order of play. */
export const DEALS: readonly (readonly Dealing[])[] = [
  [OPEN, OPEN, CLOSED, CLOSED],
  [OPEN, CLOSED, heldBy(0), heldBy(1)],
  [OPEN, heldBy(0), heldBy(1), heldBy(2)],
  [OPEN, heldBy(0), heldBy(1), heldBy(2, 3)],
  [OPEN, heldBy(0), heldBy(1, 2), heldBy(3, 4)],
];

/** R3.1, R8.1 Rounds, with the cards of a regular one and of the last one. */
export const ROUNDS = { regular: 5, last: 6, cards: 4, lastCards: 3 } as const;

/** R9.1 The bonuses at the end. What each counts, tells and is called are records over this type. */
export const BONUSES = ['planning', 'balance'] as const;
export type Bonus = (typeof BONUSES)[number];

/** R9.2 The planning bonus. */
export const PLANNING: number = planningBonus.value.points;

/** R9.3 The balance bonus by distance between the two markers. */
export const BALANCE = balanceBonus.value;

/** R9.5 Levels of a finished city, from the points they begin at. */
export const LEVELS = levels.value;

export type Level = (typeof LEVELS)[number]['name'];
