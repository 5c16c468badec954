/** The reader's language: the browser's by default, switchable, remembered; and the one way to its texts. */
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#kernel';
import { recall, remember } from '../settings/memory.ts';
import { pack as english } from './en/index.ts';
import { PACKS } from './languages.ts';
import { filesBegun, loadSections } from './loadSections.ts';
import type { Text } from './text/main.ts';
import { fileOf, type Sections, type TextFile } from './text/pack.ts';

interface Reading {
  readonly language: Language;
  readonly text: Text;
}

interface Reader extends Reading {
  readonly choose: (language: Language) => void;
}

const ENGLISH: Reading = { language: 'en', text: english.main };

const ReaderContext = createContext<Reader>({ ...ENGLISH, choose() {} });

/** The language of the page, for what loads before it is drawn. */
let current: Language = 'en';

/** What the page begins with; English, where the reader's language cannot be loaded. */
export async function firstReading(): Promise<Reading> {
  const language = firstLanguage(recall('language'), navigator.languages);
  const first = await reading(language).catch(() => ENGLISH);
  current = first.language;
  return first;
}

export function LanguageProvider({ first, children }: { first: Reading; children: ReactNode }) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    document.documentElement.lang = now.language;
  }, [now]);
  const choose = (chosen: Language) => {
    remember('language', chosen);
    // What cannot be loaded now is there after the next visit.
    switchTo(chosen).then(setNow, () => undefined);
  };
  return <ReaderContext value={{ ...now, choose }}>{children}</ReaderContext>;
}

export function useLanguage(): Reader {
  return useContext(ReaderContext);
}

/** What the client says in the reader's language: what comes with the page, or one section of the rest. */
export function useText(): Text;
export function useText<S extends keyof Sections>(section: S): Sections[S];
export function useText(section?: keyof Sections): Text | Sections[keyof Sections] {
  const { language, text } = useLanguage();
  if (section === undefined) return text;
  // The file of a section has it.
  return (use(loadSections(language, fileOf(section))) as Sections)[section];
}

/** Fetches files of the reader's language, so that the screen that says something of them need not wait. */
export function textsAhead(...files: readonly TextFile[]): Promise<unknown> {
  return Promise.all(files.map((file) => loadSections(current, file)));
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

/** With the files that the page has already: then nothing on it has to wait. */
async function switchTo(language: Language): Promise<Reading> {
  const files = filesBegun(current).map((file) => loadSections(language, file));
  const [next] = await Promise.all([reading(language), ...files]);
  current = language;
  return next;
}

async function reading(language: Language): Promise<Reading> {
  return { language, text: (await PACKS[language].load()).pack.main };
}
