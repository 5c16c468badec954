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
        return { sections: says(language) };
      },
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

it('loads the sections of a language once', async () => {
  const { hasBegun, loadSections } = await fresh();
  expect(hasBegun('fr')).toBe(false);
  const first = loadSections('fr');
  expect(loadSections('fr')).toBe(first);
  expect(hasBegun('fr')).toBe(true);
  expect(await first).toEqual(says('fr'));
  expect(loadSections('fr')).toBe(first);
  expect(asked).toEqual(['fr']);
});

it('says in English what cannot be fetched', async () => {
  const { loadSections } = await fresh();
  answers.set('de', [offline]);
  expect(await loadSections('de')).toEqual(says('en'));
});

it('tries again where nothing could be fetched', async () => {
  const { loadSections } = await fresh();
  answers.set('fr', [offline]);
  answers.set('en', [offline]);
  await expect(loadSections('fr')).rejects.toThrow('no network');
  expect(await loadSections('fr')).toEqual(says('fr'));
});
