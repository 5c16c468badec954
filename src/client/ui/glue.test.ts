import { describe, expect, it } from 'vitest';
import { glue } from './glue.ts';

describe('glue', () => {
  it.each([
    ['Vous avez 5 $ : posez-le.', 'Vous avez 5_$_: posez-le.'],
    ['Qui gagne ?', 'Qui gagne_?'],
    ['Gardez « un pilier » ; passez !', 'Gardez «_un pilier_»_; passez_!'],
    ['You have $5: put it on.', 'You have $5: put it on.'],
  ])('keeps signs beside their words in %j', (sentence, glued) => {
    expect(glue(sentence).replaceAll('\u00a0', '_')).toBe(glued);
  });
});
