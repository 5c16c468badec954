/** The game's texts in the reader's language. */
import { type BoardText, type GameText, TEXTS } from '#games/flatiron/text';
import { at } from '#kernel';
import { useLanguage } from '../../i18n/language.tsx';

/** Everything the game says. */
export function useGameText(): GameText {
  return TEXTS[useLanguage().language];
}

/** What the drawings say. */
export function useBoardText(): BoardText {
  return useGameText().board;
}

/** The letter of a colour, as it stands on pillars. */
export function useLetter(color: number): string {
  return at(useGameText().names.letters, color);
}
