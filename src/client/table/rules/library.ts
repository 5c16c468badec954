/// <reference types="vite/types/importMeta.d.ts" />
/** Loads the rules and rulings of every game in every language, on demand. */
import { useEffect, useState } from 'react';
import type { GameId } from '#games';
import type { Language } from '#kernel';
import { loadSections } from '../../i18n/loadSections.ts';
import { type Book, readBook, withRulings } from './book.ts';

const TEXTS = import.meta.glob<string>(['../../../games/*/RUL*.md', '../../../games/*/text/*/RUL*.md'], {
  query: '?raw',
  import: 'default',
});

/** The English original lies beside the game's code, translations with the other texts of their language. */
async function load(game: GameId, kind: 'RULES' | 'RULINGS', language: Language): Promise<Book> {
  const name = language === 'en' ? `${kind}.md` : `text/${language}/${kind}.md`;
  const text = TEXTS[`../../../games/${game}/${name}`];
  if (!text) throw new Error(`${game} has no ${name}`);
  return readBook(await text());
}

/** The rules of a game. */
export function loadBook(game: GameId, language: Language): Promise<Book> {
  return load(game, 'RULES', language);
}

/** The rulings of a game; all in the book's introduction, without chapters. */
export function loadRulings(game: GameId, language: Language): Promise<Book> {
  return load(game, 'RULINGS', language);
}

/** The rules with the rulings as their last chapter; untranslated rulings are shown in English. */
async function loadWhole(game: GameId, language: Language): Promise<Book> {
  const rulings = loadRulings(game, language).catch(() => loadRulings(game, 'en'));
  const { rules } = await loadSections(language, 'sections');
  return withRulings(await loadBook(game, language), await rulings, rules.rulings);
}

/** The book, or its loading state. */
export function useBook(game: GameId, language: Language): Book | 'loading' | 'failed' {
  const [book, setBook] = useState<Book | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let active = true;
    const show = (found: Book | 'failed') => {
      if (active) setBook(found);
    };
    loadWhole(game, language).then(show, () => show('failed'));
    return () => {
      active = false;
    };
  }, [game, language]);
  return book;
}

const books = new Map<string, Promise<Book | 'failed'>>();

/** The rules without the rulings, always the same promise; a failed one is tried again the next time. */
export function bookOf(game: GameId, language: Language): Promise<Book | 'failed'> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known) return known;
  const loading = loadBook(game, language).catch(() => {
    books.delete(key);
    return 'failed' as const;
  });
  books.set(key, loading);
  // React renders at once what a promise with these two already holds.
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}
