/** The words around the rules in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { RulesText } from './text.ts';

export const RULES_TEXTS: Readonly<Record<Language, RulesText>> = { en, fr, es, de };

export function useRulesText(): RulesText {
  return RULES_TEXTS[useLanguage().language];
}
