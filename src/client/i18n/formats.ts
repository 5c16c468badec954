/** Numbers as a language writes them. */

const numbers = new Map<string, Intl.NumberFormat>();

/** A number with one decimal at most, and the minus sign of print. */
export function figure(language: string, value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded < 0 ? '−' : ''}${numberFormat(language).format(Math.abs(rounded))}`;
}

/** The same with its sign; nothing has none. */
export function signedFigure(language: string, value: number): string {
  return `${Math.round(value * 10) > 0 ? '+' : ''}${figure(language, value)}`;
}

function numberFormat(language: string): Intl.NumberFormat {
  const known = numbers.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  numbers.set(language, made);
  return made;
}
