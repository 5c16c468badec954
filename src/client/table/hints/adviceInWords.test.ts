import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { comparison, expectation, interval, sureness, surenessOf } from './adviceInWords.ts';

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

describe('the certainty of an answer', () => {
  it.each([
    ['sure', [answer(4, 0.2, 0.8), answer(1, 0.5, 0.2)]],
    ['sure', [answer(4, 0.2, 1)]],
    ['likely', [answer(4, 0.2, 0.5), answer(3, 0.3, 0.4)]],
    ['open', [answer(4, 0.2, 0.3), answer(3, 0.3, 0.3)]],
    ['open', [answer(4, 0.2, 0.9), answer(3.9, 0.3, 0.1)]],
    ['open', [answer(4, 2, 0.7), answer(2.5, 1, 0.3)]],
  ] as const)('is %s', (sureness, answers) => expect(surenessOf(answers)).toBe(sureness));

  it('is given in words and figures, in every language', () => {
    const texts = LANGUAGES.map((language) =>
      sureness(TEXTS[language].sections.advice, language, [answer(4, 0.2, 0.8)]),
    );
    expect(texts[0]).toBe('quite sure (80%)');
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const one of texts) expect(one).toContain('80');
  });

  it('compares other answers with the best', () => {
    const best = answer(4, 0.2, 0.8);
    expect(comparison(en, best, answer(2, 0.3, 0.2))).toBe('2 points worse');
    expect(comparison(en, best, answer(3.9, 0.1, 0.2))).toBe('about as good');
    expect(comparison(en, best, answer(4.4, 0.1, 0.2))).toBe('about as good');
  });
});
