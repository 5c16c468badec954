/** What is said of answers, and all that hints say. It loads with the table. */

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
    readonly best: (sureness: string) => string;
    readonly sureness: Readonly<Record<Sureness, string>>;
    /** Of each of several answers that none beats. */
    readonly tied: string;
    /** Of the other answers, against the best; perhaps, if it may be chance. */
    readonly worse: (points: string) => string;
    readonly perhapsWorse: (points: string) => string;
    /** Why an answer is the best if nothing in particular speaks for it. */
    readonly searched: string;
    /** What choosing from the list does, and what it is made of. */
    readonly help: string;
    /** Where people play against each other. */
    readonly notHere: string;
  };
  /** What a review is, and the way to it. */
  readonly review: { readonly offer: string; readonly open: string };
}
