import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { LANGUAGES, refused } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import { TABLE_REASONS } from '#table';
import { reasonInWords } from './reason.ts';
import { TEXTS } from './testing/texts.ts';

describe('refusals', () => {
  it('have words from the kernel’s side and from the game’s, in every language', async () => {
    const { words } = await loadTitle('rowhouse');
    const said = LANGUAGES.flatMap((language) => [
      reasonInWords(refused('nothingToTakeBack').reason, words[language], TEXTS[language]),
      reasonInWords({ rule: 'R2.3', code: 'bagTooSmall' }, words[language], TEXTS[language]),
    ]);
    expect(new Set(said).size).toBe(2 * LANGUAGES.length);
  });

  it('of the table and of the server have words in every language', () => {
    for (const text of Object.values(TEXTS)) {
      const reasons = { ...TABLE_REASONS, ...PROTOCOL_REASONS };
      const said = Object.entries(reasons).map(([code, rule]) =>
        reasonInWords({ rule, code }, undefined, text),
      );
      expect(said).not.toContain(undefined);
      expect(reasonInWords({ rule: 'R9', code: 'unheard' }, undefined, text)).toBe(
        text.protocolReason.failed,
      );
    }
  });
});

it('Spanish does not count «some one»', () => {
  expect(TEXTS.es.lobby.wait(1)).not.toMatch(/unos 1 /);
});

/** Every sentence that needs nothing filled in, by its way through the text. */
function sentencesIn(text: unknown, way = ''): [string, string][] {
  if (typeof text === 'string') return [[way, text]];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, part]) => sentencesIn(part, `${way}.${key}`));
}

const ENGLISH = new Map(sentencesIn(TEXTS.en));

describe.each(Object.entries(TEXTS))('in %s', (language, text) => {
  const sentences = sentencesIn(text);

  it('everything is said, with the same numbers, and in that language', () => {
    expect(sentences.map(([way]) => way).sort()).toEqual([...ENGLISH.keys()].sort());
    const digits = (sentence: string | undefined) => sentence?.match(/\d+/g)?.sort();
    expect(sentences.filter(([way, said]) => `${digits(said)}` !== `${digits(ENGLISH.get(way))}`)).toEqual(
      [],
    );
    expect(
      sentences.filter(([, said]) => said.trim() !== said || said === '' || said.includes('  ')),
    ).toEqual([]);
    if (language === 'en') return;
    const words = (sentence: string) => sentence.split(/\P{L}+/u).filter(Boolean).length;
    expect(sentences.filter(([way, said]) => words(said) > 2 && said === ENGLISH.get(way))).toEqual([]);
  });

  const word = (counted: string) => counted.replace(/^[^\p{L}]+/u, '');

  it('one is one and more are more, below nothing too', () => {
    const { points } = text.table;
    for (const count of [1, 2, 5]) expect(word(points(-count))).toBe(word(points(count)));
    expect(word(points(2))).not.toBe(word(points(1)));
    const { found } = text.sections.review;
    expect(found(5, 3).match(/\d+/g)).toEqual(['5', '3']);
    // Of one decision nobody says how many of them.
    expect(found(1, 1).match(/\d+/g)).toEqual(['1']);
    expect(found(1, 0)).not.toBe(found(1, 1));
  });

  it('players play; a seat is only a place at a table', () => {
    const said = [
      text.setup.seats,
      text.setup.seatCount,
      text.setup.nameOf(1),
      text.table.seats,
      text.lobby.seats,
      text.lobby.holder(1),
      text.online.seat(1),
      text.reason.noDecision,
      text.reason.wrongSeatCount,
      text.tableReason.notLate,
      text.aside.forgot('Ada'),
      text.sections.review.lead,
      text.sections.advice.review.offer,
    ];
    // «Seat 1» without its number and its ending.
    const seat = word(text.online.linkFor(1)).replace(/[aeio]?\P{L}*$/u, '');
    expect(seat.length).toBeGreaterThan(3);
    expect(said.filter((sentence) => new RegExp(`\\b${seat}`, 'i').test(sentence))).toEqual([]);
  });
});
