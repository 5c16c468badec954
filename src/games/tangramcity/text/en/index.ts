/** All of English. */
import { gameText } from '../gameText.ts';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { words } from './words.ts';

export const en: GameText = gameText(words, board);
