/** The words of hints and reviews in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AdviceText } from './text.ts';

export const ADVICE_TEXTS: Readonly<Record<Language, AdviceText>> = { en, fr, es, de };

export function useAdviceText(): AdviceText {
  return ADVICE_TEXTS[useLanguage().language];
}
