/** Something drawn in a test as a reader of that language sees it. */
import type { ReactNode } from 'react';
import type { Language } from '#kernel';
import { LanguageProvider } from '../language.tsx';
import { TEXTS } from './texts.ts';

export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageProvider first={{ language, text: TEXTS[language] }}>{children}</LanguageProvider>;
}
