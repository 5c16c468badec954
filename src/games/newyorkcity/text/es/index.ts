/** All that New York City says in Spanish. */
import { gameText } from '../gameText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';

export const es = gameText(words, board, vocabulary);
