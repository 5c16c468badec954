/** Starting and reopening games on this device. */
import type { Title } from '#games';
import { boxOfRecord } from '#kernel';
import { restore, stateAt, type TableState } from '#table';
import { rememberLeftOff } from '../../settings/leftOff.ts';
import { type LoadingSteps, titleFor, titleIfInPlay } from '../titles/titles.ts';
import { type LocalPlan, newLocalId } from './localPlan.ts';
import { localRepository, type StoredGame } from './localRepository.ts';
import type { OpenGame } from './localStore.ts';
import { dealTable, type LocalChange, type LocalTable, resumeTable } from './localTable.ts';

/** Deals a new game, stores it and returns its id; `prepare` may give the first answers. */
export async function startGame(
  title: Title,
  plan: LocalPlan,
  seed: string,
  prepare: (local: LocalTable, now: number) => readonly LocalChange[] = () => [],
): Promise<string> {
  const id = newLocalId();
  const now = Date.now();
  const dealt = dealTable(title, { id, plan, seed, now });
  const given = prepare(dealt.local, now);
  const entries = [...dealt.entries, ...given.map(({ entry }) => entry)];
  const { table } = given.at(-1)?.local ?? dealt.local;
  const game = {
    id,
    game: title.game.id,
    proposal: plan,
    created: now,
    updated: now,
    over: false,
    box: boxOfRecord(title.game),
  };
  const repository = await localRepository();
  await repository.commit(game, entries, table.state);
  rememberLeftOff(1);
  return id;
}

/** Loads a stored game; undefined if there is none with this id. */
export async function loadGame(id: string, beside?: LoadingSteps['beside']): Promise<OpenGame | undefined> {
  const repository = await localRepository();
  const stored = await repository.load(id);
  return stored && reopenGame(await titleFor(stored.game.game, stored.game.box ?? {}, { beside }), stored);
}

/** The same, but only if the page plays with its values now. */
export async function loadGameInPlay(id: string): Promise<OpenGame | undefined> {
  const repository = await localRepository();
  const stored = await repository.load(id);
  const title = stored && (await titleIfInPlay(stored.game.game, stored.game.box ?? {}));
  return title && reopenGame(title, stored);
}

/** Restores a stored game without running rules. */
export function reopenGame(title: Title, stored: StoredGame): OpenGame {
  const { game, entries } = stored;
  const state = stateAfter(stored, entries.at(-1)?.seq ?? 0);
  const table = restore(title, state, stateAfter(stored, state.open.from));
  return { title, game, local: resumeTable(table), entries };
}

function stateAfter({ entries, snapshots }: StoredGame, seq: number): TableState {
  const snapshot = snapshots.findLast((one) => one.seq <= seq);
  if (!snapshot) throw new Error(`no snapshot at or before entry ${seq}`);
  return stateAt(
    snapshot,
    entries.filter((entry) => entry.seq <= seq),
  );
}
