/** What the drawings say, in the reader's language. */
import { TEXTS } from '#games/rowhouse/text';
import { useLanguage } from '../../i18n/language.tsx';

export function useBoardText() {
  return TEXTS[useLanguage().language].board;
}
