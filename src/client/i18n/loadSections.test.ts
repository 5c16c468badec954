import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kernel';

/** What happens when a language's sections are asked for, in turn. */
const answers = new Map<Language, (() => Promise<unknown>)[]>();
const asked: Language[] = [];
const says = (language: Language) => ({ rules: { title: `rules in ${language}` } });

const entry = (language: Language) => ({
  load: async () => ({
    pack: {
      async sections() {
        asked.push(language);
        await answers.get(language)?.shift()?.();
        return says(language);
      },
      lists: async () => ({ tables: language }),
    },
  }),
});
vi.mock('./languages.ts', () => ({ PACKS: { en: entry('en'), fr: entry('fr'), de: entry('de') } }));

const offline = () => Promise.reject(new TypeError('no network'));

beforeEach(() => {
  vi.resetModules();
  answers.clear();
  asked.length = 0;
});
const fresh = () => import('./loadSections.ts');

it('loads a file of a language once', async () => {
  const { filesBegun, loadSections } = await fresh();
  expect(filesBegun('fr')).toEqual([]);
  const first = loadSections('fr', 'sections');
  expect(loadSections('fr', 'sections')).toBe(first);
  expect(filesBegun('fr')).toEqual(['sections']);
  expect(await first).toEqual(says('fr'));
  expect(loadSections('fr', 'sections')).toBe(first);
  expect(asked).toEqual(['fr']);
});

it('loads each file apart', async () => {
  const { filesBegun, loadSections } = await fresh();
  expect(await loadSections('de', 'lists')).toEqual({ tables: 'de' });
  expect(asked).toEqual([]);
  await loadSections('de', 'sections');
  expect(asked).toEqual(['de']);
  expect(filesBegun('de')).toEqual(['lists', 'sections']);
  expect(filesBegun('fr')).toEqual([]);
});

it('says in English what cannot be fetched', async () => {
  const { loadSections } = await fresh();
  answers.set('de', [offline]);
  expect(await loadSections('de', 'sections')).toEqual(says('en'));
});

it('tries again where nothing could be fetched', async () => {
  const { loadSections } = await fresh();
  answers.set('fr', [offline]);
  answers.set('en', [offline]);
  await expect(loadSections('fr', 'sections')).rejects.toThrow('no network');
  expect(await loadSections('fr', 'sections')).toEqual(says('fr'));
});
