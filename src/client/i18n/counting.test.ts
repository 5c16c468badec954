import { describe, expect, it } from 'vitest';
import { countingIn } from './counting.ts';
import { figure, signedFigure } from './formats.ts';

describe('numbers with their nouns', () => {
  const english = countingIn('en', ['one', 'other']);
  const french = countingIn('fr', ['one', 'other']);
  const polish = countingIn('pl', ['one', 'few', 'many', 'other']);
  const say = (count: number) => polish.counted(count, 'punkt', 'punkty', 'punktów', 'punktu');

  it('have the two forms of English, and of French, where nothing is singular', () => {
    expect([0, 1, 2, -1].map((count) => english.counted(count, 'point', 'points'))).toEqual([
      '0 points',
      '1 point',
      '2 points',
      '−1 point',
    ]);
    expect([0, 1, 1.5, 2].map((count) => french.counted(count, 'point', 'points'))).toEqual([
      '0 point',
      '1 point',
      '1,5 point',
      '2 points',
    ]);
  });

  it('have the four forms of Polish', () => {
    expect([1, 2, 4, 5, 12, 22, 25, -3, 1.5].map(say)).toEqual([
      '1 punkt',
      '2 punkty',
      '4 punkty',
      '5 punktów',
      '12 punktów',
      '22 punkty',
      '25 punktów',
      '−3 punkty',
      '1,5 punktu',
    ]);
  });

  it('take the last form where a language knows more than its texts need', () => {
    expect(french.noun(1_000_000, 'point', 'points')).toBe('points');
  });

  it('come with their sign where something is gained', () => {
    expect([2, 1, 0, -1].map((count) => english.gained(count, 'point', 'points'))).toEqual([
      '+2 points',
      '+1 point',
      '0 points',
      '−1 point',
    ]);
  });
});

describe('a number', () => {
  it('has one decimal at most, as the language writes it', () => {
    expect(figure('en', 3.14)).toBe('3.1');
    expect(figure('de', -3.14)).toBe('−3,1');
    expect([0.04, -0.04].map((value) => figure('en', value))).toEqual(['0', '0']);
    expect([0.04, -0.04, 0.06].map((value) => signedFigure('en', value))).toEqual(['0', '0', '+0.1']);
  });
});
