/** Searching in texts, whatever the accents and the case. */

/** Whether every word of the query occurs in a text. */
export function matchesSearch(text: string, query: string): boolean {
  const plainText = plain(text);
  return wordsOf(query).every((word) => plainText.includes(word));
}

/** A piece of a text, found or not. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in pieces, so that what was searched for can be marked. */
export function piecesOf(text: string, query: string): readonly Piece[] {
  // One by one, because an accent may be a character of its own.
  const letters = [...text];
  const plainLetters = letters.map(plain);
  const found = letters.map(() => false);
  for (const word of wordsOf(query))
    for (let i = 0; i < letters.length; i++) {
      const end = endOf(plainLetters, i, word);
      if (end !== undefined) found.fill(true, i, end);
    }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const isFound = found[i] ?? false;
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  }
  return pieces;
}

/** Where a word that begins at this letter ends. */
function endOf(letters: readonly string[], start: number, word: string): number | undefined {
  let rest = word;
  for (let i = start; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    if (!rest.startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
    if (rest === '') return i + 1;
  }
  return undefined;
}

function wordsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
