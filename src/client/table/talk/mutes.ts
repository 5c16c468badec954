/** Whose lines the signed-in person does not read: kept by the server, and shared by every chat of the page. */
import { useEffect, useSyncExternalStore } from 'react';
import { Refused } from '#kernel';
import type { PersonId } from '#table';
import { useMe } from '../../remote/me.ts';
import { type Block, civil } from './civil.ts';

interface Mutes {
  /** Who is muted, and can be heard again with one tap. */
  readonly muted: ReadonlySet<PersonId>;
  /** Whose lines are folded: those who are muted, and those who are blocked. */
  readonly unread: ReadonlySet<PersonId>;
}

let blocks: readonly Block[] = [];
let mutes: Mutes = { muted: new Set(), unread: new Set() };
let fetchedFor: PersonId | undefined;
const listeners = new Set<() => void>();

function update(next: readonly Block[]): void {
  blocks = next;
  const muted = next.flatMap(({ person, kind }) => (kind === 'mute' ? [person] : []));
  mutes = { muted: new Set(muted), unread: new Set(next.map(({ person }) => person)) };
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
    update((await civil.blocks()).blocks);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Asked again with the next chat.
    fetchedFor = undefined;
  }
}

/** Mutes or unmutes; others see nothing of it. */
export async function setMuted(person: PersonId, on: boolean): Promise<void> {
  await (on ? civil.mute(person) : civil.unmute(person));
  const others = blocks.filter((block) => block.person !== person || block.kind !== 'mute');
  update(on ? [...others, { person, kind: 'mute' }] : others);
}

/** Who is muted, and whose lines are not shown. */
export function useMutes(): Mutes {
  const me = useMe();
  const id = typeof me === 'string' ? undefined : me.id;
  useEffect(() => {
    if (id !== undefined) void fetchMutes(id);
  }, [id]);
  const read = () => mutes;
  return useSyncExternalStore(subscribe, read, read);
}
