/** The game's texts in the reader's language. */
import { type BoardText, type GameText, TEXTS } from '#games/flatiron/text';
import { useLanguage } from '../../i18n/language.tsx';

/** Everything the game says. */
export function useGameText(): GameText {
  return TEXTS[useLanguage().language];
}

/** What the drawings say. */
export function useBoardText(): BoardText {
  return useGameText().board;
}
