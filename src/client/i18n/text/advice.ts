/** What is said of answers, and all that hints say. It loads with the table. */
import type { Language } from '#kernel';

/** How sure an answer is. */
export type Sureness = 'sure' | 'likely' | 'open';

export interface AdviceText {
  /** Points with their noun, one decimal at most. */
  readonly points: (points: number) => string;
  readonly ahead: (points: string) => string;
  readonly behind: (points: string) => string;
  readonly level: string;
  /** What a seat is expected to have at the end. */
  readonly total: (points: string) => string;
  /** The interval in which that most likely lies. */
  readonly between: (low: string, high: string) => string;
  /** In its place where nothing is left to chance. */
  readonly certain: string;
  readonly hint: {
    readonly button: string;
    readonly heading: string;
    readonly thinking: string;
    readonly failed: string;
    readonly close: string;
    readonly best: string;
    readonly sureness: Readonly<Record<Sureness, (share: string) => string>>;
    /** Of the other answers, against the best. */
    readonly alike: string;
    readonly worse: (points: string) => string;
    /** What choosing from the list does, and what it is made of. */
    readonly help: string;
    /** Where people play against each other. */
    readonly notHere: string;
  };
  /** What a review is, and the way to it. */
  readonly review: { readonly offer: string; readonly open: string };
}

/** A number with one decimal at most, as the language writes it. */
export function figure(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rounded(value));
}

/** The same with its sign. */
export function signedFigure(language: Language, value: number): string {
  const text = figure(language, Math.abs(value));
  if (rounded(value) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** A number with its noun in the form the language wants. */
export function counted(language: Language, one: string, other: string): (value: number) => string {
  const rules = new Intl.PluralRules(language);
  return (value) =>
    `${figure(language, value)} ${rules.select(Math.abs(rounded(value))) === 'one' ? one : other}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
