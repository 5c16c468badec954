/** Checks that every numbered rule is cited by a test: `tsx tools/rule-coverage.ts [game …]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coverageFaults, type RuleBook, ruleCount, withTests } from './coverageFaults.ts';

const ROOT = join(import.meta.dirname, '..');

const filters = process.argv.slice(2);
const books = folders().filter(
  ({ name }) => filters.length === 0 || filters.some((part) => name.endsWith(part)),
);
if (books.length === 0) {
  console.error(`no rules found for ${filters.join(', ')}`);
  process.exit(2);
}
const faults = books.flatMap(coverageFaults);
for (const fault of faults) console.error(fault);
const rules = books.reduce((sum, book) => sum + ruleCount(book), 0);
console.log(`${rules} rules in ${books.length} books, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** The kernel, the table, the protocol, and every game. */
function folders(): RuleBook[] {
  const games = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const server = readBook(join(ROOT, 'src/server')).tests;
  return [
    readBook(join(ROOT, 'src/kernel')),
    withTests(readBook(join(ROOT, 'src/table')), 'T', server),
    withTests(readBook(join(ROOT, 'src/protocol')), 'P', server),
    ...games.map(({ name }) => readBook(join(ROOT, 'src/games', name))),
  ];
}

function readBook(folder: string): RuleBook {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (chosen: string[]) =>
    chosen.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const isTest = (file: string) => file.endsWith('.test.ts') || file.endsWith('.test.tsx');
  return {
    name: relative(ROOT, folder),
    rules: read(files.filter((file) => file === 'RULES.md' || file === 'RULINGS.md')),
    tests: read(files.filter(isTest)),
    code: read(files.filter((file) => file.endsWith('.ts') && !isTest(file))),
  };
}
