/** What is left of a book when one looks for something in it. */
import { matchesSearch } from '../../ui/matchesSearch.ts';
import type { Block, Book, Rule } from './book.ts';

/** Only the rules with every wanted word, in their chapters; the whole book when nothing is wanted. */
export function searched(book: Book, wanted: string): Book {
  if (wanted.trim() === '') return book;
  const isFound = (block: Block): block is Rule =>
    block.kind === 'rule' && matchesSearch(`${block.number} ${said(block)}`, wanted);
  const chapters = book.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(isFound) }));
  return { ...book, intro: [], chapters: chapters.filter(({ blocks }) => blocks.length > 0) };
}

function said({ spans }: Rule): string {
  return spans.map(({ text }) => text).join('');
}
