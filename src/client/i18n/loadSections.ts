/** Loads what single screens say, each file once for each language. */
import type { Language } from '#kernel';
import { PACKS } from './languages.ts';
import type { SectionsOf, TextFile } from './text/pack.ts';

const begun = new Map<Language, Map<TextFile, Promise<unknown>>>();

/** A file of a language, always the same promise; the English one where its own cannot be fetched. */
export function loadSections<F extends TextFile>(language: Language, file: F): Promise<SectionsOf<F>> {
  const files = begun.get(language) ?? new Map<TextFile, Promise<unknown>>();
  begun.set(language, files);
  // Under its name lies nothing else than this file.
  const known = files.get(file) as Promise<SectionsOf<F>> | undefined;
  if (known) return known;
  const loading = fetched(language, file).catch(() => fetched('en', file));
  files.set(file, loading);
  loading.then(
    // React draws at once what a promise with these two already holds.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // Who asks again later may have a network again.
    () => files.delete(file),
  );
  return loading;
}

/** The files that somebody has asked for. */
export function filesBegun(language: Language): TextFile[] {
  return [...(begun.get(language)?.keys() ?? [])];
}

async function fetched<F extends TextFile>(language: Language, file: F): Promise<SectionsOf<F>> {
  const { pack } = await PACKS[language].load();
  // Each file's loader gives what the file has.
  return pack[file]() as Promise<SectionsOf<F>>;
}
