import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../index.ts';

const points = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16));

describe('text that people write', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\u00a0\u3000\u1680'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['blank Braille', '\u2800\u2800'],
    ['a note without a head', '\u{1d159}'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a grapheme joiner', '\u034f'],
    ['variation selectors', '\ufe0f\ufe00\u{e0100}\u180b'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u17b4'],
    ['turns of direction', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
    ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
    ['control characters', '\u0000\u0007\u001b\u0085'],
    ['marks', '\u0301\u0308'],
    ['half of a pair', '\ud83d'],
    ['private characters', '\ue000\u{f0000}'],
    ['characters that are none', '\ufffe\u{1ffff}'],
    ['an object without a picture', '\ufffc'],
    ['all of it', '\u3164 \u2800\u200d\ufe0f \u0301'],
  ])('is nothing where nobody can see it: %s', (_name, text) => {
    expect(points(visibleText(text))).toEqual([]);
    expect(visibleText(`a${text}b`).length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a couple of two skin tones', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a detective', '🕵🏿‍♂️'],
    ['a flag', '🇳🇿'],
    ['a flag of two emoji', '🏳️‍🌈🏴‍☠️'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', '1️⃣ #️⃣'],
    ['a heart as text', '❤\ufe0e'],
    ['Persian with a joiner', 'می‌خواهم'],
    ['Persian with a joiner, beside Latin', 'Ann می‌خواهم'],
    ['Sinhala with a joiner', 'ශ්‍රී'],
    ['Devanagari', 'क्ष्म्य हिन्दी'],
    ['Thai', 'น้ำ ที่'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Korean', '김민수'],
    ['a Japanese name by its variant', '葛\u{e0100}'],
    ['Arabic', 'محمد'],
    ['four marks, and more on the next letter', `x${'\u0323'.repeat(4)}q\u0323`],
    ['signs', '-1 + ½ €'],
  ])('stays as it is: %s', (_name, text) => {
    expect(points(visibleText(text))).toEqual(points(text.normalize('NFC')));
  });

  it('is on one line, with single spaces', () => {
    expect(visibleText(' good\n\u0007 luck \u2028\u2800!')).toBe('good luck !');
  });

  it('has one form, whatever it is typed with', () => {
    expect(points(visibleText('Zoe\u0308'))).toEqual(points('Zo\u00eb'));
    expect(points(visibleText('Zoe\u034f\u0308'))).toEqual(points('Zo\u00eb'));
  });

  it('is not turned round, nor told apart by what nobody sees', () => {
    expect(visibleText('Ann\u202e eel')).toBe('Ann eel');
    expect(visibleText('A\u200bn\u200dn\ufeff')).toBe('Ann');
    expect(points(visibleText('q\u0323\u0323\u200dq'))).toEqual(points('q\u0323\u0323q'));
    expect(points(visibleText('A\ufe0f\ufe0f'))).toEqual(['41', 'fe0f']);
    expect(visibleText('👍\u200d\u200d👍\u200d')).toBe('👍👍');
    // Neither joiner belongs to a Latin letter, though marks stand between.
    expect(points(visibleText('a\u200d\u0dca\u200d😀'))).toEqual(['61', 'dca', '1f600']);
    // In NFC this letter is one and a mark, which no selector changes.
    expect(points(visibleText('\u0b5c\ufe0f'))).toEqual(['b21', 'b3c']);
    expect(visibleText('\u{1f3f4}\u{e0067}')).toBe('\u{1f3f4}');
  });

  it('piles no more than four marks on a letter, and none on nothing', () => {
    expect(points(visibleText(`x${'\u0323'.repeat(40)}y`))).toEqual(['78', '323', '323', '323', '323', '79']);
    expect(visibleText('\u0301\u0302a \u0303b')).toBe('a b');
  });

  it('does not change when it is cleaned again, and always shows something or is empty', () => {
    const odd = fc.constantFrom(
      ...'\u200d\u200c\ufe0f\u0301\u0323\u3164\u2800\u202e a1é👩🏽🏴ක්😀'.split(/(?:)/u),
    );
    const any = fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (signs) => {
        const once = visibleText(signs.join(''));
        expect(visibleText(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC'));
        expect(once === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(once)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
