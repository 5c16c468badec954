/**
 * Loaded into every thread of a server under test (`--import`, with `--expose-gc`). At SIGUSR2 every thread collects its
 * garbage and writes what is left, in bytes, into SKYLINE_HEAPS: `<number of the signal>-<thread>`. When it starts it
 * writes `0-<thread>`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

let turn = 0;
const channel = new BroadcastChannel('heapProbe');
channel.onmessage = look;
channel.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage('look');
    look();
  });
save();

function look() {
  turn += 1;
  // What the first finds unreachable may let go of more.
  globalThis.gc();
  globalThis.gc();
  save();
}

/** Whole, or not at all: the bench reads it as soon as it is there. */
function save() {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  const file = join(process.env.SKYLINE_HEAPS ?? '.', `${turn}-${threadId}`);
  writeFileSync(`${file}.part`, String(used + external));
  renameSync(`${file}.part`, file);
}
