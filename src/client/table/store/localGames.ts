/** Games of this device: begun, and opened again. */
import { loadTitle, type Title } from '#games';
import { restore, stateAt, type TableState } from '#table';
import { localShelf, type StoredGame } from './localShelf.ts';
import type { OpenGame } from './localStore.ts';
import { dealt, resumed } from './localTable.ts';
import { newLocalId, type Proposal } from './plan.ts';

/** Deals a new game and puts it on the shelf; gives its id. */
export async function beginGame(title: Title, proposal: Proposal, seed: string): Promise<string> {
  const id = newLocalId();
  const now = Date.now();
  const { local, entries } = dealt(title, { id, proposal, seed, now });
  const game = { id, game: title.game.id, proposal, created: now, updated: now, over: false };
  const shelf = await localShelf();
  await shelf.commit(game, entries, local.table.state);
  return id;
}

/** A game from the shelf, or undefined when there is none of this id. */
export async function takeGame(id: string): Promise<OpenGame | undefined> {
  const shelf = await localShelf();
  const stored = await shelf.load(id);
  return stored && reopened(await loadTitle(stored.game.game), stored);
}

/** A stored game as it stood; no rule runs. */
export function reopened(title: Title, stored: StoredGame): OpenGame {
  const { game, entries } = stored;
  const state = stateAfter(stored, entries.at(-1)?.seq ?? 0);
  const table = restore(title, state, stateAfter(stored, state.open.from));
  return { title, game, local: resumed(table), entries };
}

function stateAfter({ entries, snapshots }: StoredGame, seq: number): TableState {
  const snapshot = snapshots.findLast((one) => one.seq <= seq);
  if (!snapshot) throw new Error(`no snapshot at or before entry ${seq}`);
  return stateAt(
    snapshot,
    entries.filter((entry) => entry.seq <= seq),
  );
}
