/** The words on the board, in the reader's language. */
import { type BoardText, TEXTS } from '#games/newyorkcity/text';
import { useLanguage } from '../../i18n/language.tsx';

export function useBoardText(): BoardText {
  return TEXTS[useLanguage().language].board;
}
