/** Trying only those survivors again that nobody has explained: as long as a file is what it was, what was killed stays killed. */
import { type FileResult, gapsIn, linesOf, type Survivor } from './results.ts';

/** What Stryker has to change for it: a range for each gap, in Stryker's way of writing. */
export function rangesOf(path: string, result: FileResult): string[] {
  const lines = linesOf(path);
  return gapsIn(result).map(({ line, code }) => `${path}:${rangeOf(lines, line, code)}`);
}

/** From the first place on the line at which the code stands to the end of the last; lines count from 1, columns from 0. */
function rangeOf(lines: readonly string[], line: number, code: string): string {
  const words = code.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const rest = lines.slice(line - 1).join('\n');
  const length = lines[line - 1]?.length ?? 0;
  const places = [...rest.matchAll(new RegExp(words.join('\\s+'), 'g'))].filter(
    ({ index }) => index <= length,
  );
  const [first, last] = [places[0], places.at(-1)];
  // Long code is cut off in results, and may end anywhere.
  if (!first || !last || code.length >= LONGEST_CODE) return `${line}-${lines.length}`;
  const before = rest.slice(0, last.index + last[0].length).split('\n');
  return `${line}:${first.index}-${line + before.length - 1}:${before.at(-1)?.length}`;
}

/** Results keep no more of the code than this. */
export const LONGEST_CODE = 120;

/** The result of the whole file, after its gaps were tried again; explained survivors stay what they are. */
export function withGapsTried(
  before: FileResult,
  again: FileResult,
  wasTried: (survivor: Survivor) => boolean,
): FileResult {
  const kept = before.survived.filter((one) => one.reason !== '' || !wasTried(one));
  const isKept = (one: Survivor) => kept.some((other) => isSame(one, other));
  const survived = [...kept, ...again.survived.filter((one) => !isKept(one))].sort(
    (one, other) => one.line - other.line || one.replacement.localeCompare(other.replacement),
  );
  return { ...again, killed: before.killed + before.survived.length - survived.length, survived };
}

export function isSame(one: Survivor, other: Survivor): boolean {
  return (
    one.line === other.line &&
    one.mutator === other.mutator &&
    one.code === other.code &&
    one.replacement === other.replacement
  );
}
