import { defineConfig } from 'vitest/config';

/** Rules, bots, tables and messages: pure, so their tests may share what they import. */
const PURE = ['kernel', 'geometry', 'games', 'bots', 'table', 'protocol'].map(
  (folder) => `src/${folder}/**/*.test.ts`,
);

/** Tests that load a game with other values need a program of their own. */
const APART = ['src/**/tests/otherBox.test.ts', 'src/**/tests/former*.test.ts'];

const common = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Every core works; the usual number leaves one idle.
    maxWorkers: '100%',
    projects: [
      // Loading the rules anew for each file cost a third of these tests' time.
      { test: { ...common, name: 'pure', include: PURE, exclude: APART, isolate: false } },
      { test: { ...common, name: 'apart', include: APART } },
      {
        test: {
          ...common,
          name: 'others',
          include: ['{src,tools,bench,deep}/**/*.test.{ts,tsx}'],
          exclude: PURE,
        },
      },
    ],
  },
});
