/** The page about mutants: what was measured, and what survived. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AREAS, type Area } from './areas.ts';
import { type FileResult, fingerprintOf, gapsIn, readResults, type Survivor } from './results.ts';

interface Row {
  readonly file: string;
  /** Missing as long as the file as it is now has not been measured. */
  readonly result: FileResult | undefined;
}

const HEAD = `# Mutants

Written by \`npm run mutants\` ([tools/mutants.ts](../tools/mutants.ts)). [Stryker](https://stryker-mutator.io) changes the code in small ways, one at a time (\`<\` becomes \`<=\`, a condition is always true, a string is empty), and runs
the suites of the same folder: a mutant is killed when a test fails, or when it never comes to an end. For a game's rules suites about bots, lessons, boxes and words do not count, nor do whole games (golden or random), here or at a table: a rule should be killed by a test that names it.
Survivors are listed with the reason why no test can notice them; those without a reason are gaps. Figures are of the code as it was measured: a file that has changed since counts as not measured. As long as a file is what it was, only gaps are tried again when there are new tests; naming the file measures all of it. Where tests have been added since then (older), more may be killed than is said here.
`;

export function folderOf({ name }: Area): string {
  return name === 'table' || name === 'kernel' ? join('src', name) : join('src', 'games', name);
}

/** Writes the page from all results. */
export function writePage(): void {
  const parts = AREAS.map((area) => ({ area, rows: rowsOf(area) }));
  const lines = [
    '| area | files measured | mutants | killed | survived, explained | survived, a gap |',
    '| --- | --- | --- | --- | --- | --- |',
    ...parts.map(({ area, rows }) => overview(area, rows)),
  ];
  const sections = parts.map(({ area, rows }) => section(area, rows));
  writeFileSync(join('bench', 'mutants.md'), [HEAD, ...lines, ...sections, ''].join('\n'));
}

function rowsOf(area: Area): Row[] {
  const results = readResults(area.name);
  return area.files.map((path) => {
    const file = relative(folderOf(area), path);
    const result = results[file];
    return { file, result: result?.source === fingerprintOf(path) ? result : undefined };
  });
}

function overview({ name }: Area, rows: readonly Row[]): string {
  const measured = rows.flatMap(({ result }) => (result ? [result] : []));
  const killed = measured.reduce((sum, result) => sum + result.killed, 0);
  const survived = measured.flatMap((result) => result.survived);
  const gaps = measured.flatMap(gapsIn).length;
  const count = killed + survived.length;
  const cells = [
    name,
    `${measured.length} of ${rows.length}`,
    count,
    share(killed, count),
    survived.length - gaps,
  ];
  return `| ${[...cells, gaps].join(' | ')} |`;
}

function share(killed: number, count: number): string {
  return count === 0 ? '' : `${killed}, ${((100 * killed) / count).toFixed(1)} %`;
}

function section(area: Area, rows: readonly Row[]): string {
  const now = fingerprintOf(...area.tests);
  const missing = rows.filter(({ result }) => !result).map(({ file }) => file);
  const measured = rows.flatMap(({ file, result }) =>
    result && result.killed + result.survived.length > 0 ? [{ file, ...result }] : [],
  );
  const survivors = measured.flatMap(({ file, survived }) => survived.map((one) => survivorRow(file, one)));
  return [
    `\n## ${area.name}\n`,
    ...(missing.length > 0 ? [`Not measured yet: ${missing.join(', ')}.\n`] : []),
    ...(measured.length > 0
      ? [
          '| file | mutants | killed | tests |',
          '| --- | --- | --- | --- |',
          ...measured.map(({ file, killed, survived, tests }) => {
            const count = killed + survived.length;
            return `| ${file} | ${count} | ${share(killed, count)} | ${tests === now ? 'as now' : 'older'} |`;
          }),
        ]
      : []),
    ...(survivors.length > 0
      ? ['\n| survivor | code | instead | reason |', '| --- | --- | --- | --- |', ...survivors]
      : []),
  ].join('\n');
}

function survivorRow(file: string, { line, code, replacement, reason }: Survivor): string {
  return `| ${file}:${line} | ${asCode(code)} | ${asCode(replacement)} | ${reason} |`;
}

function asCode(text: string): string {
  const quoted = text.replaceAll('|', '\\|');
  return quoted.includes('`') ? `\`\` ${quoted} \`\`` : `\`${quoted}\``;
}
