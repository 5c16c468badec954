import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { against, expectation, interval, sureness, surenessOf } from './inWords.ts';

const answer = (points: number, margin: number, confidence: number) => ({
  action: 'any',
  points,
  margin,
  value: 0.5,
  confidence,
});
const en = TEXTS.en.sections.advice;

describe('what is expected of an answer', () => {
  it('is a lead, a gap, or neither', () => {
    expect([3.24, 1, -0.96, 0.01].map((points) => expectation(en, 'lead', points))).toEqual([
      '3.2 points ahead',
      '1 point ahead',
      '1 point behind',
      'level',
    ]);
  });

  it('is a total where nobody else matters', () => {
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

  it('comes with its interval, signed where it is a lead', () => {
    expect(interval(en, 'en', 'lead', { points: 0.5, margin: 1 })).toBe('probably between −0.5 and +1.5');
    expect(interval(en, 'en', 'lead', { points: 0.13, margin: 0.02 })).toBe('probably between +0.1 and +0.2');
    expect(interval(en, 'en', 'lead', { points: 3, margin: 0 })).toBe('for certain');
    expect(interval(TEXTS.de.sections.advice, 'de', 'own', { points: 90.5, margin: 2 })).toBe(
      'wohl zwischen 88,5 und 92,5',
    );
  });
});

describe('how sure it is', () => {
  it.each([
    ['sure', [answer(4, 0.2, 0.8), answer(1, 0.5, 0.2)]],
    ['sure', [answer(4, 0.2, 1)]],
    ['likely', [answer(4, 0.2, 0.5), answer(3, 0.3, 0.4)]],
    ['open', [answer(4, 0.2, 0.3), answer(3, 0.3, 0.3)]],
    ['open', [answer(4, 0.2, 0.9), answer(3.9, 0.3, 0.1)]],
    ['open', [answer(4, 2, 0.9), answer(2.5, 1, 0.1)]],
  ] as const)('is %s', (sureness, answers) => expect(surenessOf(answers)).toBe(sureness));

  it('is told in words and figures, in every language', () => {
    const told = LANGUAGES.map((language) =>
      sureness(TEXTS[language].sections.advice, language, [answer(4, 0.2, 0.8)]),
    );
    expect(told[0]).toBe('quite sure (80%)');
    expect(new Set(told).size).toBe(LANGUAGES.length);
    for (const one of told) expect(one).toContain('80');
  });

  it('says of other answers whether they are worse', () => {
    const best = answer(4, 0.2, 0.8);
    expect(against(en, best, answer(2, 0.3, 0.2))).toBe('2 points worse');
    expect(against(en, best, answer(3.9, 0.1, 0.2))).toBe('about as good');
    expect(against(en, best, answer(4.4, 0.1, 0.2))).toBe('about as good');
  });
});
