/** What is said of people who are late, gone or have resigned, in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AbsenceText } from './text.ts';

export const ABSENCE_TEXTS: Readonly<Record<Language, AbsenceText>> = { en, fr, es, de };

export function useAbsenceText(): AbsenceText {
  return ABSENCE_TEXTS[useLanguage().language];
}
