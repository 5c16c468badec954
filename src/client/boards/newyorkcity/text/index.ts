/** The board in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../../../i18n/language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { BoardText } from './text.ts';

export const TEXTS: Readonly<Record<Language, BoardText>> = { en, fr, es, de };

export function useBoardText(): BoardText {
  return TEXTS[useLanguage().language];
}
