/** Everything Flatiron says in Polish. */
import { speak } from '#kernel';
import { briefPhrases, phrases } from '../phrases.ts';
import type { GameText } from '../text.ts';
import { board } from './board.ts';
import { brief } from './brief.ts';
import { names } from './names.ts';
import { words } from './words.ts';

export const pl: GameText = {
  words: speak(words),
  names,
  phrases: phrases(names),
  brief: briefPhrases(brief),
  board,
};
