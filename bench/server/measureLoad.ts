/** One measurement: warm up, then count plays and CPU time over a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from './pace.ts';
import { cpuOf, type Running } from './process.ts';
import type { Load } from './rooms.ts';
import { type Latency, latencyOf } from './statistics.ts';

export interface Measured {
  readonly sockets: number;
  readonly plays: number;
  /** Plays a second by the clock on the wall. */
  readonly rate: number;
  /** Microseconds of the server's CPU for one play. */
  readonly cpu: number;
  /** How busy the server's core was with it, from 0 to 1: well below 1 the rate is limited by the load, not by the server. */
  readonly busy: number;
  readonly latency: Latency;
}

export interface Span {
  /** Seconds. */
  readonly warm: number;
  readonly count: number;
  /** Plays made before anything is counted, until V8 has compiled what it has in a server that runs for days. */
  readonly warmPlays: number;
}

/** So many that V8's compiler has little left to do. */
export const WARM_PLAYS = 50_000;

/** Seconds at most to wait for them. */
const MOST_WARM = 60;

export async function measureLoad(server: Running, load: Load, pace: Pace, span: Span): Promise<Measured> {
  const sleeps = stayAwake();
  load.go(pace);
  await warmUp(load, span);
  const cpuBefore = cpuOf(server.pid);
  const begun = performance.now();
  await sleep(span.count * 1000);
  const times = load.take();
  const seconds = (performance.now() - begun) / 1000;
  const cpu = cpuOf(server.pid) - cpuBefore;
  pace.stop();
  sleeps();
  if (load.faults.length > 0) throw new Error(`the load went wrong: ${load.faults.slice(0, 5).join('; ')}`);
  if (times.length === 0) throw new Error('nothing was played');
  return {
    sockets: load.sockets,
    plays: times.length,
    rate: times.length / seconds,
    cpu: cpu / times.length,
    busy: cpu / 1e6 / seconds,
    latency: latencyOf(times),
  };
}

/** Plays for a while, and until so many plays are made. */
export async function warmUp(load: Load, { warm, warmPlays }: Omit<Span, 'count'>): Promise<void> {
  await sleep(warm * 1000);
  let plays = load.take().length;
  for (const end = performance.now() + 1000 * MOST_WARM; plays < warmPlays && performance.now() < end; ) {
    await sleep(100);
    plays += load.take().length;
  }
  if (plays < warmPlays) console.error(`NOT WARM: ${plays} of ${warmPlays} plays in ${MOST_WARM} seconds`);
}

/** Keeps the load from sleeping while it measures: waking it at every message would cost the server CPU time. */
export function stayAwake(): () => void {
  let awake = true;
  const turn = () => {
    if (awake) setImmediate(turn);
  };
  turn();
  return () => {
    awake = false;
  };
}
