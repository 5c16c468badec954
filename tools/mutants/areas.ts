/** What is mutated, and the test files that have to notice it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One folder whose mutants its own suites have to kill. */
export interface Area {
  readonly name: string;
  /** In the order in which they are measured. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const GAMES = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity', 'rowhouse'];

/** What a game's folder has besides its rules: values, bots, lessons, words, and what boards ask. */
const NO_RULES =
  /^(bot|box|components|lessons|queries|tests|text)\/|^(box|components|course|facts|guide|index|info|laidOut|laws|layout|migrations|names|preview|queries|reasons)\.ts$/;
/** Suites about those, and whole games, which notice a mutant without saying which rule it breaks; the rest is about the rules. */
const NO_RULE_TESTS =
  /^(allows|blunders|bot|box\w*|brief|conformance|course|faults|features|formerGolden|fullCity|golden|guide|oracle|preview|reasons|text|words)\.test\.ts$/;

/** Random lives of a table are whole games, too. */
const WHOLE_GAMES = /^life\.test\.ts$/;

/** Where most of a game's rules are. */
const FIRST = /^(flow|effects|scoring|actions)/;

function sourcesIn(folder: string, isLeftOut: (name: string) => boolean): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !isLeftOut(name),
  );
  const place = (name: string) => (FIRST.test(name) ? 0 : 1);
  return names
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other))
    .map((name) => join(folder, name));
}

function testsIn(folder: string, isLeftOut: (name: string) => boolean): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !isLeftOut(name))
    .sort()
    .map((name) => join(folder, name));
}

function gameArea(name: string): Area {
  const folder = join('src', 'games', name);
  return {
    name,
    files: sourcesIn(folder, (file) => NO_RULES.test(file)),
    tests: testsIn(join(folder, 'tests'), (file) => NO_RULE_TESTS.test(file)),
  };
}

function folderArea(name: string): Area {
  const folder = join('src', name);
  return {
    name,
    files: sourcesIn(folder, (file) => /^(tests|testing)\/|^index\.ts$/.test(file)),
    tests: testsIn(join(folder, 'tests'), (file) => WHOLE_GAMES.test(file)),
  };
}

export const AREAS: readonly Area[] = [...GAMES.map(gameArea), folderArea('table'), folderArea('kernel')];
