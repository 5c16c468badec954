/** The words of hints and reviews in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/advice.ts';
import { en } from '../en/advice.ts';
import { es } from '../es/advice.ts';
import { fr } from '../fr/advice.ts';
import { useLanguage } from '../language.tsx';
import type { AdviceText } from '../text/advice.ts';

export const ADVICE_TEXTS: Readonly<Record<Language, AdviceText>> = { en, fr, es, de };

export function useAdviceText(): AdviceText {
  return ADVICE_TEXTS[useLanguage().language];
}
