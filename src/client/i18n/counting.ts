/** Numbers with their nouns. How many forms a noun has is the language's own affair. */
import { figure, signedFigure } from './formats.ts';

/**
 * How a language counts. `forms` are the plural forms it needs, by the names of Intl.PluralRules; its texts give nouns
 * in that order, and the last form serves for every number that has none of its own.
 */
export function countingIn<const F extends readonly Intl.LDMLPluralRule[]>(language: string, forms: F) {
  type Nouns = { readonly [K in keyof F]: string };
  const rules = new Intl.PluralRules(language, { maximumFractionDigits: 1 });
  /** The noun alone, in the form that goes with the number. */
  const noun = (count: number, ...nouns: Nouns): string =>
    nouns.at(forms.indexOf(rules.select(Math.abs(count)))) ?? '';
  return {
    noun,
    figure: (count: number) => figure(language, count),
    /** The number and its noun. */
    counted: (count: number, ...nouns: Nouns) => `${figure(language, count)} ${noun(count, ...nouns)}`,
    /** The same with a sign: what is gained or lost. */
    gained: (count: number, ...nouns: Nouns) => `${signedFigure(language, count)} ${noun(count, ...nouns)}`,
  };
}
