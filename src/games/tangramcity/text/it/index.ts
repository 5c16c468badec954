/** All of Italian. */
import { speak } from '#kernel';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { words } from './words.ts';

export const it: GameText = { words: speak(words), board };
