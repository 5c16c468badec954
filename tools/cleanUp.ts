/** Runs with every test file that shares its process with others: the next one finds real timers and globals, and no module half loaded. */
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A screen that was left may still load a board; if that fails here, it fails for every later file.
  await vi.dynamicImportSettled();
});
