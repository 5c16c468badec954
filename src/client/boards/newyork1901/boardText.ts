/** The game's texts in the reader's language. */
import { type BoardText, type GameText, type Naming, TEXTS } from '#games/newyork1901/text';
import { useLanguage } from '../../i18n/language.tsx';

/** All texts of the game; parts of the board get them from useBoard(). */
export function useGameText(): GameText {
  return TEXTS[useLanguage().language];
}

/** What the drawings say. */
export function useBoardText(): BoardText {
  return useGameText().board;
}

/** What lots, cards and tiles are called. */
export function useNames(): Naming {
  return useGameText().names;
}
