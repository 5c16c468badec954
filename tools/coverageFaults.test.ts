import { describe, expect, it } from 'vitest';
import { coverageFaults, ruleCount, withTests } from './coverageFaults.ts';

const book = {
  name: 'toy',
  rules: '- **R1.1** One.\n- **R1.2** Two.\n- **Q1** *Why?* So.\n',
  tests: "it('[R1.1] [R1.2] works')\nit('[Q1] too')",
  code: "/** R1.1, R1.2 Both. */\n/** R1: the chapter. */\nreturn { rule: 'R1.2', code: 'no' };",
};

describe('rule coverage', () => {
  it('finds nothing if every rule is cited and every citation is valid', () => {
    expect(coverageFaults(book)).toEqual([]);
    expect(ruleCount(book)).toBe(3);
  });

  it('finds rules without a test', () => {
    expect(coverageFaults({ ...book, tests: "it('[R1.1] works')" })).toEqual([
      'toy: no test cites R1.2',
      'toy: no test cites Q1',
    ]);
  });

  it('finds citations of missing rules in tests, reasons and comments', () => {
    expect(coverageFaults({ ...book, tests: `${book.tests} [R9]` })).toEqual([
      'toy: a test cites R9, which is no rule',
    ]);
    expect(coverageFaults({ ...book, code: "{ rule: 'R7.7' }" })).toEqual([
      'toy: the code names R7.7, which is no rule',
    ]);
    expect(coverageFaults({ ...book, code: '/** R1.1, R8.1 Both. */' })).toEqual([
      'toy: the code names R8.1, which is no rule',
    ]);
  });

  it('counts tests in other folders that cite rules with the letter', () => {
    const untested = { ...book, tests: "it('[R1.1] [R1.2] works')" };
    const elsewhere = "it('[Q1] [T3] works')";
    expect(coverageFaults(withTests(untested, 'Q', elsewhere))).toEqual([]);
    expect(coverageFaults(withTests(untested, 'T', elsewhere))).toEqual([
      'toy: no test cites Q1',
      'toy: a test cites T3, which is no rule',
    ]);
  });

  it('finds a rule defined twice, and a book without rules', () => {
    expect(coverageFaults({ ...book, rules: `${book.rules}- **R1.1** Again.` })).toEqual([
      'toy: R1.1 is defined twice',
    ]);
    expect(coverageFaults({ ...book, rules: '', tests: '', code: '' })).toEqual(['toy: no rules at all']);
  });
});
