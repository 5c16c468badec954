/** The words of the settings in the reader's language. */
import type { Language } from '#kernel';
import { de } from '../de/settings.ts';
import { en } from '../en/settings.ts';
import { es } from '../es/settings.ts';
import { fr } from '../fr/settings.ts';
import { useLanguage } from '../language.tsx';
import type { SettingsText } from '../text/settings.ts';

const SETTINGS_TEXTS: Readonly<Record<Language, SettingsText>> = { en, fr, es, de };

export function useSettingsText(): SettingsText {
  return SETTINGS_TEXTS[useLanguage().language];
}
