import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repeatedNames } from './serverNames.ts';

const SERVER = join(import.meta.dirname, '../src/server');

describe('file names under src/server', () => {
  it('stand for one file each, tests included', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|mjs)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(repeatedNames(files)).toEqual(new Map());
  });

  it('are noticed when they are used twice', () => {
    const files = ['store/calls.ts', 'tables/calls.ts', 'tables/rooms.ts', 'index.ts', 'store/index.ts'];
    expect(repeatedNames(files)).toEqual(new Map([['calls.ts', ['store/calls.ts', 'tables/calls.ts']]]));
  });
});
