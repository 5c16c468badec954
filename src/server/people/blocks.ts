/** Whom one mutes or blocks, and what follows from it: nothing that the other could notice. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { BlockKind, Store } from '../store/index.ts';

/** P17 */
const MOST_BLOCKS = 1000;

/** Mutes or blocks somebody. Who is blocked is no friend any more, and what either asked of the other is forgotten. */
export async function block(store: Store, person: PersonId, other: PersonId, kind: BlockKind): Promise<void> {
  if (person === other) throw refusedAtDoor('notAllowed');
  if ((await store.person(other)) === undefined) throw refusedAtDoor('noSuchPerson');
  if ((await store.blocksOf(person)).length >= MOST_BLOCKS) throw refusedAtDoor('tooMany');
  await store.addBlock({ person, other, kind, created: Date.now() });
  if (kind === 'mute') return;
  await store.endFriends(person, other);
  await store.takeRequest(person, other);
}

/** Whether either has blocked the other. */
export async function areApart(
  store: Pick<Store, 'apartFrom'>,
  person: PersonId,
  other: PersonId,
): Promise<boolean> {
  return (await store.apartFrom(person)).includes(other);
}

/** Whom the person blocks. */
export async function blockedBy(
  store: Pick<Store, 'blocksOf'>,
  person: PersonId,
): Promise<ReadonlySet<PersonId>> {
  const blocks = await store.blocksOf(person);
  return new Set(blocks.flatMap(({ other, kind }) => (kind === 'block' ? [other] : [])));
}
