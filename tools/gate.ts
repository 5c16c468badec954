/** The gate behind `npm test`: every check in turn, then one true line of counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { V8_FLAGS } from './v8Flags.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Logs are read as text: colours only where somebody looks at a terminal. */
const PLAIN: NodeJS.ProcessEnv = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

const CURE = 'install Chromium, or set CHROMIUM to its path';

const requireAll = process.env.REQUIRE_ALL === '1';
const scratch = mkdtempSync(join(tmpdir(), 'skyline-gate-'));
/** Where perf writes what it counted. */
const PERF = join(scratch, 'perf.csv');
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const skips: string[] = [];

/** Every step, with how long it usually takes on two quiet cores, in seconds. */
const STEPS: readonly {
  readonly name: string;
  readonly usual: number;
  run(name: string): void | Promise<void>;
}[] = [
  {
    name: 'format and lint',
    usual: 6,
    run: (name) =>
      check(name, 'biome', [
        'ci',
        '--error-on-warnings',
        ...(process.stdout.isTTY ? [] : ['--colors=off']),
        '.',
      ]),
  },
  // Several checkers on two cores do the same work twice.
  { name: 'types', usual: 8, run: (name) => check(name, 'tsc', ['--checkers', '1']) },
  {
    name: 'types of the rules, without DOM and Node',
    usual: 4,
    run: (name) => check(name, 'tsc', ['-p', 'tsconfig.rules.json']),
  },
  { name: 'no dead code', usual: 8, run: (name) => check(name, 'knip', []) },
  { name: 'rule coverage', usual: 2, run: (name) => check(name, 'tsx', ['tools/rule-coverage.ts']) },
  { name: 'unit tests, laws, golden games', usual: 190, run: vitest },
  {
    name: 'build',
    usual: 15,
    // The tests know the games with their own values.
    run: (name) => check(name, process.execPath, ['tools/build.mjs'], { BOXES: '' }),
  },
  { name: 'browser tests', usual: 350, run: browser },
];

const gateBegan = performance.now();
for (const [i, { name, usual, run: runStep }] of STEPS.entries()) {
  const left = STEPS.slice(i).reduce((sum, step) => sum + step.usual, 0);
  console.log(
    `\n${i + 1} of ${STEPS.length}: ${name}, usually about ${usual} s; ${minutes(left)} left in all`,
  );
  await runStep(name);
}
console.log(`\nall ${STEPS.length} steps took ${minutes((performance.now() - gateBegan) / 1000)}`);

rmSync(scratch, { recursive: true, force: true });
for (const skip of skips) console.log(`SKIPPED ${skip}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

/** A check that is one thing: it passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  add(
    name,
    run(name, command, args, env)
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 },
  );
}

function vitest(name: string): void {
  const report = join(scratch, 'vitest.json');
  const ok = run(name, 'vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report);
  addTests('unit tests', ok, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
}

async function browser(name: string): Promise<void> {
  const found = await findChromium();
  if (!found || 'error' in found)
    return skip(`browser tests: no Chromium (${found?.error ?? 'none found'}); cure: ${CURE}`);
  const report = join(scratch, 'playwright.json');
  const ok = run(name, 'playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {};
  if (flaky > 0) console.log(`UNSTEADY browser tests: ${flaky} passed at the second try, named above`);
  addTests('browser tests', ok, { passed: expected + flaky, failed: unexpected, skipped });
}

/** Counts the tests of a suite; one that gave no report, or failed without a failing test, is a failure of its own. */
function addTests(name: string, ok: boolean, counts: { [K in keyof Counts]: number | undefined }): void {
  const { passed = 0, failed = 0, skipped = 0 } = counts;
  const silent = (!ok && failed === 0) || passed + failed === 0;
  add(name, { passed, failed: silent ? failed + 1 : failed, skipped });
}

function add(name: string, counts: Counts): void {
  const failed = counts.failed + (requireAll ? counts.skipped : 0);
  total.passed += counts.passed;
  total.failed += failed;
  total.skipped += requireAll ? 0 : counts.skipped;
  if (failed > 0) failures.push(`${name}: ${failed}`);
}

/** What cannot run here is said; where everything is required it fails. */
function skip(reason: string): void {
  skips.push(reason);
  add(reason, { passed: 0, failed: 0, skipped: 1 });
}

function run(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const began = performance.now();
  const cpuBefore = childrenCpu();
  const path = command === process.execPath ? command : join('node_modules', '.bin', command);
  // A browser's processes are killed before their parents have counted them; perf counts them all the same.
  const counted =
    command === 'playwright'
      ? [...perfStat(), process.execPath, ...V8_FLAGS, '--import', 'tsx', path]
      : [path];
  const [program = path, ...before] = counted;
  const { status } = spawnSync(program, [...before, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...PLAIN, ...env },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const cpu = command === 'playwright' ? perfCpu() : childrenCpu() - cpuBefore;
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s${cpu > 0 ? `, ${cpu.toFixed(1)} s of CPU` : ''}`,
  );
  return status === 0;
}

/** CPU seconds of all child processes that have ended; 0 where the system is not Linux. */
function childrenCpu(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  // Their user and system time, in hundredths, are the 14th and 15th values after the name in parentheses.
  const values = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(values[13]) + Number(values[14])) / 100;
}

/** What counts the CPU time of a command and of all its processes, where the system has it. */
function perfStat(): string[] {
  const words = ['perf', 'stat', '-x,', '-e', 'task-clock', '-o', PERF, '--'];
  const [program = '', ...args] = words;
  return spawnSync(program, [...args, 'true']).status === 0 ? words : [];
}

/** CPU seconds that perf counted, or 0. */
function perfCpu(): number {
  if (!existsSync(PERF)) return 0;
  // Milliseconds, at the beginning of the line that names the event.
  return Number(/^([\d.]+),.*task-clock/m.exec(readFileSync(PERF, 'utf8'))?.[1] ?? 0) / 1000;
}

/** 75 as '1 min 15 s'. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A runner's own JSON report, or nothing where it wrote none. */
function readReport(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
