/** The picture by which a finished game is shown elsewhere: the city, the game's name, everybody's shape and points. It names nobody. */
import type { Seat } from '#kernel';
import { CITY } from './city.ts';
import { isWritable, widthOf, written } from './letters.ts';
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

const [PAPER, INK, BRASS, LINE, TINT] = ['#f4ecd8', '#1c2b3f', '#8f6b1f', '#d8c69a', '#ece0c2'];
const PICTURE = { x: 48, y: 64, scale: 2.51 };
const SIDE = { x: 892, width: 260 };
const [TITLE, FIGURES, ROW] = [30, 44, 86];

/** Shapes for 1200 by 630. */
export function cardOf(
  game: string,
  title: string,
  city: readonly Shape[],
  players: readonly CardPlayer[],
): Shape[] {
  const [width, height] = [CITY.width * PICTURE.scale, CITY.height * PICTURE.scale];
  return [
    shape(PAPER, rect(0, 0, CARD.width, CARD.height)),
    ...placed(city, PICTURE),
    // What leans over the edge of the city is cut off.
    shape(
      PAPER,
      rect(0, 0, CARD.width, PICTURE.y),
      rect(0, PICTURE.y + height, CARD.width, CARD.height),
      rect(0, 0, PICTURE.x, CARD.height),
      rect(PICTURE.x + width, 0, CARD.width - PICTURE.x - width, CARD.height),
    ),
    shape(BRASS, ...frame(PICTURE.x - 8, PICTURE.y - 8, width + 16, height + 16, 3)),
    shape(LINE, ...frame(PICTURE.x - 3, PICTURE.y - 3, width + 6, height + 6, 1.5)),
    shape(BRASS, ...frame(16, 16, CARD.width - 32, CARD.height - 32, 3)),
    ...titleOf(title),
    ...players.flatMap((player, i) => rowOf(game, player, 210 + i * ROW)),
  ];
}

/** Word by word, each on a line of its own. */
function titleOf(title: string): Shape[] {
  if (!isWritable(title)) return [];
  const words = title.split(' ');
  const widest = Math.max(...words.map((word) => widthOf(word, TITLE)));
  const height = TITLE * Math.min(1, SIDE.width / widest);
  return words.map((word, i) => shape(INK, ...written(word, SIDE.x, 66 + i * height * 1.5, height, 3.4)));
}

function rowOf(game: string, { mark, points, isFirst }: CardPlayer, y: number): Shape[] {
  const figures = String(points);
  const left = SIDE.x + SIDE.width - widthOf(figures, FIGURES) - 14;
  return [
    shape(isFirst ? TINT : PAPER, rect(SIDE.x - 10, y, SIDE.width + 20, ROW - 10)),
    shape(isFirst ? BRASS : LINE, rect(SIDE.x - 10, y + ROW - 12, SIDE.width + 20, 2)),
    shape(colourOf(game, mark), markAt(mark, SIDE.x + 26, y + 37, 46)),
    ...(isFirst ? [shape(BRASS, starAt(SIDE.x + 82, y + 37, 17))] : []),
    shape(INK, ...written(figures, left, y + 16, FIGURES, 6)),
  ];
}

function starAt(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 10 }, (_, i) => i).flatMap((i) => {
    const far = i % 2 === 0 ? radius : radius * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}
