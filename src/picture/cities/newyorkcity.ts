/** The harbour: six districts with their skyscrapers, and the links that still stand. */
import type { View } from '#games/newyorkcity';
import { LINKS } from '#games/newyorkcity/components';
import { ALL_DISTRICTS, BLACK, isStanding, mayorDistrict, rowsOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { colourOf } from '../marks.ts';
import { disc, frame, type Ring, rect, type Shape, shape, stroke } from '../shape.ts';

const [SEA, SHOAL, LAND, PLATE, LEAD, EDGE, LIT, LINE, BLACK_TOWER, MAYOR] = [
  '#c0d8da',
  '#e4efe9',
  '#efe2c2',
  '#fffaf0',
  '#eadfbf',
  '#8b7d5c',
  '#fff3d0',
  '#5f6b78',
  '#14181f',
  '#9c7420',
];

/** The coasts, without their small bends. */
const COASTS: readonly Ring[] = [
  [-4, 42, 30, 37, 74, 36, 92, 53, 90, 95, 62, 107, 44, 125, 30, 149, -4, 160],
  [148, -4, 151, 35, 158, 58, 198, 61, 244, 58, 251, 25, 264, -4],
  [109, 76, 129, 64, 189, 65, 202, 87, 198, 125, 171, 134, 123, 132, 109, 107],
  [324, 59, 253, 65, 228, 83, 226, 129, 199, 146, 193, 177, 196, 204, 324, 204],
  [22, 150, 65, 137, 118, 144, 121, 179, 114, 204, 25, 204],
];

/** A district's plate. */
const [WIDTH, HEIGHT] = [82, 50];
const PLATES: readonly (readonly [x: number, y: number])[] = [
  [114, 75],
  [155, 6],
  [232, 75],
  [200, 144],
  [32, 144],
  [4, 52],
];

/** As many towers of one owner are drawn in a row. */
const MOST = 7;

export function newyorkcity(view: View): Shape[] {
  const mayor = mayorDistrict(view);
  const links = LINKS.flatMap(({ ends: [from, to] }, link) => {
    if (!isStanding(view, link)) return [];
    const [[x, y], [toX, toY]] = [middle(from), middle(to)];
    return [stroke(x, y, toX, toY, 1.6)];
  });
  return [
    shape(SEA, rect(0, 0, 320, 200)),
    shape(SHOAL, ...COASTS.map((coast) => coast.map((value, i) => value + (i % 2 === 0 ? 0 : 2.5)))),
    shape(LAND, ...COASTS),
    shape(LINE, ...links),
    ...ALL_DISTRICTS.flatMap((district) => plate(view, district, district === mayor)),
  ];
}

function middle(district: number): readonly [number, number] {
  const [x, y] = at(PLATES, district);
  return [x + WIDTH / 2, y + HEIGHT / 2];
}

function plate(view: View, district: number, isMayors: boolean): Shape[] {
  const [x, y] = at(PLATES, district);
  const rows = rowsOf(view, district).filter(({ built }) => built > 0);
  const [pitch, scale] = rows.length > 3 ? [11.5, 0.6] : [15, 0.78];
  return [
    shape(PLATE, rect(x, y, WIDTH, HEIGHT)),
    shape(isMayors ? MAYOR : EDGE, ...frame(x, y, WIDTH, HEIGHT, isMayors ? 1.6 : 0.7)),
    ...rows.flatMap(({ owner, built, leads }, row) => {
      const foot = y + HEIGHT - 2 - (rows.length - 1 - row) * pitch;
      const towers = Array.from({ length: Math.min(built, MOST) }, (_, i) => x + 9 + i * 10.4);
      const colour = owner === BLACK ? BLACK_TOWER : colourOf('newyorkcity', owner);
      return [
        ...(leads ? [shape(LEAD, rect(x + 1.6, foot - pitch + 1, WIDTH - 3.2, pitch - 0.6))] : []),
        shape(colour, ...towers.flatMap((tower) => body(owner, tower, foot, scale))),
        shape(LIT, ...towers.flatMap((tower) => windows(tower, foot, scale))),
      ];
    }),
  ];
}

/** Every owner has a roof of their own: pointed, with a spire, flat, domed; black's is steep. */
function body(owner: number, x: number, foot: number, scale: number): Ring[] {
  const walls = (height: number, half = 4) =>
    rect(x - half * scale, foot - height * scale, 2 * half * scale, height * scale);
  const top = (by: number) => foot - by * scale;
  switch (owner) {
    case 0:
      return [walls(11), [x - 4 * scale, top(11), x, top(17), x + 4 * scale, top(11)]];
    case 1:
      return [
        walls(10.5),
        walls(13.5, 2.5),
        [x - 1 * scale, top(13.5), x, top(17.5), x + 1 * scale, top(13.5)],
      ];
    case 2:
      return [walls(15), walls(16.5, 2)];
    case 3:
      return [walls(11), disc(x, top(11), 4 * scale), walls(17.5, 0.5)];
    default:
      return [walls(13), [x - 4 * scale, top(13), x + 4 * scale, top(16.5), x + 4 * scale, top(13)]];
  }
}

function windows(x: number, foot: number, scale: number): Ring[] {
  return [-2.4, 0.9].map((left) => rect(x + left * scale, foot - 9 * scale, 1.5 * scale, 6.5 * scale));
}
