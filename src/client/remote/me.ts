/** The signed-in person: fetched once, and shared by every screen. */
import { useEffect, useSyncExternalStore } from 'react';
import { api, type Me } from './api.ts';
import { restartConnection } from './appConnection.ts';

/** The signed-in person, or why there is none. */
export type MaybeMe = Me | 'loading' | 'nobody' | 'unreachable';

let current: MaybeMe = 'loading';
let fetched = false;
const listeners = new Set<() => void>();

function update(next: MaybeMe): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Asks the server who is signed in; if that has changed, the connection restarts. */
export async function refreshMe(): Promise<void> {
  fetched = true;
  try {
    const { me } = await api.me();
    const before = idOf(current);
    update(me ?? 'nobody');
    if (before !== me?.id) restartConnection();
  } catch {
    fetched = false;
    if (idOf(current) === undefined) update('unreachable');
  }
}

function idOf(me: MaybeMe): string | undefined {
  return typeof me === 'string' ? undefined : me.id;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person; fetched when first needed. */
export function useMe(): MaybeMe {
  useEffect(() => {
    if (!fetched) void refreshMe();
  }, []);
  const read = () => current;
  return useSyncExternalStore(subscribe, read, read);
}
