/** Runs with every test file that shares its process with others: the next one finds real timers and globals. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
