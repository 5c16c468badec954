/** The words of the review in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ReviewText } from './text.ts';

export const REVIEW_TEXTS: Readonly<Record<Language, ReviewText>> = { en, fr, es, de };

export function useReviewText(): ReviewText {
  return REVIEW_TEXTS[useLanguage().language];
}
