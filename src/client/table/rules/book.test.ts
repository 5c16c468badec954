import { describe, expect, it } from 'vitest';
import { hasNumber, readBook, readSpans, rulesOf } from './book.ts';
import { searchBook } from './searchBook.ts';

const BOOK = readBook(`# Towers: the rules

Everybody builds *one* tower.
It grows.

| word | meaning |
| --- | --- |
| storey | a floor, see R2.1 |

## R1 What is in the box

- **R1.1** Ten **big** stones.
- **R1.2** A bag, which
  is never empty.

## R2 The turn

Turns are short.

- **R2.1** Set a stone; R1.2 holds.
`);

describe('a book', () => {
  it('has a title, an introduction and chapters', () => {
    expect(BOOK.title).toBe('Towers: the rules');
    expect(BOOK.intro.map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
    expect(BOOK.chapters.map(({ number, title }) => [number, title])).toEqual([
      ['R1', 'What is in the box'],
      ['R2', 'The turn'],
    ]);
    expect(BOOK.chapters[1]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'rule']);
  });

  it('has tables with a head', () => {
    expect(BOOK.intro[1]).toEqual({
      kind: 'table',
      head: [[{ style: 'plain', text: 'word' }], [{ style: 'plain', text: 'meaning' }]],
      rows: [
        [
          [{ style: 'plain', text: 'storey' }],
          [
            { style: 'plain', text: 'a floor, see ' },
            { style: 'rule', text: 'R2.1' },
          ],
        ],
      ],
    });
  });

  it('has numbered rules, each in one line', () => {
    expect(rulesOf(BOOK).map(({ number }) => number)).toEqual(['R1.1', 'R1.2', 'R2.1']);
    expect(rulesOf(BOOK)[1]?.spans).toEqual([{ style: 'plain', text: 'A bag, which is never empty.' }]);
    expect(hasNumber(BOOK, 'R1')).toBe(true);
    expect(hasNumber(BOOK, 'R1.2')).toBe(true);
    expect(hasNumber(BOOK, 'R1.3')).toBe(false);
  });

  it('has no item without a number', () => {
    expect(() => readBook('# A\n\n- nothing')).toThrow('not a numbered rule: nothing');
  });

  it('distinguishes emphasis, strong, code and rule numbers', () => {
    expect(readSpans('a *b*, **c** and `d` as in R10.5.')).toEqual([
      { style: 'plain', text: 'a ' },
      { style: 'em', text: 'b' },
      { style: 'plain', text: ', ' },
      { style: 'strong', text: 'c' },
      { style: 'plain', text: ' and ' },
      { style: 'code', text: 'd' },
      { style: 'plain', text: ' as in ' },
      { style: 'rule', text: 'R10.5' },
      { style: 'plain', text: '.' },
    ]);
  });
});

describe('the search', () => {
  const numbers = (query: string) => rulesOf(searchBook(BOOK, query)).map(({ number }) => number);

  it('finds rules by all words and by number, ignoring case', () => {
    expect(numbers('STONE')).toEqual(['R1.1', 'R2.1']);
    expect(numbers('stone set')).toEqual(['R2.1']);
    expect(numbers('r1.1')).toEqual(['R1.1']);
    expect(numbers('dragon')).toEqual([]);
  });

  it('keeps only chapters with results, and the whole book for an empty query', () => {
    expect(searchBook(BOOK, 'bag').chapters.map(({ number }) => number)).toEqual(['R1']);
    expect(searchBook(BOOK, ' ')).toBe(BOOK);
  });
});
