/** Names of pieces, out of the words of the game. */
import type { Words } from '#kernel';
import { FOUNTAIN, type Spot, type Tangramcity, type Tile } from './game.ts';
import type { BoardText } from './text/text.ts';

type GameWords = Words<Tangramcity>;

/** A piece with its article; the words name it first where they tell answers apart. */
export function pieceName(words: GameWords, text: BoardText, tile: Tile): string {
  if (tile === FOUNTAIN) return text.fountain;
  const [name = ''] = poseName(words, { tile, face: 'dark', turn: 0, row: 0, column: 0 }).split(',');
  return name;
}

/** A piece with its face and its turn. */
export function poseName(words: GameWords, spot: Spot): string {
  return words.group?.(spot, TELLING) ?? '';
}

/** Names of poses need nothing of the table. */
const TELLING = { view: {} as Tangramcity['view'], name: String };

/** The squares a piece covers there. */
export function squaresAt(words: GameWords, spot: Spot): string {
  return words.answer(spot, TELLING);
}
