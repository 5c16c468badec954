/** Numbers with their nouns. How many forms a noun has is the language's own affair. */

/**
 * How a language forms plurals. `forms` are the plural forms it needs, by the names of Intl.PluralRules; texts give
 * nouns in that order, and the last form serves every number that has none of its own.
 */
export function pluralsIn<const F extends readonly Intl.LDMLPluralRule[]>(language: string, forms: F) {
  type Nouns = { readonly [K in keyof F]: string };
  const rules = new Intl.PluralRules(language, { maximumFractionDigits: 1 });
  /** The noun alone, in the form that goes with the number. */
  const noun = (count: number, ...nouns: Nouns): string =>
    nouns.at(forms.indexOf(rules.select(Math.abs(count)))) ?? '';
  return {
    noun,
    /** The number and its noun. */
    counted: (count: number, ...nouns: Nouns) => `${count} ${noun(count, ...nouns)}`,
  };
}
