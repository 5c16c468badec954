/** The shell's words in all languages at once, for tests; the page loads one at a time. */
import type { Language } from '#kernel';
import { de } from '../de/main.ts';
import { en } from '../en/main.ts';
import { es } from '../es/main.ts';
import { fr } from '../fr/main.ts';
import type { Text } from '../text/main.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en, fr, es, de };
