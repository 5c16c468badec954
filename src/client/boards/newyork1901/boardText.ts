/** The game's texts in the reader's language, for the drawings. */
import { type BoardText, type GameText, type Naming, TEXTS } from '#games/newyork1901/text';
import { useLanguage } from '../../i18n/language.tsx';

export type { BoardText, Naming };

/** All texts of the game. */
export function useGameText(): GameText {
  return TEXTS[useLanguage().language];
}

/** What the drawings say. */
export function useBoardText(): BoardText {
  return useGameText().board;
}

/** What things are called. */
export function useNames(): Naming {
  return useGameText().names;
}
