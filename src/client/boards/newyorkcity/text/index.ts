/** The board in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../../../../games/newyorkcity/text/de/board.ts';
import { en } from '../../../../games/newyorkcity/text/en/board.ts';
import { es } from '../../../../games/newyorkcity/text/es/board.ts';
import { fr } from '../../../../games/newyorkcity/text/fr/board.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { BoardText } from './text.ts';

export const TEXTS: Readonly<Record<Language, BoardText>> = { en, fr, es, de };

export function useBoardText(): BoardText {
  return TEXTS[useLanguage().language];
}
