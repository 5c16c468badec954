import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that need a page say so in their first line; each gets one of its own, and modules that nobody has used. */
const needsPage = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment');

const tests = ['src', 'tools', 'bench', 'deep'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file)),
);

const common = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Every core works; the usual number leaves one idle.
    maxWorkers: '100%',
    projects: [
      { test: { ...common, name: 'page', include: tests.filter(needsPage) } },
      // All others share what they import: loading it anew for each file cost a third of their time.
      {
        test: { ...common, name: 'plain', include: tests.filter((file) => !needsPage(file)), isolate: false },
      },
    ],
  },
});
