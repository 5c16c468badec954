/** The suites of one area, as Stryker runs them for every mutant: modules are shared, and what kills most mutants soonest comes first. */
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = (process.env.MUTANT_TESTS ?? '').split(',');
/** What is mutated, by name: a suite called the same comes first, unless it is slow. */
const mutated = (process.env.MUTATED ?? '').split(',');
/** They load a game with other values, so that they share no module. */
const isAlone = (file: string) => file.endsWith('otherBox.test.ts');
/** Those that take longest come last. */
const SLOW = /\/(1-box|daily|fair|forced|otherBox|patch|plans|queries|tilings|view)\.test\.ts$/;

/** A test that a busy machine makes slow has noticed nothing; endless loops are found by counting. */
const testTimeout = 120_000;

class FastFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      SLOW.test(moduleId) ? 2 : mutated.includes(basename(moduleId, '.test.ts')) ? 0 : 1;
    return specifications.sort(
      (one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId),
    );
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: FastFirst },
    projects: [
      {
        test: {
          name: 'shared',
          include: files.filter((file) => !isAlone(file)),
          isolate: false,
          testTimeout,
        },
      },
      { test: { name: 'alone', include: files.filter(isAlone), testTimeout } },
    ],
  },
});
