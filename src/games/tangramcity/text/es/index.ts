/** All of Spanish. */
import { gameText } from '../gameText.ts';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { words } from './words.ts';

export const es: GameText = gameText(words, board);
