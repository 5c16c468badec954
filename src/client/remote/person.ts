/** Who is here: asked once, and told anew to every screen when it changes. */
import { useEffect, useSyncExternalStore } from 'react';
import { api, type Me } from './api.ts';
import { restartConnection } from './appConnection.ts';

export type Presence = Me | 'loading' | 'nobody' | 'unreachable';

let presence: Presence = 'loading';
let asked = false;
const listeners = new Set<() => void>();

function become(next: Presence): void {
  presence = next;
  for (const listener of listeners) listener();
}

/** Asks the server who we are; a new answer begins the connection anew. */
export async function lookWhoIsHere(): Promise<void> {
  asked = true;
  try {
    const { me } = await api.me();
    const before = idOf(presence);
    become(me ?? 'nobody');
    if (before !== me?.id) restartConnection();
  } catch {
    asked = false;
    if (idOf(presence) === undefined) become('unreachable');
  }
}

function idOf(somebody: Presence): string | undefined {
  return typeof somebody === 'string' ? undefined : somebody.id;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMe(): Presence {
  useEffect(() => {
    if (!asked) void lookWhoIsHere();
  }, []);
  return useSyncExternalStore(subscribe, () => presence);
}
