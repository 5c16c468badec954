/** Searching a rulebook. */
import { matchesSearch } from '../../ui/matchesSearch.ts';
import type { Block, Book, Chapter, Rule } from './book.ts';

/** Only the rules that match the query, in their chapters; the whole book for an empty query. A number finds its rule or chapter, and the rules that name it. */
export function searchBook(book: Book, query: string): Book {
  if (query.trim() === '') return book;
  const number = NUMBER.exec(query.trim())?.[0].toUpperCase();
  const isFound = (block: Block): block is Rule =>
    block.kind === 'rule' &&
    (number === undefined
      ? matchesSearch(`${block.number} ${textOf(block)}`, query)
      : `${block.number}.`.startsWith(`${number}.`) || names(block, number));
  const isTitle = (chapter: Chapter) => number === undefined && matchesSearch(chapter.title, query);
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    blocks: isTitle(chapter)
      ? chapter.blocks.filter((block) => block.kind === 'rule')
      : chapter.blocks.filter(isFound),
  }));
  return { ...book, intro: [], chapters: chapters.filter(({ blocks }) => blocks.length > 0) };
}

const NUMBER = /^[A-Z]\d+(\.\d+)?$/i;

function names({ spans }: Rule, number: string): boolean {
  return spans.some(({ style, text }) => style === 'rule' && text === number);
}

function textOf({ spans }: Rule): string {
  return spans.map(({ text }) => text).join('');
}
