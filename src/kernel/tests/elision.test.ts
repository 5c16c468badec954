import { expect, it } from 'vitest';
import { de } from '../elision.ts';

it('« de » becomes « d’ » before names that begin with a vowel or an h', () => {
  const names = ['Ana', 'Ben', 'Élise', 'Hugo', 'Yves', 'Yann', 'œdipe', 'Zoé', 'Maryse'];
  expect(names.map(de)).toEqual([
    'd’Ana',
    'de Ben',
    'd’Élise',
    'd’Hugo',
    'd’Yves',
    'de Yann',
    'd’œdipe',
    'de Zoé',
    'de Maryse',
  ]);
});
