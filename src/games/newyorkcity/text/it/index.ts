/** All that New York City says in Italian. */
import { gameText } from '../gameText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';

export const it = gameText(words, board, vocabulary);
