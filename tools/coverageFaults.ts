/** Finds rules without a test, and citations of rules that do not exist. */

/** A folder with numbered rules: its rule texts, its tests and its code. */
export interface RuleBook {
  readonly name: string;
  /** RULES.md and RULINGS.md. */
  readonly rules: string;
  readonly tests: string;
  readonly code: string;
}

const NUMBER = '[KRQTP]\\d+(?:\\.\\d+)*[a-z]?';

/** One line per fault; empty if every rule is cited and every citation is valid. */
export function coverageFaults({ name, rules, tests, code }: RuleBook): string[] {
  const defined = all(rules, `^- \\*\\*(${NUMBER})\\*\\*`);
  const known = new Set(defined);
  const cited = new Set(all(tests, `\\[(${NUMBER})\\]`));
  // Code cites rules in comments that begin with a number, and in reasons for refusals.
  const named = new Set([...all(code, `rule: '(${NUMBER})'`), ...commentNumbers(code)]);
  return [
    ...(defined.length === 0 ? [`${name}: no rules at all`] : []),
    ...defined
      .filter((rule, i) => defined.indexOf(rule) !== i)
      .map((rule) => `${name}: ${rule} is defined twice`),
    ...defined.filter((rule) => !cited.has(rule)).map((rule) => `${name}: no test cites ${rule}`),
    ...[...cited]
      .filter((rule) => !known.has(rule))
      .map((rule) => `${name}: a test cites ${rule}, which is no rule`),
    ...[...named]
      .filter((rule) => !isRuleOrChapter(rule))
      .map((rule) => `${name}: the code names ${rule}, which is no rule`),
  ];

  function isRuleOrChapter(number: string): boolean {
    return known.has(number) || defined.some((rule) => rule.startsWith(`${number}.`));
  }
}

/** Adds tests from another folder that cite rules with this letter; some rules are tested where they are used. */
export function withTests(book: RuleBook, letter: string, tests: string): RuleBook {
  const cited = all(tests, `(\\[${letter}\\d+\\])`);
  return { ...book, tests: [book.tests, ...cited].join('\n') };
}

/** The number of rules in the book. */
export function ruleCount({ rules }: RuleBook): number {
  return all(rules, `^- \\*\\*(${NUMBER})\\*\\*`).length;
}

function commentNumbers(code: string): string[] {
  return all(code, `/\\*\\* ((?:${NUMBER})(?:, ${NUMBER})*)`).flatMap((list) => list.split(', '));
}

function all(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].map((match) => match[1] ?? '');
}
