// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { setMuted, useMutes } from './mutes.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.unstubAllGlobals());

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/me': { me: { id: 'ada', name: 'Ada', mutedUntil: null } },
  '/api/blocks': {
    blocks: [
      { person: 'ben', name: 'Ben', kind: 'mute' },
      { person: 'cem', name: 'Cem', kind: 'block' },
    ],
  },
};

function Mutes() {
  const { muted, unread } = useMutes();
  return `muted ${[...muted].join(' ')}, unread ${[...unread].toSorted().join(' ')}`;
}

it('leaves out the lines of who is muted or blocked, and mutes and unmutes', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') asked.push(`${method} ${path} ${body ?? ''}`.trim());
    return new Response(JSON.stringify(ANSWERS[path] ?? {}));
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  const text = (wanted: string) => vi.waitFor(() => expect(place.textContent).toBe(wanted));
  await act(async () => root.render(<Mutes />));
  await text('muted ben, unread ben cem');
  await act(() => setMuted('cem', true));
  await text('muted ben cem, unread ben cem');
  await act(() => setMuted('cem', false));
  await act(() => setMuted('ben', false));
  await text('muted , unread cem');
  expect(asked).toEqual([
    'PUT /api/blocks/cem {"kind":"mute"}',
    'DELETE /api/blocks/cem/mute',
    'DELETE /api/blocks/ben/mute',
  ]);
  await act(async () => root.unmount());
});
