/** A table on this device: who holds the device, whose view is shown, and the curtain between two humans. */
import type { Title } from '#games';
import { type Position, refused, type Seat, type Viewer } from '#kernel';
import {
  act,
  botAt,
  type Command,
  type Entry,
  type Holder,
  laidTable,
  openTable,
  type PersonId,
  type Table,
  type TablePlan,
  type TableState,
  type TableView,
  tableViewOf,
} from '#table';
import type { LocalPlan } from './localPlan.ts';

/** The table with its holder and curtain. */
export interface LocalTable {
  readonly table: Table;
  /** The human who has the device, or had it last. */
  readonly holder: Seat | undefined;
  /** The human who must get the device before anything is shown. */
  readonly curtain: Seat | undefined;
}

/** A table after one more entry. */
export interface LocalChange {
  readonly local: LocalTable;
  readonly entry: Entry;
}

/** The person id of a seat's human; several humans around one device are separate persons. */
export function localPerson(seat: Seat): PersonId {
  return `local-${seat}`;
}

/** Opens a table and deals; refuses what the table or the game refuses. */
export function dealTable(
  title: Title,
  { id, plan, seed, now }: { id: string; plan: LocalPlan; seed: string; now: number },
): { readonly local: LocalTable; readonly entries: readonly Entry[] } {
  const host = localPerson(0);
  const opened = openTable(title, { id, host, plan: planOf(title, plan), now });
  const started = act(opened.table, { person: host, commandId: null }, { do: 'start' }, { now, seed });
  return { local: resumeTable(started.table), entries: [opened.entry, started.entry] };
}

/** A table that begins with a position. */
export function layTable(
  title: Title,
  { id, plan, seed, now }: { id: string; plan: LocalPlan; seed: string; now: number },
  position: Position,
): LocalTable {
  const opening = { id, host: localPerson(0), plan: planOf(title, plan), now };
  return resumeTable(laidTable(title, opening, position, seed));
}

/** A table loaded from storage; with several humans the curtain is down. */
export function resumeTable(table: Table): LocalTable {
  const humans = humansOf(table.state);
  if (humans.length < 2) return { table, holder: humans[0], curtain: undefined };
  const deciding = decidingHumans(table.state);
  const last = table.state.open.plays.findLast(({ seat }) => humans.includes(seat))?.seat;
  if (deciding.length === 0) return { table, holder: undefined, curtain: undefined };
  const same = last !== undefined && deciding.includes(last);
  return { table, holder: last, curtain: same ? last : nextAfter(deciding, last) };
}

/** Carries out a command of the device's holder. Behind the curtain only a take-back is allowed, and the curtain stays down. */
export function carryOut({ table, holder, curtain }: LocalTable, command: Command, now: number): LocalChange {
  const covered = curtain !== undefined;
  if (holder === undefined || (covered && command.do !== 'takeBack')) throw refused('noDecision');
  const next = act(table, { person: localPerson(holder), commandId: null }, command, { now });
  const local = drawCurtain({ table: next.table, holder, curtain: covered ? holder : undefined });
  return { local, entry: next.entry };
}

/** Plays a bot's choice. */
export function playAsBot(local: LocalTable, seat: Seat, action: unknown, now: number): LocalChange {
  const { table, entry } = act(local.table, 'system', { do: 'playBot', seat, action }, { now });
  return { local: drawCurtain({ ...local, table }), entry };
}

/** Lifts the curtain: the awaited human has the device now. */
export function withoutCurtain(local: LocalTable): LocalTable {
  return local.curtain === undefined ? local : { ...local, holder: local.curtain, curtain: undefined };
}

/** Whose view is shown: a spectator's behind the curtain, and at the end of a game of several humans. */
export function localViewer({ table, holder, curtain }: LocalTable): Viewer {
  const together = table.state.phase === 'over' && humansOf(table.state).length > 1;
  return curtain !== undefined || together ? 'spectator' : (holder ?? 'spectator');
}

/** The table view for the screen; behind the curtain the last holder may still take back. */
export function localTableView(local: LocalTable): TableView {
  const tableView = tableViewOf(local.table, localViewer(local));
  if (local.curtain === undefined || local.holder === undefined) return tableView;
  return { ...tableView, mayTakeBack: tableViewOf(local.table, local.holder).mayTakeBack };
}

function planOf({ game }: Title, { options, seats }: LocalPlan): TablePlan {
  const holders = seats.map(
    ({ player }, seat): Holder =>
      player === 'human'
        ? { kind: 'human', person: localPerson(seat), standIn: null }
        : { kind: 'bot', level: player },
  );
  return { game: game.id, options, access: 'link', clock: null, seats: holders };
}

function humansOf({ seats }: TableState): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

/** Humans with a decision, without those for whom a bot plays. */
function decidingHumans(state: TableState): Seat[] {
  return humansOf(state).filter((seat) => state.awaited.includes(seat) && botAt(state, seat) === undefined);
}

/** Lowers the curtain if a human other than the holder is to decide. */
function drawCurtain(local: LocalTable): LocalTable {
  const { table, holder, curtain } = local;
  if (curtain !== undefined || humansOf(table.state).length < 2) return local;
  const deciding = decidingHumans(table.state);
  if (deciding.length === 0 || (holder !== undefined && deciding.includes(holder))) return local;
  return { ...local, curtain: nextAfter(deciding, holder) };
}

function nextAfter(deciding: readonly Seat[], holder: Seat | undefined): Seat | undefined {
  return deciding.find((seat) => seat > (holder ?? -1)) ?? deciding[0];
}
