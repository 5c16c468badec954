/** Whose lines the signed-in person does not read: kept by the server, and shared by every chat of the page. */
import { useEffect, useSyncExternalStore } from 'react';
import { Refused } from '#kernel';
import type { PersonId } from '#table';
import { useMe } from '../../remote/me.ts';
import { civil } from './civil.ts';

let muted: ReadonlySet<PersonId> = new Set();
let fetchedFor: PersonId | undefined;
const listeners = new Set<() => void>();

function update(next: ReadonlySet<PersonId>): void {
  muted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchMutes(me: PersonId): Promise<void> {
  if (fetchedFor === me) return;
  fetchedFor = me;
  try {
    update(new Set((await civil.mutes()).muted));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Asked again with the next chat.
    fetchedFor = undefined;
  }
}

/** Mutes or unmutes; others see nothing of it. */
export async function setMuted(person: PersonId, on: boolean): Promise<void> {
  await (on ? civil.mute(person) : civil.unmute(person));
  const next = new Set(muted);
  if (on) next.add(person);
  else next.delete(person);
  update(next);
}

/** Whose lines are not shown. */
export function useMutes(): ReadonlySet<PersonId> {
  const me = useMe();
  const id = typeof me === 'string' ? undefined : me.id;
  useEffect(() => {
    if (id !== undefined) void fetchMutes(id);
  }, [id]);
  const read = () => muted;
  return useSyncExternalStore(subscribe, read, read);
}
