/** Friendship by asking: after a game, or among the people of a group. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import { areApart, blockedBy } from './blocks.ts';
import { befriend } from './invitations.ts';

/** P17 What waits for an answer. */
const MOST_ASKED = 100;

/** What one is to another, as the first may know it. */
export type Relation = 'self' | 'friend' | 'asked' | 'asks' | 'none';

export async function relationOf(store: Store, person: PersonId, other: PersonId): Promise<Relation> {
  if (person === other) return 'self';
  if ((await store.friendsOf(person)).includes(other)) return 'friend';
  if ((await requestsFor(store, person)).some((request) => request.person === other)) return 'asks';
  return (await store.requestsBy(person)).some((request) => request.other === other) ? 'asked' : 'none';
}

/** P6 Only those may be asked with whom one has sat at a table, or is in a group. */
export async function mayAsk(store: Store, person: PersonId, other: PersonId): Promise<boolean> {
  if (person === other || (await blockedBy(store, person)).has(other)) return false;
  if (await store.haveMet(person, other)) return true;
  const theirs = new Set((await store.groupsOf(other)).map(({ id }) => id));
  return (await store.groupsOf(person)).some(({ id }) => theirs.has(id));
}

/** Asks somebody to be friends, or says yes where they have asked. Who is blocked asks as everybody does, and nobody hears of it. */
export async function askToBeFriends(store: Store, person: PersonId, other: PersonId): Promise<Relation> {
  const found = await store.person(other);
  if (found === undefined || found.gone) throw refusedAtDoor('noSuchPerson');
  const relation = await relationOf(store, person, other);
  if (relation === 'asks') {
    await acceptFriend(store, person, other);
    return 'friend';
  }
  if (relation !== 'none') return relation;
  if (!(await mayAsk(store, person, other))) throw refusedAtDoor('notAllowed');
  if ((await store.requestsBy(person)).length >= MOST_ASKED) throw refusedAtDoor('tooMany');
  await store.askFriend({ person, other, created: Date.now() });
  return 'asked';
}

/** Who waits for the person's answer; nobody whom they block, or who blocks them. */
export async function requestsFor(store: Store, person: PersonId) {
  const [requests, apart] = await Promise.all([store.requestsTo(person), store.apartFrom(person)]);
  return requests.filter((request) => !apart.includes(request.person));
}

/** P16 There is such a request. */
export async function acceptFriend(store: Store, person: PersonId, other: PersonId): Promise<void> {
  if (await areApart(store, person, other)) throw refusedAtDoor('noSuchPerson');
  if (!(await store.takeRequest(other, person))) throw refusedAtDoor('noSuchPerson');
  await store.takeRequest(person, other);
  await befriend(store, other, person);
}
