/** Servers as processes of their own on a core of their own, and what they use up. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const pins = spawnSync('taskset', ['--version']).status === 0;

/** Ended with this process, however that ends. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Keeps this process off the server's core; says whether the machine can do that. */
export function pinMyself(): boolean {
  return pins && spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)]).status === 0;
}

/** Starts a Node program on the server's core; resolves when it says on which port it is ready. */
export function startPinned(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawnPinned(args, env);
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk) => {
      if (said.length < 4000) said += chunk;
      const port = /ready on (?:http:\/\/[^:]+:)?(\d+)/.exec(said)?.[1];
      if (port) resolve({ port: Number(port), pid: child.pid ?? 0, stop: () => stop(child) });
    });
  });
}

/** Runs a program of this folder on the server's core to its end; gives what it wrote, which is JSON. */
export function runPinned(program: string, ...args: readonly (string | number)[]): Promise<unknown> {
  const path = join(import.meta.dirname, program);
  const child = spawnPinned(['--expose-gc', '--import', 'tsx', path, ...args.map(String)]);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      children.delete(child);
      if (code === 0) resolve(JSON.parse(said));
      else reject(new Error(`${program} ended with ${code}`));
    });
  });
}

function spawnPinned(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = [...(pins ? ['taskset', '-c', String(SERVER_CORE)] : []), process.execPath, ...args];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      children.delete(child);
      resolve();
    });
    child.kill('SIGKILL');
  });
}

/** Microseconds in one of the system's ticks. */
const TICK = 10_000;

/** Microseconds of CPU a process has used, all its threads together, those that have ended too. */
export function cpuOf(pid: number): number {
  // After the name, which is in brackets and may hold anything, the 12th and 13th fields are user and system time.
  const fields = readProc(`${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK;
}

/** Microseconds the threads of a process were ready to run and had no core. */
export function waitedOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readProc(`${pid}/task/${thread}/schedstat`).split(' ')[1] ?? 0),
  );
  return nanoseconds.reduce((sum, part) => sum + part, 0) / 1000;
}

/** Microseconds of CPU of a process and all its children. */
export function cpuOfFamily(pid: number): number {
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return cpuOf(pid) + children.reduce((sum, child) => sum + cpuOf(child), 0);
}

/** Bytes of memory a process holds. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
}

/** A thread or a process may end while it is looked at. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
