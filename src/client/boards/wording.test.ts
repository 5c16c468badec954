/** Terminology of the printed games: words that must not appear in anything a player reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel';

const SOURCE = join(import.meta.dirname, '../..');
const GAMES = ['newyork1901', 'tangramcity', 'rowhouse'] as const;
type Game = (typeof GAMES)[number];

/** In every language: names of files, and two full stops. */
const NEVER = /\w\.(?:ts|md)\b|\.\./i;

/** Players play; seats are a word of tables. */
const SEAT: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\bseats?\b/i,
  fr: /\bsièges?\b/i,
  es: /\basientos?\b/i,
  de: /\bSitzplätz|(?:jeder|diesen|zwei|viele) Pl[aä]tz/i,
};

/** Words for which the printed game has another one. */
const INSTEAD: Readonly<Record<Game, Partial<Record<Language, RegExp>>>> = {
  newyork1901: {
    fr: /\bcases?\b|\ben (?:bronze|argent|or)\b|P inversé|la table peut/i,
    es: /P invertida|regla experta|la mesa puede/i,
    de: /Der Tisch kann/,
  },
  tangramcity: {
    en: /\bdark\b|\bclosed\b/i,
    fr: /\bmanches?\b|\bpos(?:er|ez|e|ée)\b|refus/i,
    es: /marcador inicial|rechaz/i,
    de: /Gleichgewicht|abgelehn/i,
  },
  rowhouse: { es: /\blosas?\b|\bpisos?\b/i },
};

/** The text files of one language; the English rules lie beside the game's code. */
function filesOf(game: Game, language: Language): string[] {
  const folder = join(SOURCE, 'games', game);
  const texts = join(folder, 'text', language);
  const books = language === 'en' ? ['RULES.md', 'RULINGS.md'].map((book) => join(folder, book)) : [];
  return [...books, ...readdirSync(texts).map((file) => join(texts, file))];
}

/** The texts in a file: every line of a rulebook, or the string literals of code without their placeholders. */
function textsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return text.split('\n');
  const code = text
    .split('\n')
    .filter((line) => !/^(?:import\b|\} from|\/\*\*| \*)/.test(line))
    .join('\n')
    .replace(/\/\*\*.*?\*\//gs, '');
  return [...code.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([text]) => text.replace(/\$\{[^}]*(?:\}|$)/g, ''));
}

describe.each(GAMES)('the words of %s', (game) => {
  it.each(LANGUAGES)('use the terms of the printed game: %s', (language) => {
    const files = filesOf(game, language);
    expect(files.length).toBeGreaterThan(2);
    const sentences = files.flatMap((file) => textsIn(file).map((sentence) => sentence.trim()));
    for (const wrong of [NEVER, SEAT[language], INSTEAD[game][language]])
      expect(sentences.filter((sentence) => wrong?.test(sentence))).toEqual([]);
  });
});
