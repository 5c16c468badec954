/** What one language is made of. */
import { speak, type Words } from '#kernel';
import type { NewYorkCity } from '../state.ts';
import type { BoardText } from './boardText.ts';
import { saySend } from './sending.ts';
import type { Text, Vocabulary } from './text.ts';

export interface GameText {
  readonly words: Words<NewYorkCity>;
  /** What the drawings say. */
  readonly board: BoardText;
}

/** The parts of one language put together. */
export function gameText(sentences: Text, board: BoardText, vocabulary: Vocabulary): GameText {
  const words = speak(sentences);
  return {
    words: {
      ...words,
      send: (action, telling) => saySend(board, vocabulary, action, telling) ?? words.answer(action, telling),
    },
    board,
  };
}
