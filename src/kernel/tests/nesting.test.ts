import { describe, expect, it } from 'vitest';
import { isNestedWithin } from '../index.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the nesting of JSON', () => {
  it.each([
    ['7', 0],
    ['[]', 1],
    ['{"a":[{}]}', 3],
    ['[[],[],{"a":{}}]', 3],
    ['["[[[["]', 1],
    [String.raw`["\"[[[", "\\", []]`, 2],
    [String.raw`{"\\\"{":[]}`, 2],
  ])('%s goes %i deep', (text, depth) => {
    expect(isNestedWithin(text, depth)).toBe(true);
    if (depth > 0) expect(isNestedWithin(text, depth - 1)).toBe(false);
  });

  it('is found without going down itself', () => {
    expect(isNestedWithin(nested(1_000_000), 32)).toBe(false);
    expect(isNestedWithin('{"a":'.repeat(1_000_000), 32)).toBe(false);
    expect(isNestedWithin(nested(1_000_000), 1_000_000)).toBe(true);
  });

  it('does not count what was closed before', () => {
    expect(isNestedWithin(`[${'[],'.repeat(1000)}{}]`, 2)).toBe(true);
  });
});
