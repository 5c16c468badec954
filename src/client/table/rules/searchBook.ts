/** Searching a rulebook. */
import { matchesSearch } from '../../ui/matchesSearch.ts';
import type { Block, Book, Rule } from './book.ts';

/** Only the rules that match the query, in their chapters; the whole book for an empty query. */
export function searchBook(book: Book, query: string): Book {
  if (query.trim() === '') return book;
  const isFound = (block: Block): block is Rule =>
    block.kind === 'rule' && matchesSearch(`${block.number} ${textOf(block)}`, query);
  const chapters = book.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(isFound) }));
  return { ...book, intro: [], chapters: chapters.filter(({ blocks }) => blocks.length > 0) };
}

function textOf({ spans }: Rule): string {
  return spans.map(({ text }) => text).join('');
}
