/**
 * Loaded into every thread of a server under test (`--import`). The first SIGUSR2 begins a profile of CPU time, the second
 * ends it and begins one of allocations, the third ends that. Each thread writes its own files into SKYLINE_PROFILES.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { basename, join } from 'node:path';
import { BroadcastChannel, isMainThread, threadId, workerData } from 'node:worker_threads';

const SAMPLE_MICROSECONDS = 250;
const SAMPLE_BYTES = 8192;

const thread = isMainThread ? 'main' : basename(workerData?.entry ?? 'other').replace(/\.\w+$/, '');
const session = new Session();
session.connect();
const post = (method, params) =>
  new Promise((resolve, reject) =>
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))),
  );

const channel = new BroadcastChannel('profiler');
let turn = 0;
let cpu = 0;
channel.onmessage = advance;
channel.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage('next');
    advance();
  });

async function advance() {
  turn += 1;
  if (turn === 1) {
    await post('Profiler.enable');
    await post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    cpu = threadCpu();
    await post('Profiler.start');
  } else if (turn === 2) {
    const spent = threadCpu() - cpu;
    const { profile } = await post('Profiler.stop');
    save('cpu', { thread, spent, profile });
    await post('HeapProfiler.startSampling', {
      samplingInterval: SAMPLE_BYTES,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
  } else {
    const { profile } = await post('HeapProfiler.stopSampling');
    save('allocations', { thread, profile });
  }
}

/** Microseconds this thread has run. */
function threadCpu() {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1000;
}

/** Whole, or not at all: the bench reads it as soon as it is there. */
function save(kind, value) {
  const file = join(process.env.SKYLINE_PROFILES ?? '.', `${kind}-${thread}-${threadId}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(value));
  renameSync(`${file}.part`, file);
}
