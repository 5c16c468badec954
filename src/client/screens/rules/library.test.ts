import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '#games';
import { LANGUAGES, type Language } from '#kernel';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { type Block, type Book, hasNumber, type Rule, rulesOf, withRulings } from '../../table/rules/book.ts';
import { loadBook, loadRulings } from '../../table/rules/library.ts';
import { ruleHref } from '../../ui/ruleHref.ts';
import { tableBook } from './tableBook.ts';

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
const BOOKS = GAME_IDS.flatMap((game) => TRANSLATIONS.map((language) => [game, language] as const));

/** Numbers and kinds of all blocks, in order; must be the same in all languages. */
function outline({ intro, chapters }: Book): unknown {
  const shape = (block: Block) => (block.kind === 'rule' ? block.number : block.kind);
  return [intro.map(shape), ...chapters.map(({ number, blocks }) => [number, ...blocks.map(shape)])];
}

/** Figures in the rules, which must be the same in translations. */
function figures(book: Book): Record<string, string> {
  const entries = rulesOf(book).map(({ number, spans }) => {
    const digits =
      spans
        .map(({ text }) => text)
        .join('')
        .match(/\d+/g) ?? [];
    return [number, digits.sort().join(' ')] as const;
  });
  return Object.fromEntries(entries.filter(([, digits]) => digits !== ''));
}

describe('the rules', () => {
  it.each(BOOKS)('of %s are the same in %s', async (game, language) => {
    const [english, translated] = await Promise.all([loadBook(game, 'en'), loadBook(game, language)]);
    expect(outline(translated)).toEqual(outline(english));
    expect(figures(translated)).toEqual(figures(english));
  });

  it.each(GAME_IDS)('of %s refer only to existing rules', async (game) => {
    for (const language of LANGUAGES) {
      const book = await loadBook(game, language);
      const cited = rulesOf(book).flatMap(({ spans }) => spans.filter(({ style }) => style === 'rule'));
      expect(cited.filter(({ text }) => !hasNumber(book, text))).toEqual([]);
    }
  });

  it('of every table have each number once', () => {
    for (const language of LANGUAGES) {
      const numbers = rulesOf(tableBook(TEXTS[language], TEXTS[language].sections.rules)).map(
        ({ number }) => number,
      );
      expect(numbers).toEqual(expect.arrayContaining(['K9', 'T22', 'P19']));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

/** The rules and rulings that each ruling cites. */
function references(book: Book): Record<string, string[]> {
  const cited = ({ spans }: Rule) => spans.filter(({ style }) => style === 'rule').map(({ text }) => text);
  return Object.fromEntries(rulesOf(book).map((rule) => [rule.number, cited(rule).sort()]));
}

/** The text of each ruling. */
function textsOf(book: Book): string[] {
  return rulesOf(book).map(({ spans }) => spans.map(({ text }) => text).join(''));
}

const withQuestions = async (game: GameId, language: Language) =>
  withRulings(await loadBook(game, language), await loadRulings(game, language), '');

describe('the rulings', () => {
  it.each(BOOKS)('on %s are the same in %s', async (game, language) => {
    const [english, translated] = await Promise.all(
      (['en', language] as const).map(async (one) => {
        const { intro } = await loadRulings(game, one);
        return { title: '', intro: [], chapters: [{ number: 'Q', title: '', blocks: intro }] };
      }),
    );
    if (!english || !translated) throw new Error('no rulings');
    expect(outline(translated)).toEqual(outline(english));
    expect(references(translated)).toEqual(references(english));
    expect(textsOf(translated).filter((text) => textsOf(english).includes(text))).toEqual([]);
  });

  it.each(GAME_IDS)(
    'and rules of %s refer only to existing rules and rulings, and to no file',
    async (game) => {
      for (const language of LANGUAGES) {
        const book = await withQuestions(game, language);
        const cited = Object.values(references(book)).flat();
        expect(cited.filter((number) => !hasNumber(book, number))).toEqual([]);
        expect(JSON.stringify(book).match(/\w+\.(?:md|ts|json)\b/g)).toBeNull();
      }
    },
  );
});

describe('the link to a rule', () => {
  it('goes to the game’s rules, or to the rules of every table', () => {
    expect(ruleHref('rowhouse', 'R4.1')).toBe('/rules/rowhouse#R4.1');
    expect(ruleHref('flatiron', 'Q15')).toBe('/rules/flatiron#Q15');
    expect(ruleHref('rowhouse', 'K9')).toBe('/rules/table#K9');
    expect(ruleHref(undefined, 'P5')).toBe('/rules/table#P5');
    expect(ruleHref(undefined, 'R4.1')).toBeUndefined();
  });

  it.each(GAME_IDS)('exists for every rule that %s refuses with', async (game) => {
    const book = await withQuestions(game, 'en');
    const missing = refusedWith(game).filter((rule) => {
      const [, number = ''] = ruleHref(game, rule)?.split('#') ?? [];
      return !hasNumber(book, number);
    });
    expect(missing).toEqual([]);
  });
});

/** Every quoted number of a rule or a ruling in a game's source. */
function refusedWith(game: string): string[] {
  const folder = join(import.meta.dirname, '../../../games', game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('test'));
  return sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(R\d+\.\d+|Q\d+)'/g)].map(
      ([, rule = '']) => rule,
    ),
  );
}
