/** Loads what single screens say, once for each language. */
import type { Language } from '#kernel';
import { PACKS } from './languages.ts';
import type { Sections } from './text/pack.ts';

const begun = new Map<Language, Promise<Sections>>();

/** The sections of a language, always the same promise; English ones where its own cannot be fetched. */
export function loadSections(language: Language): Promise<Sections> {
  const known = begun.get(language);
  if (known) return known;
  const loading = fetched(language).catch(() => fetched('en'));
  begun.set(language, loading);
  loading.then(
    // React draws at once what a promise with these two already holds.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // Who asks again later may have a network again.
    () => begun.delete(language),
  );
  return loading;
}

/** Whether somebody has asked for them. */
export function hasBegun(language: Language): boolean {
  return begun.has(language);
}

async function fetched(language: Language): Promise<Sections> {
  const { pack } = await PACKS[language].load();
  return (await pack.sections()).sections;
}
