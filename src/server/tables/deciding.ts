/** A command on its way, and what it needs besides the table: the moment, an invitation, a second table. */
import type { Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type Acted,
  type Actor,
  absenceOf,
  type Command,
  type Entry,
  type Moment,
  openTable,
  type PersonId,
  pastNeeded,
  rematchPlan,
  type SystemCommand,
  stateAt,
  type Table,
  type TableState,
  viewerOf,
} from '#table';
import type { Store } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { TablesContext } from './tablesContext.ts';

/** Somebody's command, on its way. */
export interface Asking {
  readonly call: number;
  readonly actor: Actor;
  readonly command: Command | SystemCommand;
  /** Whether nobody has checked an invitation. */
  readonly outside: boolean;
}

/** What came of it, and the viewer whose message already says so. */
export interface Done {
  readonly seq: number;
  readonly viewer?: Viewer;
}

/** Time, chance, who is not here, and the past where the command goes back to it. */
export async function momentFor(
  { now: clock, newSeed, newTableId, store }: TablesContext,
  { state }: Table,
  actor: Actor,
  command: Command | SystemCommand,
  audience: Pick<Audience, 'gone'>,
): Promise<Moment> {
  const now = clock();
  if (
    command.do === 'standIn' ||
    command.do === 'host' ||
    (command.do === 'propose' && command.request.kind === 'end')
  )
    return { now, gone: audience.gone({ ...state, absence: absenceOf(state.plan) }) };
  if (command.do === 'start') return { now, seed: newSeed() };
  if (command.do === 'rematch') return { now, tableId: newTableId() };
  const to = actor === 'system' ? undefined : pastNeeded(state, actor.person, command);
  if (to === undefined) return { now };
  const stored = await store.load(state.id, to - 1);
  return stored ? { now, past: stateAt(stored.snapshot, stored.entries) } : { now };
}

/** P6 Whoever may look at a table by link does not sit down there unasked: only its host and their friends do. */
export async function refuseUninvited(
  store: Pick<Store, 'friendsOf'>,
  { plan, host }: TableState,
  actor: Actor,
): Promise<void> {
  if (plan.access === 'public' || actor === 'system' || actor.person === host) return;
  if (!(await store.friendsOf(host)).includes(actor.person)) throw refusedAtDoor('notAllowed');
}

/** The next table, opened by the same command. */
export function rematchOf({ title, state }: Table, { happening, person, at }: Entry): Acted | undefined {
  if (happening.did !== 'rematched') return undefined;
  const plan = rematchPlan(state);
  return openTable(title, { id: happening.table, host: person ?? state.host, plan, now: at });
}

/** Every answer the person may give now. */
export function legalFor({ title, state }: Table, person: PersonId): readonly unknown[] {
  const viewer = viewerOf(state, person);
  if (viewer === 'spectator' || !state.awaited.includes(viewer)) return [];
  return title.game.legalActions(state.position?.state, viewer);
}
