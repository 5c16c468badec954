import { describe, expect, it } from 'vitest';
import { castsWithoutReason } from './casts.ts';
import { readSources } from './importGraph.ts';

describe('casts', () => {
  it('have their reason beside them', () => {
    const { sources } = readSources();
    expect(sources.size).toBeGreaterThan(500);
    expect(castsWithoutReason(sources)).toEqual([]);
  });
});

describe('a cast without a reason', () => {
  const found = (...lines: string[]) => castsWithoutReason(new Map([['src/a.tsx', lines.join('\n')]]));

  it('is noticed, also a second one and one in a drawing', () => {
    expect(found('const a = b as string;')).toEqual(['src/a.tsx:1 as string']);
    expect(found('// why', 'const a = b as A;', 'const c = d as C;')).toEqual(['src/a.tsx:3 as C']);
    expect(found('const c = <b title={d as string}>as it is</b>;')).toEqual(['src/a.tsx:1 as string']);
  });

  it('is none where a comment stands on its line or on the one above', () => {
    expect(found('const a = b as string; // why', '/** Why. */', 'const c = d as string;')).toEqual([]);
    expect(found('const a = [', '  // why', '  b as string,', '];')).toEqual([]);
  });

  it('is none in `as const`, in imports and in texts', () => {
    expect(found("import { a as b } from 'c';", "const d = ['e as f'] as const;")).toEqual([]);
  });
});
