/** What owners of the game are asked to read off the components. */
import type { SheetPart } from '#box';

const LINE = 'fill="none" stroke="#333" stroke-width="1.5"';
const DARK = 'fill="#c9b39b" stroke="#333" stroke-width="1.5"';
const CELL = 32;

/** A numbered circle. */
const callout = (n: number, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="#fff" stroke="#333"/><text x="${x}" y="${y + 4}" font-size="12" text-anchor="middle">${n}</text>`;

const text = (x: number, y: number, words: string) =>
  `<text x="${x}" y="${y}" font-size="12">${words}</text>`;

/** An empty grid of squares. */
function grid(x: number, y: number, rows: number, columns: number): string {
  const across = Array.from({ length: rows + 1 }, (_, i) => `M${x} ${y + i * CELL}h${columns * CELL}`);
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${x + i * CELL} ${y}v${rows * CELL}`);
  return `<path d="${[...across, ...down].join('')}" fill="none" stroke="#bbb"/>`;
}

const HALF_POINTS = {
  '◤': '0,0 1,0 0,1',
  '◥': '0,0 1,0 1,1',
  '◢': '1,0 1,1 0,1',
  '◣': '0,0 1,1 0,1',
} as const;

/** A half square. */
function half(sign: keyof typeof HALF_POINTS, x: number, y: number, size: number): string {
  const points = HALF_POINTS[sign]
    .split(' ')
    .map((point) => point.split(',').map(Number))
    .map(([right = 0, down = 0]) => `${x + right * size},${y + down * size}`);
  return `<polygon points="${points.join(' ')}" ${DARK}/>`;
}

const SIGNS = (['◤', '◥', '◢', '◣'] as const).map(
  (sign, i) => half(sign, 170, 48 + i * 26, 18) + text(198, 62 + i * 26, `${sign}  half a square`),
);

export const sheet: readonly SheetPart[] = [
  {
    group: 'tiles',
    title: 'The 23 city tiles of one player',
    look:
      'Lay every tile with its black face up, in any direction, and give each the row of one id: T01 to T23, in any order. ' +
      'Imagine the squares of the board under it (1) and write the tile row by row from the top, one sign for each square: ' +
      '■ for a whole square, ◤ ◥ ◢ ◣ for half a square with its right angle in that corner (2), · for a square it leaves empty. ' +
      'The tile in the drawing is ["◢■◣", "·◥·"].',
    drawing: [
      grid(20, 50, 2, 3),
      `<polygon points="20,82 52,50 84,50 116,82 84,82 84,114 52,82" ${DARK}/>`,
      callout(1, 20, 36),
      text(34, 40, 'squares of the board'),
      text(20, 140, '["◢■◣", "·◥·"]'),
      `<rect x="170" y="22" width="18" height="18" ${DARK}/>`,
      text(198, 36, '■  a whole square'),
      ...SIGNS,
      callout(2, 154, 96),
      text(198, 166, '·  nothing'),
    ].join(''),
  },
  {
    group: 'cards',
    title: 'The 23 cards',
    look:
      'Find the tile of each card: the card has the same id. If the card shows an exclamation mark (1), write the id of the tile ' +
      'that could be mistaken for it; that tile’s card has a mark, too. Write "none" for a card without the mark.',
    drawing: [
      `<rect x="110" y="20" width="100" height="160" rx="8" ${LINE}/>`,
      `<polygon points="128,116 160,84 192,116 160,116 160,148" ${DARK}/>`,
      `<text x="124" y="52" font-size="26" font-weight="bold">!</text>`,
      callout(1, 92, 44),
    ].join(''),
  },
  {
    group: 'startAreas',
    title: 'The 5 city boards, both sides',
    look:
      'Lay each board with the balance scale (1) above the squares. Call the boards A to E, in any order. Columns are A to G from ' +
      'the left, rows 1 to 7 from the top, so B2 is the second square of the second row. The printed start area is a whole ' +
      'square (2) and half a square beside it (3): write where the square is, where the half is, and how the half looks ' +
      '(◤ ◥ ◢ or ◣). "dark" is the side with a black start area, "green" the other.',
    drawing: [
      `<rect x="84" y="4" width="152" height="192" rx="6" ${LINE}/>`,
      `<rect x="97" y="12" width="126" height="20" ${LINE}/>`,
      callout(1, 70, 22),
      ...Array.from('ABCDEFG', (name, i) => text(103 + i * 18, 48, name)),
      ...Array.from({ length: 7 }, (_, i) => text(87, 66 + i * 18, String(i + 1))),
      ...Array.from(
        { length: 8 },
        (_, i) => `<path d="M97 ${54 + i * 18}h126M${97 + i * 18} 54v126" fill="none" stroke="#bbb"/>`,
      ),
      `<rect x="115" y="72" width="18" height="18" ${DARK}/>`,
      half('◣', 133, 72, 18),
      `<path d="M124 81L60 81M142 84L256 84" stroke="#333"/>`,
      callout(2, 52, 81),
      callout(3, 264, 84),
    ].join(''),
  },
];
