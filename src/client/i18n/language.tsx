/** The reader's language: the browser's by default, switchable, remembered. English comes with the page, others load. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#kernel';
import { recall, remember } from '../settings/memory.ts';
import { en } from './en/main.ts';
import type { Text } from './text/main.ts';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};

const LOADERS: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => en,
  fr: async () => (await import('./fr/main.ts')).fr,
  es: async () => (await import('./es/main.ts')).es,
  de: async () => (await import('./de/main.ts')).de,
};

interface Reading {
  readonly language: Language;
  readonly text: Text;
}

interface Reader extends Reading {
  readonly choose: (language: Language) => void;
}

const ENGLISH: Reading = { language: 'en', text: en };

const ReaderContext = createContext<Reader>({ ...ENGLISH, choose() {} });

/** What the page begins with; English, where the wished language cannot be loaded. */
export async function firstReading(): Promise<Reading> {
  const language = firstLanguage(recall('language'), navigator.languages);
  return reading(language).catch(() => ENGLISH);
}

export function LanguageProvider({ first, children }: { first: Reading; children: ReactNode }) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    document.documentElement.lang = now.language;
  }, [now]);
  const choose = (chosen: Language) => {
    remember('language', chosen);
    // What cannot be loaded now is there after the next visit.
    reading(chosen).then(setNow, () => undefined);
  };
  return <ReaderContext value={{ ...now, choose }}>{children}</ReaderContext>;
}

export function useLanguage(): Reader {
  return useContext(ReaderContext);
}

/** The shell's words in the reader's language. */
export function useText(): Text {
  return useLanguage().text;
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

async function reading(language: Language): Promise<Reading> {
  return { language, text: await LOADERS[language]() };
}
