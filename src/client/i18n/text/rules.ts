/** Everything the pages of rules say besides the rules. It loads with them. */
import type { Source } from '#kernel';

export interface RulesText {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly back: string;
  readonly contents: string;
  readonly search: string;
  readonly print: string;
  /** How many rules there are, and how many questions about them. */
  readonly rules: (rules: number, questions: number) => string;
  readonly found: (rules: number, questions: number) => string;
  readonly linkTo: (number: string) => string;
  /** The chapter of questions about the rules and their answers, one of them, and those a rule is named in. */
  readonly rulings: string;
  readonly linkToRuling: (number: string) => string;
  readonly asked: string;
  readonly unknown: (number: string) => string;
  /** The list of values in play, with the source of each. */
  readonly values: {
    readonly title: string;
    readonly lead: string;
    readonly source: Readonly<Record<Source, string>>;
    readonly fingerprint: (fingerprint: string) => string;
  };
  readonly previous: string;
  readonly next: string;
  /** The rules beside the board, at the rule for the present decision. */
  readonly drawer: {
    /** Before the question. */
    readonly asked: string;
    /** The heading over related rules. */
    readonly also: string;
    /** The link to the page of rules, and the button that opens the legend. */
    readonly chapter: string;
    readonly icons: string;
    readonly search: (title: string) => string;
    readonly nothing: (words: string) => string;
    /** From another rule back to the one for the present decision. */
    readonly toDecision: string;
    /** The keys that close it. */
    readonly keys: string;
    readonly failed: string;
  };
  /** In drawings of rules: between two things of which one is done; and where there is no drawing. */
  readonly or: string;
  readonly noDrawing: string;
  /** What holds at every table, and its three chapters. */
  readonly table: {
    readonly title: string;
    readonly lead: string;
    readonly game: string;
    readonly table: string;
    readonly online: string;
  };
}

type Counted = (count: number) => string;

/** Rules and questions counted, without those there are none of. */
export function bothCounted(rules: Counted, questions: Counted): RulesText['rules'] {
  return (ruleCount, questionCount) =>
    [ruleCount > 0 ? rules(ruleCount) : [], questionCount > 0 ? questions(questionCount) : []]
      .flat()
      .join(', ');
}
