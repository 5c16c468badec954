import { describe, expect, it } from 'vitest';
import { pluralsIn } from '../index.ts';

describe('numbers with their nouns', () => {
  it('have two forms in Italian', () => {
    const { counted } = pluralsIn('it', ['one', 'other']);
    expect([0, 1, 2, 1.5].map((count) => counted(count, 'punto', 'punti'))).toEqual([
      '0 punti',
      '1 punto',
      '2 punti',
      '1.5 punti',
    ]);
  });

  it('go by the number as it is shown, with one decimal', () => {
    const { noun } = pluralsIn('it', ['one', 'other']);
    expect([1.04, 1.06].map((count) => noun(count, 'punto', 'punti'))).toEqual(['punto', 'punti']);
  });

  it('have three in Polish', () => {
    const { noun } = pluralsIn('pl', ['one', 'few', 'many']);
    const forms = [1, 2, 4, 5, 12, 14, 21, 22, 25, -3].map((count) =>
      noun(count, 'punkt', 'punkty', 'punktów'),
    );
    expect(forms).toEqual([
      'punkt',
      'punkty',
      'punkty',
      'punktów',
      'punktów',
      'punktów',
      'punktów',
      'punkty',
      'punktów',
      'punkty',
    ]);
  });
});
