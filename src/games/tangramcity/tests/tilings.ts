/** Full cities, one for each board with its dark side up: letters A to W are the tiles, * the start area, o a fountain. */
import { at } from '#kernel';
import { FOUNTAIN } from '../components.ts';
import { SPOTS, type Spot, spotRows } from '../spots.ts';
import { piecesIn, rowsIn } from './pictures.ts';

export type Tiling = { readonly green: string; readonly picture: string };

export const TILINGS: readonly Tiling[] = [
  {
    green: 'CDIJOPQTUV',
    picture: String.raw`
      B\N NNN NNN A/Q QQQ K\C C\o
      B/R *** *\F F\Q Q/H W\K KKK
      RRR R/L L\o F/H HHH WWW GGG
      D\R LLL P\I III I/J WWW GGG
      DDD SSS PPP PPP JJJ o\W OOO
      UUU U\S SSS VVV J/T T\O OOO
      o\U UUU VVV VVV TTT TTT o/o`,
  },
  {
    green: 'ACHKPQRUVW',
    picture: String.raw`
      DDD D\N NNN NNN LLL o\A GGG
      P\I III I/F F\L L/H *** GGG
      PPP PPP F/C o/H HHH */U UUU
      SSS S\o C/R RRR R\o UUU U/B
      VVV SSS OOO R/J JJJ J/Q Q\B
      VVV VVV OOO O/T TTT QQQ Q/K
      o\W WWW WWW W\T TTT KKK K/o`,
  },
  {
    green: 'CFGHIJLQRTW',
    picture: String.raw`
      TTT T\W WWW WWW W\C C\P PPP
      TTT T/B OOO OOO VVV o\A PPP
      DDD o\B o\O LLL VVV VVV GGG
      D/N H\* *** R\L L/U UUU GGG
      NNN HHH H\R RRR UUU U/F F\o
      NNN SSS KKK R/Q Q\J JJJ J\F
      SSS S/K K/o QQQ Q/I III I\o`,
  },
  {
    green: 'ABCFGHIJLNUW',
    picture: String.raw`
      TTT T\W WWW WWW W\C C\P PPP
      TTT T/B OOO OOO VVV o\A PPP
      N\E E\B F\O o/o VVV VVV SSS
      NNN K\E o\F F/Q Q\o SSS S/I
      NNN R\K KKK QQQ Q/U UUU III
      H\R RRR R/* *** UUU U/L L\I
      HHH H\J JJJ J\o GGG GGG LLL`,
  },
  {
    green: 'CDEGIJKNORU',
    picture: String.raw`
      NNN NNN N/P LLL L\C C\K K\A
      GGG PPP PPP VVV L/D DDD KKK
      GGG HHH H/I VVV VVV OOO OOO
      SSS H/o III W\J JJJ J\o O/o
      o\S SSS R\I WWW *** TTT TTT
      UUU U\R RRR WWW */Q Q\T T/E
      o\U UUU R/B B\W QQQ Q/E E/o`,
  },
];

/** The spots of a tiling: one for each of its tiles, and its fountains. */
export function spotsOf({ picture, green }: Tiling): { tiles: Spot[]; fountains: Spot[] } {
  const pieces = piecesIn(picture);
  const letters = [...new Set(pieces.map(({ letter }) => letter))]
    .filter((letter) => /[A-W]/.test(letter))
    .sort();
  const tiles = letters.map((letter) => {
    const rows = rowsIn(pieces.filter((piece) => piece.letter === letter)).join();
    const tile = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    const face = green.includes(letter) ? 'green' : 'dark';
    return spotWith(rows, tile, face);
  });
  const water = pieces.filter(({ letter }) => letter === 'o');
  return { tiles, fountains: water.map((half) => spotWith(rowsIn([half]).join(), FOUNTAIN, 'water')) };
}

/** The spot of a piece that covers exactly these quarters. */
function spotWith(rows: string, tile: number, face: Spot['face']): Spot {
  const id = SPOTS.findIndex(
    (spot, number) => spot.tile === tile && spot.face === face && spotRows(number).join() === rows,
  );
  return at(SPOTS, id);
}

/** The same city on the other side of the board: mirrored, and the colours swapped. */
export function mirrored({ picture, green }: Tiling): Tiling {
  const lines = picture.trim().split('\n');
  const turn = (square: string) => {
    const [one = '', cut = '', two = ''] = square;
    if (cut === '/') return `${two}\\${one}`;
    return cut === '\\' ? `${two}/${one}` : square;
  };
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVW');
  return {
    picture: lines.map((line) => line.trim().split(/\s+/).map(turn).reverse().join(' ')).join('\n'),
    green: letters.filter((letter) => !green.includes(letter)).join(''),
  };
}
