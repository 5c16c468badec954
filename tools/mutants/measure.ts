/** Runs Stryker on a few files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { isSame, LONGEST_CODE, rangesOf, withGapsTried } from './again.ts';
import type { Area } from './areas.ts';
import { type FileResult, fingerprintOf, linesOf, type Survivor } from './results.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A file to measure: as a whole, or the gaps of what was measured before. */
export interface Target {
  readonly path: string;
  readonly before: FileResult | undefined;
}

/** Mutates the files of an area, and lets its suites find out. Stryker remembers what it saw, so that a second run is short. */
export async function measure(area: Area, targets: readonly Target[]): Promise<Map<string, FileResult>> {
  process.env.MUTANT_TESTS = area.tests.join();
  process.env.MUTATED = targets.map(({ path }) => basename(path, '.ts')).join();
  const memory = `.mutants/${area.name}.json`;
  forgetSurvivors(memory);
  const mutants = await new Stryker({
    mutate: targets.flatMap(({ path, before }) => (before ? rangesOf(path, before) : [path])),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: memory,
    concurrency: 1,
    // Endless loops are found by counting; a busy machine is no reason to call a mutant killed.
    timeoutMS: 120_000,
    tempDirName: '.mutants/sandbox',
    // None of the suites needs them, and every run begins with a copy of the rest.
    ignorePatterns: ['bench', 'deep', 'docs', 'e2e', 'src/client', 'src/server'],
    // TypeScript 7 has no programming interface that could rewrite the paths in it, and none leads out of the folder.
    tsconfigFile: 'none',
    reporters: [],
    disableTypeChecks: false,
  }).runMutationTest();
  return new Map(
    targets.map(({ path, before }) => {
      const own = mutants.filter(({ fileName }) => fileName === resolve(path));
      const result = resultOf(area, path, own);
      if (!before) return [path, result];
      const lines = linesOf(path);
      const tried = own.map((mutant) => survivorOf(mutant, lines));
      return [path, withGapsTried(before, result, (one) => tried.some((other) => isSame(one, other)))];
    }),
  );
}

/** Stryker does not try survivors again that are changed while modules load, even if there are new tests. */
function forgetSurvivors(memory: string): void {
  if (!existsSync(memory)) return;
  // Stryker's own report, of which no more is used here.
  const report = JSON.parse(readFileSync(memory, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(memory, JSON.stringify(report));
}

function resultOf(area: Area, path: string, mutants: readonly Mutant[]): FileResult {
  const counted = mutants.filter(({ status }) => status !== 'Ignored');
  const survived = counted.filter(hasSurvived);
  const lines = linesOf(path);
  return {
    source: fingerprintOf(path),
    tests: fingerprintOf(...area.tests),
    killed: counted.length - survived.length,
    survived: survived
      .map((mutant) => survivorOf(mutant, lines))
      .sort((one, other) => one.line - other.line || one.replacement.localeCompare(other.replacement)),
  };
}

function hasSurvived({ status, testsCompleted }: Mutant): boolean {
  // If not a single test ran, the mutant keeps modules from loading.
  return status === 'NoCoverage' || (status === 'Survived' && testsCompleted !== 0);
}

/** Stryker's lines and columns begin with 1 and 1 in results. */
function survivorOf({ location, mutatorName, replacement }: Mutant, lines: readonly string[]): Survivor {
  const { start, end } = location;
  const code = lines.slice(start.line - 1, end.line);
  const last = code.length - 1;
  code[last] = (code[last] ?? '').slice(0, end.column - 1);
  code[0] = (code[0] ?? '').slice(start.column - 1);
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_CODE);
  return {
    line: start.line,
    mutator: mutatorName,
    code: short(code.join(' ')),
    replacement: short(replacement ?? ''),
    reason: '',
  };
}
