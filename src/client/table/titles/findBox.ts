/** Finds values of components by their fingerprint, and checks them. */
import { checkBox } from '#box';
import type { GameId } from '#games';
import { loadBoxFile, loadKnownBox } from '#games/boxes';
import { type Box, fingerprintOf } from '#kernel';
import { api } from '../../remote/api.ts';

/** Values that come along, those of former versions, then those the server knows; only if they can be played with. */
export async function findBox(
  id: GameId,
  fingerprint: string,
  values: Box['values'] | undefined,
): Promise<Box | undefined> {
  const file =
    (values && { game: id, values }) ??
    (await loadKnownBox(id, fingerprint)) ??
    (await api.box(fingerprint).catch(() => undefined));
  if (!file) return undefined;
  const checked = checkBox((await loadBoxFile(id)).kit, file);
  return 'box' in checked && fingerprintOf(checked.box) === fingerprint ? checked.box : undefined;
}
