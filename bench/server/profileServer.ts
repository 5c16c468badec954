/** Profiles of a real server under load: where CPU time goes, then where memory is allocated. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Span, stayAwake, warmUp } from './measureLoad.ts';
import { closedLoop } from './pace.ts';
import { cpuOf } from './process.ts';
import { allocationProfiles, cpuProfiles, type ThreadProfile } from './profiles.ts';
import { type ServerBundle, startSkyline } from './skyline.ts';
import { tableLoad } from './tableLoad.ts';

const TABLES = 100;
const SOCKETS_EACH = 5;

export interface ServerProfile {
  readonly cpu: readonly ThreadProfile[];
  readonly plays: number;
  /** Microseconds for a play in all threads, those of V8 and libuv included. */
  readonly cpuEach: number;
  readonly allocations: readonly ThreadProfile[];
  readonly playsAllocating: number;
}

export async function profileServer(
  bundle: ServerBundle,
  titles: readonly string[],
  { warm, count, warmPlays }: Span,
): Promise<ServerProfile> {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-profiles-'));
  const flags = ['--import', join(import.meta.dirname, 'profiler.mjs')];
  const server = await startSkyline(bundle, TABLES * SOCKETS_EACH, '', flags, { SKYLINE_PROFILES: folder });
  const { port, tokens } = server;
  const load = await tableLoad({ port, tables: TABLES, socketsEach: SOCKETS_EACH, tokens, titles });
  const pace = closedLoop();
  const sleeps = stayAwake();
  const next = () => process.kill(server.pid, 'SIGUSR2');
  load.go(pace);
  await warmUp(load, { warm, warmPlays });
  next();
  load.take();
  const before = cpuOf(server.pid);
  await sleep(1000 * count);
  const plays = load.take().length;
  const spent = cpuOf(server.pid) - before;
  next();
  // Writing the first profile takes a moment.
  await sleep(1000);
  load.take();
  await sleep(500 * count);
  const playsAllocating = load.take().length;
  next();
  while (readdirSync(folder).filter((name) => /^allocations.*json$/.test(name)).length < threadsIn(folder))
    await sleep(100);
  pace.stop();
  sleeps();
  load.close();
  await server.stop();
  if (load.faults.length > 0) throw new Error(`the load went wrong: ${load.faults.slice(0, 5).join('; ')}`);
  const result = {
    cpu: cpuProfiles(folder),
    plays,
    cpuEach: spent / plays,
    allocations: allocationProfiles(folder),
    playsAllocating,
  };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

function threadsIn(folder: string): number {
  return readdirSync(folder).filter((name) => /^cpu.*json$/.test(name)).length;
}
