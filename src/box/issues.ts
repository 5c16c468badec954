/** What is wrong with a part of a box file, in plain words. */
import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** What a value should be, by the name of its type. */
const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text in quotation marks',
  boolean: 'true or false',
  Array: 'a list in [ ]',
  Object: 'named entries in { }',
};

/** What a value should be, where more than its type is asked for. */
const DEMANDS: Readonly<Record<string, (issue: Issue) => string>> = {
  integer: () => 'a whole number',
  min_value: ({ expected }) => `at least ${bare(expected)}`,
  max_value: ({ expected }) => `at most ${bare(expected)}`,
  length: ({ expected }) => entries(bare(expected)),
  min_length: ({ expected }) => `at least ${entries(bare(expected))}`,
  max_length: ({ expected }) => `at most ${entries(bare(expected))}`,
  regex: ({ message, expected }) => (message.startsWith('Invalid') ? `a text like ${expected}` : message),
};

/** Without the sign of a comparison. */
function bare(expected: string | null): string {
  return (expected ?? '').replace(/^[<>=!]+/, '');
}

function entries(count: string): string {
  return count === '1' ? '1 entry' : `${count} entries`;
}

/** One sentence about an issue. */
export function messageOf(issue: Issue): string {
  const { input, type, expected, received, message } = issue;
  if (input === null) return 'is not filled in yet';
  if (input === undefined) return 'is missing';
  if (expected === 'never') return 'is not known here; correct its name or take it out';
  const demand = DEMANDS[type]?.(issue) ?? expectation(expected);
  // A condition of its own says all there is to say.
  return demand === undefined ? message : `expected ${demand}, found ${finding(received)}`;
}

/** `("a" | "b")` as «one of "a", "b"». */
function expectation(expected: string | null): string | undefined {
  if (expected === null) return undefined;
  const options = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  const [only = '', ...more] = options.map((option) => TYPES[option] ?? option);
  return more.length === 0 ? only : `one of ${[only, ...more].join(', ')}`;
}

function finding(received: string): string {
  return { Array: 'a list', Object: 'named entries', NaN: 'no number' }[received] ?? received;
}
