/** The shell's words in all languages at once, for tests; the page loads one at a time. */
import type { Language } from '#kernel';
import { de } from '../de.ts';
import { en } from '../en.ts';
import { es } from '../es.ts';
import { fr } from '../fr.ts';
import type { Text } from '../text.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en, fr, es, de };
