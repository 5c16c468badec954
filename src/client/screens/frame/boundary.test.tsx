// @vitest-environment happy-dom
import { act, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

const Unavailable = lazy((): Promise<never> => Promise.reject(new TypeError('no network')));

it('says that a screen could not be loaded, and recovers on another page', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (at: string) =>
    act(async () =>
      root.render(
        <Boundary at={at}>
          <Suspense>{at === '/missing' ? <Unavailable /> : 'here it is'}</Suspense>
        </Boundary>,
      ),
    );
  await show('/missing');
  expect(place.textContent).toContain('This could not be loaded.');
  await show('/other');
  expect(place.textContent).toBe('here it is');
  consoleError.mockRestore();
});
