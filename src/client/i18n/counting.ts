/** Numbers with their nouns, as the client writes them: with the language's decimals and the minus sign of print. */
import { pluralsIn } from '#kernel';
import { figure, signedFigure } from './formats.ts';

/** How a language counts; its plural forms as in `pluralsIn`. */
export function countingIn<const F extends readonly Intl.LDMLPluralRule[]>(language: string, forms: F) {
  type Nouns = { readonly [K in keyof F]: string };
  const { noun } = pluralsIn(language, forms);
  return {
    /** The noun alone, in the form that goes with the number. */
    noun,
    figure: (count: number) => figure(language, count),
    /** The number and its noun. */
    counted: (count: number, ...nouns: Nouns) => `${figure(language, count)} ${noun(count, ...nouns)}`,
    /** The same with a sign: what is gained or lost. */
    gained: (count: number, ...nouns: Nouns) => `${signedFigure(language, count)} ${noun(count, ...nouns)}`,
  };
}
