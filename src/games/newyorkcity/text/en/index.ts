/** All that New York City says in English. */
import { gameText } from '../gameText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';

export const en = gameText(words, board, vocabulary);
