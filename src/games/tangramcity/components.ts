/** R1: what is in the box, as data. Whoever owns one can put printed values in here without touching a rule. */

/** Where a value comes from: the rulebook's text, other public text, or our own stand-in for a picture. */
export const SOURCES = ['rulebook', 'public', 'reconstruction'] as const;
type Source = (typeof SOURCES)[number];

/** Values with their origin. */
type Sourced<T> = { readonly source: Source; readonly value: T };

export const FACES = ['dark', 'green'] as const;
export type Face = (typeof FACES)[number];

/** An outline, row by row: a whole square, a half with its right angle in that corner, or nothing. */
export type Drawing = string;

/** A city tile's number, 0 to 22, also the number of its card; the fountain comes after them. */
export type Tile = number;

/** R1.1 Counts and sizes. */
export const BOX = {
  source: 'rulebook',
  tiles: 23,
  cards: 23,
  fountains: 6,
  boards: 5,
  size: 7,
  firstSpace: 1,
} as const;

/** The number of a fountain, where pieces are told apart by numbers. */
export const FOUNTAIN: Tile = BOX.tiles;

type CityTile = { readonly name: string; readonly lookAlike: Tile | null; readonly drawing: Drawing };

/** R1.2, R1.3 The city tiles, dark face up; the green face is the mirror image. `lookAlike` is the tile that it is easily mistaken for (R1.6). */
export const TILES = {
  source: 'reconstruction',
  value: [
    { name: 'smallTriangle', lookAlike: null, drawing: '◣' },
    { name: 'mediumTriangle', lookAlike: 2, drawing: '◢◣' },
    { name: 'shortParallelogram', lookAlike: 1, drawing: '◢◤' },
    { name: 'squareAndTriangle', lookAlike: null, drawing: '■◣' },
    { name: 'diagonalTrapezoid', lookAlike: 5, drawing: '◥◣/·◥' },
    { name: 'hook', lookAlike: 4, drawing: '◥◣/·◤' },
    { name: 'domino', lookAlike: null, drawing: '■■' },
    { name: 'largeTriangle', lookAlike: null, drawing: '◣·/■◣' },
    { name: 'shortTrapezoid', lookAlike: 9, drawing: '◢■◣' },
    { name: 'midParallelogram', lookAlike: 8, drawing: '◢■◤' },
    { name: 'stepPointingOut', lookAlike: 11, drawing: '■◣/·◥' },
    { name: 'stepPointingIn', lookAlike: 10, drawing: '■◣/·◤' },
    { name: 'diamond', lookAlike: null, drawing: '◢◣/◥◤' },
    { name: 'dominoAndTriangle', lookAlike: null, drawing: '■■◣' },
    { name: 'cornerWithWedgeIn', lookAlike: 15, drawing: '■■/◥·' },
    { name: 'cornerWithWedgeOut', lookAlike: 14, drawing: '■■/◤·' },
    { name: 'homePlate', lookAlike: null, drawing: '■◣/◥◤' },
    { name: 'boat', lookAlike: null, drawing: '◢■◣/·◥·' },
    { name: 'zigzag', lookAlike: null, drawing: '■◣/·■' },
    { name: 'house', lookAlike: null, drawing: '◢◣/■■' },
    { name: 'hexagon', lookAlike: null, drawing: '■◣/◥■' },
    { name: 'angle', lookAlike: null, drawing: '■·/■■' },
    { name: 'longParallelogram', lookAlike: null, drawing: '◢■■◤' },
  ],
} as const satisfies Sourced<readonly CityTile[]>;

export type TileName = (typeof TILES.value)[number]['name'];

/** R1.4 A fountain is half a square. */
export const FOUNTAIN_DRAWING: Sourced<Drawing> = { source: 'rulebook', value: '◤' };

/** A printed start area: the upper left square of the box around it, and what it covers. */
type StartArea = { readonly row: number; readonly column: number; readonly drawing: Drawing };

/** R1.5 That each start area is a square and a half, elsewhere on each board and coloured by side, is public; where exactly is our own choice. */
export const BOARDS: Sourced<readonly Readonly<Record<Face, StartArea>>[]> = {
  source: 'reconstruction',
  value: [
    { dark: { row: 1, column: 1, drawing: '■◣' }, green: { row: 1, column: 4, drawing: '◢■' } },
    { dark: { row: 1, column: 5, drawing: '■/◤' }, green: { row: 1, column: 1, drawing: '■/◥' } },
    { dark: { row: 3, column: 1, drawing: '◥■' }, green: { row: 3, column: 4, drawing: '■◤' } },
    { dark: { row: 5, column: 2, drawing: '◢■' }, green: { row: 5, column: 3, drawing: '■◣' } },
    { dark: { row: 4, column: 4, drawing: '■/◤' }, green: { row: 4, column: 2, drawing: '■/◥' } },
  ],
};

/** A card of the deal: face up or not, and who may look at it, counted clockwise from the start player. */
type Dealing = { readonly open: boolean; readonly holders: readonly number[] };

const OPEN: Dealing = { open: true, holders: [] };
const CLOSED: Dealing = { open: false, holders: [] };
const heldBy = (...holders: number[]): Dealing => ({ open: false, holders });

/** R3.2 to R3.6 The four cards of a round by number of seats, each list in the order of play. */
export const DEALS: Sourced<readonly (readonly Dealing[])[]> = {
  source: 'rulebook',
  value: [
    [OPEN, OPEN, CLOSED, CLOSED],
    [OPEN, CLOSED, heldBy(0), heldBy(1)],
    [OPEN, heldBy(0), heldBy(1), heldBy(2)],
    [OPEN, heldBy(0), heldBy(1), heldBy(2, 3)],
    [OPEN, heldBy(0), heldBy(1, 2), heldBy(3, 4)],
  ],
};

/** R3.1, R8.1 Rounds, with the cards of a regular one and of the last one. */
export const ROUNDS = { source: 'rulebook', regular: 5, last: 6, cards: 4, lastCards: 3 } as const;

/** R9.1 The bonuses at the end. What each counts, tells and is called are records over this type. */
export const BONUSES = ['planning', 'balance'] as const;
export type Bonus = (typeof BONUSES)[number];

/** R9.2 The planning bonus. */
export const PLANNING: Sourced<number> = { source: 'rulebook', value: 15 };

/** R9.3 The balance bonus by distance between the two markers. */
export const BALANCE: Sourced<readonly { readonly upTo: number; readonly points: number }[]> = {
  source: 'rulebook',
  value: [
    { upTo: 0, points: 20 },
    { upTo: 2, points: 10 },
    { upTo: 4, points: 5 },
  ],
};

/** R9.5 Levels of a finished city, from the points they begin at. */
export const LEVELS = {
  source: 'rulebook',
  value: [
    { name: 'master', from: 200 },
    { name: 'magnificent', from: 180 },
    { name: 'impressive', from: 140 },
    { name: 'promising', from: 100 },
    { name: 'beginner', from: 0 },
  ],
} as const satisfies Sourced<readonly { readonly name: string; readonly from: number }[]>;

export type Level = (typeof LEVELS.value)[number]['name'];
