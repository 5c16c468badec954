/// <reference types="vite/types/importMeta.d.ts" />
/** The rules of every game in every language; each text loads when somebody reads it. */
import { useEffect, useState } from 'react';
import type { GameId } from '#games';
import type { Language } from '#kernel';
import { type Book, readBook } from './book.ts';

const TEXTS = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' });

/** English is the original and has no language in its name. */
export async function loadBook(game: GameId, language: Language): Promise<Book> {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  const load = TEXTS[`../../games/${game}/${name}`];
  if (!load) throw new Error(`${game} has no ${name}`);
  return readBook(await load());
}

/** The book, or how far it has come. */
export function useBook(game: GameId, language: Language): Book | 'loading' | 'failed' {
  const [book, setBook] = useState<Book | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (found: Book | 'failed') => {
      if (wanted) setBook(found);
    };
    loadBook(game, language).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return book;
}
