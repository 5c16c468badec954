import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, type Sections } from '../src/client/i18n/text/pack.ts';
import { readSources } from './importGraph.ts';

const { sources } = readSources();

/** Everything that loads with a module: what it imports at once, without types. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  const source = sources.get(file);
  if (source === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, from, alone] of source.matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)';|^import '(\.[^']+)';/gm,
  ))
    loadedWith(join(dirname(file), from ?? alone ?? ''), seen);
  return seen;
}

/** The files of all that a module and what loads with it say. */
function filesSaid(module: string): string[] {
  const said = [...loadedWith(module)].flatMap((file) =>
    // Only names of sections compile there.
    [...(sources.get(file) ?? '').matchAll(/useText\('(\w+)'\)/g)].map(([, name]) => name as keyof Sections),
  );
  return [...new Set(said.map(fileOf))].sort();
}

/** Every screen or part of one that loads with its texts: where, its module, and the files it asks for. */
const lazies = [...sources].flatMap(([file, source]) => {
  const screens = source.matchAll(
    /lazyScreen\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?\s*(\[.*?\])?/gs,
  );
  const parts = source.matchAll(/Promise\.all\(\[import\('([^']+)'\), textsAhead\((.*?)\)/gs);
  const module = (from: string | undefined) => join(dirname(file), from ?? '');
  const names = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
  return [
    ...[...screens].map(([, from, list]) => [module(from), names(list ?? "'sections', 'lists'")] as const),
    ...[...parts].map(([, from, list = '']) => [module(from), names(list)] as const),
  ];
});

describe('what a screen says', () => {
  it('is looked for in all of them', () => {
    const calls = [...sources.values()].flatMap((source) => [
      ...source.matchAll(/= lazyScreen\(|import\([^)]*\), textsAhead\(/g),
    ]);
    expect(lazies.length).toBe(calls.length);
  });

  it.each(lazies)('comes with %s', (module, files) => {
    expect(files).toEqual(expect.arrayContaining(filesSaid(module)));
  });
});
