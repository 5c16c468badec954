/** The words of the review in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/review.ts';
import { en } from '../en/review.ts';
import { es } from '../es/review.ts';
import { fr } from '../fr/review.ts';
import { useLanguage } from '../language.tsx';
import type { ReviewText } from '../text/review.ts';

export const REVIEW_TEXTS: Readonly<Record<Language, ReviewText>> = { en, fr, es, de };

export function useReviewText(): ReviewText {
  return REVIEW_TEXTS[useLanguage().language];
}
