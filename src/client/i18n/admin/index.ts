/** The words about the whole server in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/admin.ts';
import { en } from '../en/admin.ts';
import { es } from '../es/admin.ts';
import { fr } from '../fr/admin.ts';
import { useLanguage } from '../language.tsx';
import type { AdminText } from '../text/admin.ts';

const ADMIN_TEXTS: Readonly<Record<Language, AdminText>> = { en, fr, es, de };

export function useAdminText(): AdminText {
  return ADMIN_TEXTS[useLanguage().language];
}
