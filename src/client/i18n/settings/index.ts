/** The words of the settings in the reader's language. */
import type { Language } from '#kernel';
import { useLanguage } from '../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { SettingsText } from './text.ts';

const SETTINGS_TEXTS: Readonly<Record<Language, SettingsText>> = { en, fr, es, de };

export function useSettingsText(): SettingsText {
  return SETTINGS_TEXTS[useLanguage().language];
}
