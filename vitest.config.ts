import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharingWorker } from './tools/chunks.ts';
import { V8_FLAGS } from './tools/v8Flags.ts';

/** In this order; the longest tests come first, so that no core is idle at the end. */
const PROJECTS = ['alone', 'server', 'pure', 'client', 'page'] as const;
type ProjectName = (typeof PROJECTS)[number];

/** Which project a test file belongs to. */
function projectOf(file: string): ProjectName {
  const text = readFileSync(file, 'utf8');
  // Replaced modules must not reach other tests, nor a game that is loaded with other values.
  if (!file.startsWith('src') || /\bvi\.(mock|doMock|resetModules)\(/.test(text)) return 'alone';
  if (/(otherBox|former\w+)\.test\.ts$/.test(file)) return 'alone';
  if (text.includes('@vitest-environment happy-dom')) return 'page';
  if (file.startsWith(join('src', 'server'))) return 'server';
  return file.startsWith(join('src', 'client')) ? 'client' : 'pure';
}

function filesOf(project: ProjectName): string[] {
  return ['src', 'tools', 'bench', 'deep']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && projectOf(file) === project);
}

const common = (name: ProjectName) => ({
  name,
  include: filesOf(name),
  execArgv: V8_FLAGS,
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

/** One process runs many files: loading all modules again for each file cost a third of the time. */
const shared = (name: ProjectName) => ({ ...common(name), isolate: false, setupFiles: ['tools/cleanUp.ts'] });

/** Project by project: a process is used again only if the next file is of the same project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => (PROJECTS as readonly string[]).indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    // Every core works; the usual number leaves one idle.
    maxWorkers: '100%',
    sequence: { sequencer: ByProject },
    projects: [
      {
        plugins: [sharingWorker()],
        test: { ...common('alone'), globalSetup: 'deep/bundleOnce.ts' },
      },
      { test: { ...shared('server'), globalSetup: 'src/server/tests/bundleOnce.ts' } },
      {
        test: {
          ...shared('pure'),
          // Node loads the rules itself: through vite's module runner bots take twice as long to think.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: [...V8_FLAGS, '--import', 'tsx'],
        },
      },
      {
        // They draw markup only: React without its checks for developers, as players get it, takes half the time.
        plugins: [sharingWorker()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { ...shared('client'), env: { NODE_ENV: 'production' } },
      },
      {
        plugins: [sharingWorker()],
        test: {
          ...shared('page'),
          setupFiles: ['tools/cleanUp.ts', 'src/client/settings/testing/cleanPage.ts'],
        },
      },
    ],
  },
});
