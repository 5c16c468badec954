/** What is said of people who are late, gone or have resigned, in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/absence.ts';
import { en } from '../en/absence.ts';
import { es } from '../es/absence.ts';
import { fr } from '../fr/absence.ts';
import { useLanguage } from '../language.tsx';
import type { AbsenceText } from '../text/absence.ts';

export const ABSENCE_TEXTS: Readonly<Record<Language, AbsenceText>> = { en, fr, es, de };

export function useAbsenceText(): AbsenceText {
  return ABSENCE_TEXTS[useLanguage().language];
}
