/** The words around the rules in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/rules.ts';
import { en } from '../en/rules.ts';
import { es } from '../es/rules.ts';
import { fr } from '../fr/rules.ts';
import { useLanguage } from '../language.tsx';
import type { RulesText } from '../text/rules.ts';

export const RULES_TEXTS: Readonly<Record<Language, RulesText>> = { en, fr, es, de };

export function useRulesText(): RulesText {
  return RULES_TEXTS[useLanguage().language];
}
