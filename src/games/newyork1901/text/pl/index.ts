/** Polish: all texts of New York 1901. */
import { speak } from '#kernel';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { actionCards, challenges } from './cards.ts';
import { names } from './names.ts';
import { words } from './words.ts';

export const pl: GameText = { words: speak(words), names, actionCards, challenges, board };
