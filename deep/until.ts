/** Waits for something to become true. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
const PATIENCE = 20_000;

/** Whether it holds in the end; looks every few milliseconds until then. */
export async function until(holds: () => boolean, patience: number = PATIENCE): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > deadline) return false;
    await sleep(5);
  }
  return true;
}

/** Counts by name, for people. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
