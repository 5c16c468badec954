/** The words about the whole server in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AdminText } from './text.ts';

const ADMIN_TEXTS: Readonly<Record<Language, AdminText>> = { en, fr, es, de };

export function useAdminText(): AdminText {
  return ADMIN_TEXTS[useLanguage().language];
}
