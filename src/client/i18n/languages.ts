/** The languages of the client: the only place that lists them. English comes with the page, others load. */
import type { Language } from '#kernel';
import * as english from './en/index.ts';
import type { LanguagePack } from './text/pack.ts';

interface Entry {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<{ readonly pack: LanguagePack }>;
}

export const PACKS: Readonly<Record<Language, Entry>> = {
  en: { name: 'English', load: async () => english },
  fr: { name: 'Français', load: () => import('./fr/index.ts') },
  es: { name: 'Español', load: () => import('./es/index.ts') },
  de: { name: 'Deutsch', load: () => import('./de/index.ts') },
  it: { name: 'Italiano', load: () => import('./it/index.ts') },
  pl: { name: 'Polski', load: () => import('./pl/index.ts') },
};
