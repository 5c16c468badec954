/** The picture by which a finished game is shown elsewhere: the city, the game's name, everybody's shape and points. It names nobody. */
import type { Seat } from '#kernel';
import { CITY } from './city.ts';
import { isWritable, type Line, widthOf, written } from './letters.ts';
import { colourOf, markAt } from './marks.ts';
import { frame, placed, rect, type Shape, shape } from './shape.ts';

/** The size that other sites show. */
export const CARD = { width: 1200, height: 630 } as const;

/** One line of the card. */
export interface CardPlayer {
  readonly mark: Seat;
  readonly points: number;
  readonly isFirst: boolean;
}

export const INK = '#1c2b3f';
const [PAPER, BRASS, LINE, TINT] = ['#f4ecd8', '#8f6b1f', '#d8c69a', '#ece0c2'];
/** Where the city is on it. */
export const CARD_CITY = { x: 48, y: 64, scale: 2.51 } as const;

const SIDE = { x: 892, width: 260 };
const [TITLE, FIGURES, FIRST_ROW, ROW, ROWS] = [30, 44, 210, 86, 392];

/** Shapes for 1200 by 630. */
export function cardOf(
  game: string,
  title: string,
  city: readonly Shape[],
  players: readonly CardPlayer[],
): Shape[] {
  const { x, y, scale } = CARD_CITY;
  const [width, height] = [CITY.width * scale, CITY.height * scale];
  const rows = rowsOf(game, players);
  return [
    shape(PAPER, rect(0, 0, CARD.width, CARD.height)),
    ...placed(city, CARD_CITY),
    // What leans over the edge of the city is cut off.
    shape(
      PAPER,
      rect(0, 0, CARD.width, y),
      rect(0, y + height, CARD.width, CARD.height),
      rect(0, 0, x, CARD.height),
      rect(x + width, 0, CARD.width - x - width, CARD.height),
    ),
    ...frames(),
    ...rows.shapes,
    ...[...titleOf(title), ...rows.lines].map((line) => shape(INK, ...written(line))),
  ];
}

/** The card without a city, and all that is written on it by itself. */
export function emptyCard(
  game: string,
  title: string,
  players: readonly CardPlayer[],
): { readonly shapes: readonly Shape[]; readonly lines: readonly Line[] } {
  const rows = rowsOf(game, players);
  return {
    shapes: [shape(PAPER, rect(0, 0, CARD.width, CARD.height)), ...frames(), ...rows.shapes],
    lines: [...titleOf(title), ...rows.lines],
  };
}

function frames(): Shape[] {
  const { x, y, scale } = CARD_CITY;
  const [width, height] = [CITY.width * scale, CITY.height * scale];
  return [
    shape(BRASS, ...frame(x - 8, y - 8, width + 16, height + 16, 3)),
    shape(LINE, ...frame(x - 3, y - 3, width + 6, height + 6, 1.5)),
    shape(BRASS, ...frame(16, 16, CARD.width - 32, CARD.height - 32, 3)),
  ];
}

/** Word by word, each on a line of its own. */
function titleOf(title: string): Line[] {
  if (!isWritable(title)) return [];
  const words = title.split(' ');
  const widest = Math.max(...words.map((word) => widthOf(word, TITLE)));
  const height = TITLE * Math.min(1, SIDE.width / widest);
  return words.map((text, i) => ({ text, x: SIDE.x, y: 66 + i * height * 1.5, height, width: 3.4 }));
}

/** All players, in rows that become smaller where there are many. */
function rowsOf(game: string, players: readonly CardPlayer[]): { shapes: Shape[]; lines: Line[] } {
  const pitch = Math.min(ROW, ROWS / Math.max(1, players.length));
  const size = pitch / ROW;
  const places = players.map((player, row) => ({ player, y: FIRST_ROW + row * pitch, size, pitch }));
  return {
    shapes: places.flatMap((place) => rowOf(game, place)),
    lines: places.map(pointsOf),
  };
}

interface RowPlace {
  readonly player: CardPlayer;
  readonly y: number;
  readonly size: number;
  readonly pitch: number;
}

function rowOf(game: string, { player: { mark, isFirst }, y, size, pitch }: RowPlace): Shape[] {
  const middle = y + 37 * size;
  return [
    shape(isFirst ? TINT : PAPER, rect(SIDE.x - 10, y, SIDE.width + 20, pitch - 10)),
    shape(isFirst ? BRASS : LINE, rect(SIDE.x - 10, y + pitch - 12, SIDE.width + 20, 2)),
    shape(colourOf(game, mark), markAt(mark, SIDE.x + 26, middle, 46 * size)),
    ...(isFirst ? [shape(BRASS, starAt(SIDE.x + 82, middle, 17 * size))] : []),
  ];
}

function pointsOf({ player: { points }, y, size }: RowPlace): Line {
  const text = String(points);
  const height = FIGURES * size;
  const x = SIDE.x + SIDE.width - widthOf(text, height) - 14;
  return { text, x, y: y + 16 * size, height, width: 6 * size };
}

function starAt(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 10 }, (_, i) => i).flatMap((i) => {
    const far = i % 2 === 0 ? radius : radius * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}
