/** All texts in all languages, for tests; the page loads one at a time. With this imported, whatever is drawn finds its texts at once. */
import { LANGUAGES, type Language } from '#kernel';
import { PACKS } from '../languages.ts';
import { loadSections } from '../loadSections.ts';
import type { Text } from '../text/main.ts';
import type { Sections, TextFile } from '../text/pack.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { pack } = await PACKS[language].load();
    // The files as the page has them, so that it finds them loaded.
    const load = <F extends TextFile>(file: F) => loadSections(language, file);
    const sections: Sections = {
      ...(await load('sections')),
      ...(await load('lists')),
      ...(await load('people')),
      ...(await load('daily')),
      ...(await load('events')),
    };
    return [language, { ...pack.main, sections }] as const;
  }),
);

/** What comes with the page, and under `sections` the rest. `fromEntries` forgets which keys it was given. */
export const TEXTS = Object.fromEntries(loaded) as Readonly<
  Record<Language, Text & { readonly sections: Sections }>
>;
