import { describe, expect, it } from 'vitest';
import { matchesSearch, piecesOf } from './matchesSearch.ts';

const marked = (text: string, query: string) =>
  piecesOf(text, query)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

describe('searching', () => {
  it('finds every word anywhere, whatever accents and case', () => {
    expect(matchesSearch('Größte Fläche', 'flache grosste')).toBe(false);
    expect(matchesSearch('Die größte Fläche', 'FLACHE große')).toBe(false);
    expect(matchesSearch('La plus grande façade', 'facade GRANDE')).toBe(true);
    expect(matchesSearch('anything', ' ')).toBe(true);
  });

  it('marks what was found', () => {
    expect(marked('A fountain covers half a square.', 'half FOUNT')).toBe(
      'A [fount]ain covers [half] a square.',
    );
    expect(marked('La façade et la Façade', 'facade')).toBe('La [façade] et la [Façade]');
    expect(marked('cafe\u0301s', 'cafes')).toBe('[cafe\u0301s]');
    expect(marked('nothing here', '')).toBe('nothing here');
    expect(marked('', 'x')).toBe('');
  });
});
