// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { UPDATE_NOW } from '../../offline/serviceWorker.ts';
import { watchForUpdates } from '../../offline/update.ts';
import { NewVersion } from './NewVersion.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.useRealTimers());

class FakeRegistration extends EventTarget {
  active: unknown;
  installing: EventTarget | undefined;
  waiting: unknown = null;
  update = vi.fn(async () => {});
}

it('offers a new version once it is ready, and activates it on a click', async () => {
  vi.useFakeTimers();
  const registration = new FakeRegistration();
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<NewVersion />));
  watchForUpdates(registration as unknown as ServiceWorkerRegistration);
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const becomesReady = () =>
    act(async () => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
    });

  await becomesReady();
  expect(place.textContent).toBe('');
  registration.active = {};
  await becomesReady();
  expect(place.textContent).toBe('A new version of Skyline is ready.Reload');

  const container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  place.querySelector('button')?.click();
  expect(worker.postMessage).toHaveBeenCalledWith(UPDATE_NOW);

  vi.advanceTimersByTime(3_600_000);
  expect(registration.update).toHaveBeenCalledOnce();
});
