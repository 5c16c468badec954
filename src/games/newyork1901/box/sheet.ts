/** What owners of the game are asked to read off the components. */
import type { SheetPart } from '#box';

const LINE = 'fill="none" stroke="#333" stroke-width="2"';
const THIN = 'fill="none" stroke="#333" stroke-dasharray="3 3"';

const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="13" text-anchor="middle">${text}</text>`;

/** A number in a circle, with a line to what it is about. */
const callout = (n: number, x: number, y: number, toX: number, toY: number) =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="#b00" fill="none"/><circle cx="${x}" cy="${y}" r="10" fill="#fff" stroke="#b00"/><text x="${x}" y="${y + 4.5}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#b00">${n}</text>`;

/** Squares of a footprint at a place of the drawing. */
const squares = (x: number, y: number, side: number, rows: readonly string[]) =>
  rows
    .flatMap((row, i) =>
      [...row].map((sign, j) =>
        sign === 'X'
          ? `<rect x="${x + j * side}" y="${y + i * side}" width="${side}" height="${side}" ${LINE}/>`
          : '',
      ),
    )
    .join('');

/** A corner of the map: lots of two and three squares, a street, a park and a landmark. */
const MAP_DRAWING = [
  '<rect x="40" y="20" width="240" height="30" fill="#ddd"/>',
  '<rect x="130" y="20" width="30" height="170" fill="#ddd"/>',
  `<path d="M50 60h80v40h-80z" ${LINE}/><path d="M90 60v40" ${THIN}/>`,
  `<path d="M50 100h40v40h40v40h-80z" ${LINE}/><path d="M50 140h40v40" ${THIN}/>`,
  '<rect x="160" y="60" width="80" height="80" fill="#cfe3c4" stroke="#333"/>',
  '<path d="M160 190v-35l20 -12l20 12v35z" fill="#bbb" stroke="#333"/>',
  callout(1, 24, 80, 60, 80),
  callout(2, 24, 150, 60, 150),
  callout(3, 290, 35, 250, 35),
  callout(4, 290, 100, 230, 100),
  callout(5, 240, 175, 195, 175),
].join('');

const TILE_DRAWING = [
  squares(70, 40, 40, ['XX', 'XX', 'X.']),
  '<path d="M86 136l8 -5l8 5v9l-8 5l-8 -5z" fill="#fff" stroke="#333"/>',
  label(94, 145, '6'),
  callout(1, 40, 60, 70, 60),
  callout(2, 40, 145, 84, 141),
  label(240, 70, 'XX'),
  label(240, 90, 'XX'),
  label(240, 110, 'X.'),
  callout(3, 285, 90, 256, 90),
].join('');

const CHARACTER_DRAWING = [
  `<rect x="60" y="30" width="130" height="140" rx="6" ${LINE}/>`,
  `<path d="M80 55h26v20q0 12 -13 18q-13 -6 -13 -18z" ${LINE}/>`,
  '<path d="M80 120h90M80 135h60" stroke="#333" stroke-width="4"/>',
  callout(1, 220, 128, 172, 124),
  callout(2, 30, 70, 78, 70),
].join('');

export const sheet: readonly SheetPart[] = [
  {
    group: 'otherCharacters',
    title: 'The character sheets of the red and the yellow district',
    look: 'Write down the printed names (1). Leave a name empty ("") if you do not want to give it; the character is then called by its colour.',
    drawing: CHARACTER_DRAWING,
  },
  {
    group: 'plainStreets',
    title: 'The board: streets without a street card',
    look: 'Every street that is not printed in the colour of a street card (3). Give each a name and a sign of three letters that you use for it in the map. Streets with a card already have signs: BWY, WAL, NAS and BRD, CED, PIN and THA.',
    drawing: MAP_DRAWING,
  },
  {
    group: 'parks',
    title: 'The board: parks',
    look: 'Every park (4), with a sign of a star and two letters. Graveyards and greens are parks if buildings may face them.',
    drawing: MAP_DRAWING,
  },
  {
    group: 'landmarks',
    title: 'The board: buildings that are printed on it',
    look: 'Every building that stands from the start (5), with a sign of # and two letters.',
    drawing: MAP_DRAWING,
  },
  {
    group: 'map',
    title: 'The board: the map',
    look: 'Lay the board down with its print upright and write one line for each row of squares, from the top, with a sign for each square and one space between two signs. Number the lots of each district yourself: 01 to 10 for those of two squares (1), 11 to 13 for those of three (2), with the first letter of the colour in front: R01, B12. All squares of a lot have the same sign. Ground that is no lot gets the sign of its street (3), park (4) or landmark (5); a square where two streets cross gets the sign of the one that runs up and down. Streets may be drawn one square wide however wide they are printed: what counts is which lots lie on them.',
    drawing: MAP_DRAWING,
  },
  {
    group: 'startLots',
    title: 'The board and the character sheets: crests',
    look: 'Find the crest of each character sheet (2) on the board and write down the lot it stands on, as you have called it in the map.',
    drawing: CHARACTER_DRAWING,
  },
  {
    group: 'skyscrapers',
    title: 'The 18 skyscraper tiles of one player',
    look: 'Sort them into bronze, silver and gold by the colour of the number. For each tile write down its footprint as you see it with the picture upright (1), row by row with X for a square and a dot for a gap (3), and the number in the circle or hexagon (2). Keep the name for a footprint that the file already names; call any other footprint by a short name of your own, such as "W" or "U".',
    drawing: TILE_DRAWING,
  },
  {
    group: 'legendaries',
    title: 'The four legendary skyscrapers',
    look: 'Park Row, Singer, Metropolitan Life and Woolworth: footprint (1, written as in 3) and points (2).',
    drawing: TILE_DRAWING,
  },
];
