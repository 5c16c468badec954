/** All that New York City says in Italian. */
import { speak } from '#kernel';
import type { GameText } from '../gameText.ts';
import { board } from './board.ts';
import { words } from './words.ts';

export const it: GameText = { words: speak(words), board };
