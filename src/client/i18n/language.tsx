/** The reader's language: the browser's by default, switchable, remembered. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#kernel';
import { recall, remember } from '../ui/memory.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Text } from './text.ts';

/** The shell's words in all languages. */
export const TEXTS: Readonly<Record<Language, Text>> = { en, fr, es, de };

interface Reading {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const ReadingContext = createContext<Reading>({ language: 'en', choose() {} });

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(recall('language'), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    remember('language', chosen);
    setLanguage(chosen);
  };
  return <ReadingContext value={{ language, choose }}>{children}</ReadingContext>;
}

export function useLanguage(): Reading {
  return useContext(ReadingContext);
}

/** The shell's words in the reader's language. */
export function useText(): Text {
  return TEXTS[useLanguage().language];
}

/** The remembered language, else the first of the browser's that we speak, else English. */
export function firstLanguage(remembered: string | undefined, wished: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
  for (const tag of remembered === undefined ? wished : [remembered, ...wished]) {
    const language = known(tag);
    if (language) return language;
  }
  return 'en';
}
