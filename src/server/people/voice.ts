/** Who may say something that others read. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';

/** P51 Whoever is muted says nothing, in whatever way: lines, phrases, names, texts of their own. */
export async function requireVoice(
  store: Pick<Store, 'silenceOf'>,
  person: PersonId,
  now: number,
): Promise<void> {
  const { mutedUntil } = await store.silenceOf(person);
  if (mutedUntil !== null && mutedUntil > now) throw refusedAtDoor('muted');
}
