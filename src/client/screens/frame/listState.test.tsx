// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsAhead } from '../../i18n/language.tsx';
import '../../i18n/testing/texts.ts';
import type { Fetched } from '../../remote/useFetched.ts';
import { ListState } from './ListState.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
await textsAhead('lists');
const place = document.createElement('div');
const again = vi.fn();
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-18T14:02:00') });
  root = createRoot(place);
  again.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const show = (state: Partial<Fetched<unknown>>) =>
  act(async () =>
    root.render(
      <ListState fetched={{ data: undefined, reason: undefined, again, ...state }}>
        <p>rows</p>
      </ListState>,
    ),
  );
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const LOST = { rule: 'P8', code: 'notNow' };

it('keeps the places of the rows while they are read, and says when that takes long', async () => {
  await show({});
  expect(place.querySelector('[aria-busy]')).not.toBeNull();
  expect(place.querySelectorAll('.skeleton')).toHaveLength(0);
  await pass(150);
  expect(place.querySelectorAll('.skeleton')).toHaveLength(3);
  await pass(8000);
  expect(place.textContent).toContain('This takes longer than usual.');
  await act(async () => place.querySelector('button')?.click());
  expect(again).toHaveBeenCalledOnce();
});

it('leaves the old rows with their time where the server is away, and says when it is back', async () => {
  await show({ data: {} });
  expect(place.textContent).toBe('rows');
  await show({ data: {}, reason: LOST });
  expect(place.textContent).toMatch(/No connection.*As of .*2:02.*Try nowrows/);
  expect(place.querySelector('.list-old')).not.toBeNull();
  await show({ data: {} });
  expect(place.textContent).toBe('Connected againrows');
  await pass(2000);
  expect(place.textContent).toBe('rows');
});
