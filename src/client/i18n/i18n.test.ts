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

describe.each(LANGUAGES)('in %s', (language) => {
  const text = TEXTS[language];
  const word = (counted: string) => counted.replace(/^[^\p{L}]+/u, '');

  it('one is one and more are more, below nothing too', () => {
    const { points } = text.table;
    expect(word(points(-1))).toBe(word(points(1)));
    expect(word(points(-5))).toBe(word(points(2)));
    expect(word(points(2))).not.toBe(word(points(1)));
    const one = text.sections.review.found(1, 1);
    expect(one).not.toMatch(/of them|d’entre elles|de ellas|davon/);
    expect(text.sections.review.found(1, 0)).not.toBe(one);
    expect(text.lobby.wait(1)).not.toMatch(/unos 1 /);
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
    const seat = { en: /seat/i, fr: /\bplace/i, es: /asiento/i, de: /platz|plätz/i }[language];
    expect(said.filter((sentence) => seat.test(sentence))).toEqual([]);
  });
});
