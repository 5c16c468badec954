/** All of Polish. */
import { gameText } from '../gameText.ts';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { words } from './words.ts';

export const pl: GameText = gameText(words, board);
