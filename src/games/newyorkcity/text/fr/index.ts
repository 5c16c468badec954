/** All that New York City says in French. */
import { gameText } from '../gameText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';

export const fr = gameText(words, board, vocabulary);
