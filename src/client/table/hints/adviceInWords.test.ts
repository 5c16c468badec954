import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, type Words } from '#kernel';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { ranked } from '../thinking/ranking.ts';
import { expectation, interval, reasonsInWords, verdict } from './adviceInWords.ts';

const answer = (points: number, margin: number, confidence: number) => ({
  action: 'any',
  points,
  margin,
  value: 0.5,
  confidence,
});
const en = TEXTS.en.sections.advice;

describe('the expected result of an answer', () => {
  it('is a lead, a gap, or neither', () => {
    expect([3.24, 1, -0.96, 0.01].map((points) => expectation(en, 'lead', points))).toEqual([
      '3.2 points ahead',
      '1 point ahead',
      '1 point behind',
      'level',
    ]);
  });

  it('is a total if there is no rival', () => {
    expect(expectation(en, 'own', 104.5)).toBe('104.5 points at the end');
  });

  it('has the figures and plurals of each language', () => {
    const lead = (language: Language) => expectation(TEXTS[language].sections.advice, 'lead', 1.5);
    expect(lead('en')).toBe('1.5 points ahead');
    expect(lead('fr')).toBe('1,5 point d’avance');
    expect(lead('es')).toBe('1,5 puntos de ventaja');
    expect(lead('de')).toBe('1,5 Punkte Vorsprung');
    expect(lead('it')).toBe('1,5 punti di vantaggio');
    expect(lead('pl')).toBe('1,5 punktu przewagi');
  });

  it('has an interval, with signs if it is a lead', () => {
    expect(interval(en, 'en', 'lead', { points: 0.5, margin: 1 })).toBe('probably between −0.5 and +1.5');
    expect(interval(en, 'en', 'lead', { points: 0.13, margin: 0.02 })).toBe('probably between +0.1 and +0.2');
    expect(interval(en, 'en', 'lead', { points: 3, margin: 0 })).toBe('for certain');
    expect(interval(TEXTS.de.sections.advice, 'de', 'own', { points: 90.5, margin: 2 })).toBe(
      'wohl zwischen 88,5 und 92,5',
    );
  });
});

describe('the verdict on an answer', () => {
  const all = (...answers: ReturnType<typeof answer>[]) => ranked(answers);
  const verdicts = (...answers: ReturnType<typeof answer>[]) =>
    all(...answers).map((one, _, ranking) => verdict(en, one, ranking));

  it.each([
    ['quite sure', 0.8],
    ['fairly sure', 0.5],
    ['a close call', 0.3],
  ])('calls the only best answer the best: %s', (sureness, confidence) => {
    expect(verdicts(answer(4, 0.2, confidence), answer(1, 0.5, 0.2))).toEqual([
      `Best: ${sureness}`,
      '3 points worse',
    ]);
  });

  it('calls no answer the best if another is as good', () => {
    expect(verdicts(answer(4, 2, 0.5), answer(3, 1, 0.4), answer(-3, 1, 0.1))).toEqual([
      'About equally good',
      'About equally good',
      '7 points worse',
    ]);
  });

  it('says perhaps if the difference may be chance', () => {
    expect(verdicts(answer(4, 0.5, 0.95), answer(1, 9, 0.05))[1]).toBe('perhaps 3 points worse');
  });

  it('exists in every language', () => {
    const texts = LANGUAGES.map((language) => {
      const text = TEXTS[language].sections.advice;
      return all(answer(4, 2, 0.5), answer(3, 1, 0.4)).map((one, _, ranking) => verdict(text, one, ranking));
    });
    expect(new Set(texts.flat()).size).toBe(LANGUAGES.length);
  });
});

describe('the reasons for an answer', () => {
  const telling = { view: {}, name: () => '' };
  const words = { fact: ({ fact }: { fact: string }) => `Because ${fact}.` } as unknown as Words;
  const reasons = ['a', 'b', 'c'].map((fact) => ({ fact, weight: 1 }));

  it('are at most two for the best, and one against another', () => {
    expect(reasonsInWords(en, reasons, true, words, telling)).toEqual(['Because a.', 'Because b.']);
    expect(reasonsInWords(en, reasons, false, words, telling)).toEqual(['Because a.']);
  });

  it('are the search’s own if nothing stands out', () => {
    expect(reasonsInWords(en, [], true, words, telling)).toEqual([en.hint.searched]);
    expect(reasonsInWords(en, [], false, words, telling)).toEqual([]);
  });
});
