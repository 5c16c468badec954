/** What is kept of a measurement: how many mutants of each file were killed, and each one that was not. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that no suite notices. */
export interface Survivor {
  readonly line: number;
  readonly mutator: string;
  /** What stands there, and what stood there instead. */
  readonly code: string;
  readonly replacement: string;
  /** Why no test can notice it; empty as long as nobody has found out. Written by hand, and kept when measured again. */
  readonly reason: string;
}

export interface FileResult {
  /** Fingerprints of the source that was measured, and of the suites it was measured with. */
  readonly source: string;
  readonly tests: string;
  readonly killed: number;
  readonly survived: readonly Survivor[];
}

/** By file, named from the area's folder on. */
export type AreaResults = Readonly<Record<string, FileResult>>;

const FOLDER = join('bench', 'mutants');

const pathOf = (area: string) => join(FOLDER, `${area}.json`);

export function readResults(area: string): AreaResults {
  return existsSync(pathOf(area)) ? JSON.parse(readFileSync(pathOf(area), 'utf8')) : {};
}

/** Replaces the result of one file; reasons given before stay with their mutants. */
export function keepResult(area: string, file: string, result: FileResult): void {
  const before = readResults(area);
  const known = before[file]?.survived ?? [];
  const survived = result.survived.map((survivor) => ({ ...survivor, reason: reasonFor(survivor, known) }));
  writeResults(area, { ...before, [file]: { ...result, survived } });
}

function reasonFor(survivor: Survivor, known: readonly Survivor[]): string {
  const alike = known.filter(
    ({ mutator, code, replacement }) =>
      mutator === survivor.mutator && code === survivor.code && replacement === survivor.replacement,
  );
  return (alike.find(({ line }) => line === survivor.line) ?? alike[0])?.reason ?? '';
}

function writeResults(area: string, results: AreaResults): void {
  writeFileSync(pathOf(area), `${JSON.stringify(results, null, 1)}\n`);
}

/** A remark at the end of a line: it changes neither what was measured nor the line's number. */
const REMARK = /(?<=\S) \/\/ .*$/gm;

/** The code of a file, line by line, without such remarks. */
export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').replace(REMARK, '').split('\n');
}

/** Tells whether files are still what was measured. */
export function fingerprintOf(...paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path, 'utf8').replace(REMARK, ''));
  return hash.digest('hex').slice(0, 12);
}

/** Survivors that nobody has explained. */
export function gapsIn({ survived }: FileResult): readonly Survivor[] {
  return survived.filter(({ reason }) => reason === '');
}
