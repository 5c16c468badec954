/** Runs with every test file that has a page: the next one finds it empty, with the usual settings. */
import { afterAll } from 'vitest';
import { onSettings } from '../settings.ts';

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  // Settings are read again after a change in another window.
  const stop = onSettings(() => undefined);
  dispatchEvent(new Event('storage'));
  stop();
});
