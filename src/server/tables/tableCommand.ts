/** One command at a live table: the moment it is decided in, and the commit that its entry becomes. */
import { randomFillSync } from 'node:crypto';
import { at, type Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type Acted,
  type Actor,
  absenceOf,
  act,
  alarm,
  type Command,
  dueBot,
  type Entry,
  isByTurns,
  type Moment,
  openTable,
  type PersonId,
  pastNeeded,
  planLook,
  type Rests,
  rematchPlan,
  SNAPSHOT_EVERY,
  type SystemCommand,
  stateAt,
  type Table,
  type TableState,
  viewerOf,
} from '#table';
import { bucketOf } from '../cluster/homes.ts';
import { restsFrom } from '../people/playingHours.ts';
import { isWelcomeBy, requireAccess } from '../people/tableAccess.ts';
import { requireVoice } from '../people/voice.ts';
import type { Commit, Notice, Store, TableRow } from '../store/index.ts';
import type { Audience } from './audience.ts';
import type { TablesContext } from './tablesContext.ts';

/** A command as the tables' thread gets it. */
export interface ReceivedCommand {
  readonly call: number;
  readonly actor: Actor;
  readonly command: Command | SystemCommand;
  /** Whether nobody has checked an invitation yet. */
  readonly outside: boolean;
  /** Where the system does something by itself: whether it is still to be done. */
  readonly isDue?: (state: TableState) => boolean;
}

/** The entry it became, and the viewer whose patch already acknowledges it. */
export interface Done {
  readonly seq: number;
  readonly viewer?: Viewer;
}

/** The table after the command and its entry, which happens at `earliest` if the clock says less; or a refusal. */
export async function decide(
  context: TablesContext,
  table: Table,
  { call, actor, command, outside }: ReceivedCommand,
  audience: Pick<Audience, 'gone'>,
  earliest = 0,
): Promise<Acted> {
  if (outside && command.do === 'sit') await refuseUninvited(context.store, table.state, actor);
  // Nothing is awaited that most commands can do without: it would be a promise for every play.
  else if (outside && actor !== 'system' && table.state.plan.access === 'link')
    await seenBy(actor.person, table, context);
  const now = Math.max(context.now(), earliest);
  const bare =
    command.do === 'play' ? { now } : await momentFor(context, table, actor, command, audience, now);
  const moment = hasHours(table.state)
    ? { ...bare, hours: await hoursAt(context.store, table.state, now) }
    : bare;
  if (command.do === 'say' && actor !== 'system')
    await requireVoice(context.store, actor.person, context.now());
  return context.working(call, table.state.id, () => act(table, actor, command, moment));
}

/** P24 The table, for somebody who may see it. */
export async function seenBy(
  person: PersonId,
  table: Table,
  { store, admins }: Pick<TablesContext, 'store' | 'admins'>,
): Promise<Table> {
  const { id, plan, host, seats } = table.state;
  // Most tables are public, and most commands come at them.
  if (plan.access === 'link')
    await requireAccess(store, { id, access: plan.access, host, seats }, person, admins);
  return table;
}

/** P6 Whoever may look at a table by link does not sit down there unasked: only its host, their friends and the people of its group do. */
async function refuseUninvited(
  store: Pick<Store, 'friendsOf' | 'isForGroupOf' | 'apartFrom'>,
  { id, plan, host }: TableState,
  actor: Actor,
): Promise<void> {
  if (plan.access === 'public' || actor === 'system' || actor.person === host) return;
  if (!(await isWelcomeBy(store, { id, host }, actor.person))) throw refusedAtDoor('notAllowed');
}

/** The time; and where the command needs them: chance, who is not here, and the table as it was. */
async function momentFor(
  { newSeed, newTableId, store }: TablesContext,
  { state }: Table,
  actor: Actor,
  command: Command | SystemCommand,
  audience: Pick<Audience, 'gone'>,
  now: number,
): Promise<Moment> {
  switch (command.do) {
    case 'start':
      return { now, seed: newSeed() };
    case 'rematch':
      return { now, tableId: newTableId() };
    case 'standIn':
    case 'host':
      return { now, gone: audience.gone({ ...state, absence: absenceOf(state.plan) }) };
    case 'propose':
    case 'agree': {
      if (command.do === 'propose' && command.request.kind === 'end')
        return { now, gone: audience.gone({ ...state, absence: absenceOf(state.plan) }) };
      const to = actor === 'system' ? undefined : pastNeeded(state, actor.person, command);
      const stored = to === undefined ? undefined : await store.load(state.id, to - 1);
      return stored ? { now, past: stateAt(stored.snapshot, stored.entries) } : { now };
    }
    default:
      return { now };
  }
}

/** Whether people play by turns with a clock, which stands at times. */
function hasHours({ plan, phase }: TableState): boolean {
  return plan.clock !== null && phase !== 'over' && isByTurns(plan);
}

/** When the clocks of the table's people stand. */
async function hoursAt(
  store: Pick<Store, 'hoursOf'>,
  { seats }: TableState,
  now: number,
): Promise<Record<PersonId, Rests>> {
  const people = seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : []));
  const rests: Record<PersonId, Rests> = {};
  for (const { person, hours } of await store.hoursOf(people)) {
    const own = restsFrom(hours, now);
    if (own) rests[person] = own;
  }
  return rests;
}

/** Every answer the person may give now. */
export function legalFor({ title, state }: Table, person: PersonId): readonly unknown[] {
  const viewer = viewerOf(state, person);
  if (viewer === 'spectator' || !state.awaited.includes(viewer)) return [];
  return title.game.legalActions(state.position?.state, viewer);
}

/** What the table of a rematch begins with. */
interface OfNew {
  readonly newSecret: () => string;
  readonly box: string | undefined;
}

/** What the store is to write for an entry after the one with link `prev`; with a rematch also the first entry of its table, which has a secret of its own and may have other values. */
export function commitOf(
  before: TableState,
  { table, entry }: Acted,
  created: number,
  ofNew: OfNew,
  prev: string,
): Commit {
  const after = table.state;
  const commit = {
    table: after.id,
    entry,
    link: newLink(),
    prev,
    snapshot: isSnapshotDue(before, after) ? after : null,
    row: rowOf(after, created, entry.at),
    rowChanged: before.seats !== after.seats || before.phase !== after.phase || before.host !== after.host,
    notices: noticesOf(before, after, entry.person),
  };
  const next = rematchOf(table, entry, ofNew);
  return next ? { ...commit, also: firstCommit(next) } : commit;
}

/** When somebody must look at the table, where that is earlier than before. */
export function alarmOf(before: TableState, { table, entry }: Acted): Commit['alarm'] {
  const wake = wakeOf(table.state, entry.at);
  const isEarlier = wake !== undefined && wake < (wakeOf(before, entry.at - 1) ?? Infinity);
  return isEarlier ? { bucket: bucketOf(table.state.id), wake } : undefined;
}

/** When the system has something to do at the table: at once where a bot is due, soon where somebody may have a plan. */
export function wakeOf(state: TableState, now: number): number | undefined {
  if (dueBot(state) !== undefined) return now;
  const look = planLook(state, now);
  const rings = alarm(state);
  return look === undefined ? rings : Math.min(look, rings ?? look);
}

/** A new table's commit. */
export function firstCommit({ table: { state }, entry }: Acted): Commit {
  const row = rowOf(state, entry.at, entry.at);
  const links = { link: newLink(), prev: '' };
  return { table: state.id, entry, ...links, snapshot: state, row, rowChanged: true, notices: [] };
}

/** Eight characters by chance: two entries that were made for the same place differ in it. */
function newLink(): string {
  if (linkAt === chance.length) {
    randomFillSync(chance);
    linkAt = 0;
  }
  linkAt += LINK_BYTES;
  return chance.toString('base64url', linkAt - LINK_BYTES, linkAt);
}

/** Chance for many links, since asking for it takes longer than everything else about them. */
const LINK_BYTES = 6;
const chance = Buffer.alloc(512 * LINK_BYTES);
let linkAt = chance.length;

/** People who decide for a seat that must act now. */
export function awaitedPeople({ awaited, seats, paused }: TableState): readonly PersonId[] {
  if (paused) return NO_PEOPLE;
  const people: PersonId[] = [];
  for (const seat of awaited) {
    const holder = at(seats, seat);
    if (holder.kind === 'human' && holder.standIn === null) people.push(holder.person);
  }
  return people;
}

const NO_PEOPLE: readonly PersonId[] = [];

/** The deal, the last entry of the game, and every 32nd. */
function isSnapshotDue(before: TableState, after: TableState): boolean {
  return before.phase !== after.phase || after.seq % SNAPSHOT_EVERY === 0;
}

function rowOf(state: TableState, created: number, updated: number): TableRow {
  const { id, plan, phase, host, seats, seq, paused, plays } = state;
  const { game, access } = plan;
  const awaited = paused ? [] : state.awaited;
  return { id, game, phase, access, host, seats, created, updated, seq, awaited, plays };
}

/** One notice at most for each person: whoever is awaited from now on, and at the start and the end everybody but who brought it about. */
function noticesOf(before: TableState, after: TableState, actor: PersonId | null): readonly Notice[] {
  if (before.awaited === after.awaited && before.seats === after.seats && before.phase === after.phase)
    return NOBODY;
  const waiting = awaitedPeople(before);
  const awaited = awaitedPeople(after).filter((person) => !waiting.includes(person));
  const turns = awaited.map((person): Notice => ({ person, kind: 'turn' }));
  if (before.phase === after.phase) return turns;
  const kind = after.phase === 'over' ? 'over' : 'started';
  const others = after.seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : []));
  return [
    ...turns,
    ...others
      .filter((person) => person !== actor && !awaited.includes(person))
      .map((person): Notice => ({ person, kind })),
  ];
}

const NOBODY: readonly Notice[] = [];

/** The next table, opened by the same command. */
function rematchOf(
  { title, state }: Table,
  { happening, person, at }: Entry,
  { newSecret, box }: OfNew,
): Acted | undefined {
  if (happening.did !== 'rematched') return undefined;
  const opening = {
    id: happening.table,
    host: person ?? state.host,
    plan: rematchPlan(state),
    now: at,
    secret: newSecret(),
  };
  return openTable(title, box === undefined ? opening : { ...opening, box });
}
