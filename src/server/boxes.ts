/** Values of components by their fingerprint, whether or not they are in play here. */
import { checkBox } from '#box';
import { GAME_IDS, isGameId, type loadTitle, type Title } from '#games';
import { loadBoxFile, loadKnownBox } from '#games/boxes';
import { type Box, fingerprintMeant, fingerprintOf, Refused, refused } from '#kernel';
import type { Store } from './store/index.ts';

/** K10 What belongs to other values than those in play here, and to which. */
export class Elsewhere extends Refused {
  readonly game: string;
  /** The fingerprint of its values. */
  readonly box: string;

  constructor(game: string, box: string) {
    super(refused('otherBox').reason);
    this.game = game;
    this.box = box;
  }
}

/** Refuses what was made with other values than those in play, and says with which. */
export function requireBoxHere({ game }: Title, fingerprint: string | undefined): void {
  const meant = fingerprintMeant(game, fingerprint);
  if (meant !== fingerprintOf(game.box)) throw new Elsewhere(game.id, meant);
}

/** Values that Skyline came with or that were once in play on this server, if they can still be played with. */
export async function boxBy(
  store: Pick<Store, 'box'>,
  game: string,
  fingerprint: string,
): Promise<Box | undefined> {
  if (!isGameId(game)) return undefined;
  const found = (await loadKnownBox(game, fingerprint)) ?? (await store.box(fingerprint));
  if (found === undefined) return undefined;
  const { kit } = await loadBoxFile(game);
  const checked = checkBox(kit, found);
  return 'box' in checked && fingerprintOf(checked.box) === fingerprint ? checked.box : undefined;
}

/** Values of whichever game has them: those in play, and those that boxBy finds. */
export async function boxOfAnyGame(
  store: Pick<Store, 'box'>,
  load: typeof loadTitle,
  fingerprint: string,
): Promise<Box | undefined> {
  for (const id of GAME_IDS) {
    const { game } = await load(id);
    const box = fingerprintOf(game.box) === fingerprint ? game.box : await boxBy(store, id, fingerprint);
    if (box) return box;
  }
  return undefined;
}

/** Loads games as `load` does, and stores values in play that did not come with Skyline before anything is made with them. */
export function keepingBoxes(store: Pick<Store, 'keepBox'>, load: typeof loadTitle): typeof loadTitle {
  const kept = new Set<string>();
  return async (id) => {
    const title = await load(id);
    const { box, boxes } = title.game;
    if (!kept.has(id) && !boxes.includes(fingerprintOf(box))) await store.keepBox(box);
    kept.add(id);
    return title;
  };
}
