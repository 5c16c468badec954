/// <reference types="vite/types/importMeta.d.ts" />
/** The rules of every game and the rulings on them in every language; each text loads when somebody reads it. */
import { useEffect, useState } from 'react';
import type { GameId } from '#games';
import type { Language } from '#kernel';
import { loadSections } from '../../i18n/loadSections.ts';
import { type Book, readBook, withRulings } from './book.ts';

const TEXTS = import.meta.glob<string>(['../../../games/*/RUL*.md', '../../../games/*/text/*/RUL*.md'], {
  query: '?raw',
  import: 'default',
});

/** English is the original and lies beside the rules; translations lie with the other texts of their language. */
async function load(game: GameId, kind: 'RULES' | 'RULINGS', language: Language): Promise<Book> {
  const name = language === 'en' ? `${kind}.md` : `text/${language}/${kind}.md`;
  const text = TEXTS[`../../../games/${game}/${name}`];
  if (!text) throw new Error(`${game} has no ${name}`);
  return readBook(await text());
}

export function loadBook(game: GameId, language: Language): Promise<Book> {
  return load(game, 'RULES', language);
}

/** Questions about the rules with their answers: all in the book's introduction, without chapters. */
export function loadRulings(game: GameId, language: Language): Promise<Book> {
  return load(game, 'RULINGS', language);
}

/** The rules with the rulings as their last chapter. A ruling that nobody has translated yet is better read in English than not at all. */
async function loadWhole(game: GameId, language: Language): Promise<Book> {
  const rulings = loadRulings(game, language).catch(() => loadRulings(game, 'en'));
  const { rules } = await loadSections(language);
  return withRulings(await loadBook(game, language), await rulings, rules.rulings);
}

/** The book, or how far it has come. */
export function useBook(game: GameId, language: Language): Book | 'loading' | 'failed' {
  const [book, setBook] = useState<Book | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (found: Book | 'failed') => {
      if (wanted) setBook(found);
    };
    loadWhole(game, language).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return book;
}
