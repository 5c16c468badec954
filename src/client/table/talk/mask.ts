/** Covers coarse words in a line; the reader may look. It judges nobody: who means something will always find a way to write it. */
import { COARSE } from './coarse.ts';

/** A piece of a line. */
export interface Piece {
  readonly text: string;
  readonly isCoarse: boolean;
}

/** A word, also with signs in place of letters, or letters apart from each other. */
const WORDS = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}(?![\p{L}\p{N}])){2,}|[\p{L}\p{N}@$!*]+/gu;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  ß: 'ss',
  ł: 'l',
};

/** The line in pieces; a single one where nothing is coarse. */
export function pieces(line: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(WORDS)) {
    const [word] = match;
    if (!isCoarse(word)) continue;
    if (match.index > end) found.push({ text: line.slice(end, match.index), isCoarse: false });
    found.push({ text: word, isCoarse: true });
    end = match.index + word.length;
  }
  if (end < line.length || found.length === 0) found.push({ text: line.slice(end), isCoarse: false });
  return found;
}

function isCoarse(word: string): boolean {
  return [word, word.replace(/[!*]+$/, '')].some((one) => {
    const bare = plain(one);
    return COARSE.has(bare.replace(/(.)\1{2,}/gu, '$1')) || COARSE.has(bare.replace(/(.)\1{2,}/gu, '$1$1'));
  });
}

/** Small letters without accents, and what looks like one as that letter. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} .*_-]/gu, '')
    .replace(/[013457@$!ßł]/gu, (sign) => LOOKALIKES[sign] ?? sign);
}
