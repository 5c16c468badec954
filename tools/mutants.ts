/**
 * Changes the rules in small ways, one after the other, and counts how often no test notices. `npm run mutants` measures
 * what has not been measured, what has changed since, and gaps again when there are new tests;
 * `npm run mutants -- table src/kernel/rng.ts` measures these areas and files as a whole, `-- --gaps table` does in an area what
 * is done without names, `-- --page` only writes the page.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stop } from './arguments.ts';
import { AREAS, type Area } from './mutants/areas.ts';
import { measure, type Target } from './mutants/measure.ts';
import { folderOf, writePage } from './mutants/page.ts';
import { fingerprintOf, gapsIn, keepResult, readResults } from './mutants/results.ts';

const USAGE = `usage: npm run mutants [-- [--gaps] <area or file> … | --page]
  areas: ${AREAS.map(({ name }) => name).join(', ')}`;

/** How much code Stryker gets at a time; a gap that is tried again counts as some lines. */
const GROUP_LINES = 300;
const LINES_OF_GAP = 3;

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const onlyGaps = asked.length === 0 || process.argv.includes('--gaps');
const onlyPage = process.argv.includes('--page');
const isAsked = (area: Area, path: string) => asked.includes(area.name) || asked.includes(path);
const known = new Set(AREAS.flatMap(({ name, files }) => [name, ...files]));
const strange = asked.find((word) => !known.has(word));
if (strange) stop(`neither an area nor a file of one: ${strange}`, USAGE);

for (const area of onlyPage ? [] : AREAS) {
  const fileOf = (path: string) => relative(folderOf(area), path);
  const tests = fingerprintOf(...area.tests);
  const resultOf = (path: string) => {
    const result = readResults(area.name)[fileOf(path)];
    return result?.source === fingerprintOf(path) ? result : undefined;
  };
  const isOld = (path: string) => {
    const result = resultOf(path);
    return !result || (result.tests !== tests && gapsIn(result).length > 0);
  };
  const files = area.files.filter(
    (path) => (asked.length === 0 || isAsked(area, path)) && (!onlyGaps || isOld(path)),
  );
  const targetOf = (path: string) => ({ path, before: onlyGaps ? resultOf(path) : undefined });
  for (const group of groupsOf(files.map(targetOf))) {
    for (const [path, result] of await measure(area, group)) {
      keepResult(area.name, fileOf(path), result);
      console.log(`${path}: ${result.killed} killed, ${result.survived.length} survived`);
    }
    writePage();
  }
}
writePage();

/** Starting Stryker takes ten seconds, and what it has not finished is lost: a few files at a time. */
function groupsOf(targets: readonly Target[]): Target[][] {
  const groups: Target[][] = [];
  let room = 0;
  for (const target of targets) {
    const length = lengthOf(target);
    if (length > room) {
      groups.push([]);
      room = GROUP_LINES;
    }
    groups.at(-1)?.push(target);
    room -= length;
  }
  return groups;
}

function lengthOf({ path, before }: Target): number {
  return before ? gapsIn(before).length * LINES_OF_GAP : readFileSync(path, 'utf8').split('\n').length;
}
