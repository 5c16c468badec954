/** A table on this device: who holds it, whose eyes it shows, and the curtain between two humans. Pure. */
import type { Title } from '#games';
import { refused, type Seat, type Viewer } from '#kernel';
import {
  act,
  botAt,
  type Command,
  type Entry,
  type Holder,
  openTable,
  type PersonId,
  type Table,
  type TablePlan,
  type TableState,
  type TableView,
  tableViewOf,
} from '#table';
import type { Proposal } from './plan.ts';

export interface LocalTable {
  readonly table: Table;
  /** The human who has the device, or had it last. */
  readonly holder: Seat | undefined;
  /** The human who must be handed the device before anything is shown. */
  readonly curtain: Seat | undefined;
}

/** A table after one more entry. */
export interface Changed {
  readonly local: LocalTable;
  readonly entry: Entry;
}

/** The human of a seat; several humans around one device are persons of their own. */
export function localPerson(seat: Seat): PersonId {
  return `local-${seat}`;
}

/** Opens a table and deals; refuses what the table and the game refuse. */
export function dealt(
  title: Title,
  { id, proposal, seed, now }: { id: string; proposal: Proposal; seed: string; now: number },
): { readonly local: LocalTable; readonly entries: readonly Entry[] } {
  const host = localPerson(0);
  const opened = openTable(title, { id, host, plan: planOf(title, proposal), now });
  const started = act(opened.table, { person: host, commandId: null }, { do: 'start' }, { now, seed });
  return { local: resumed(started.table), entries: [opened.entry, started.entry] };
}

/** A table as it comes from the shelf: several humans find it covered. */
export function resumed(table: Table): LocalTable {
  const humans = humansOf(table.state);
  if (humans.length < 2) return { table, holder: humans[0], curtain: undefined };
  const asked = askedHumans(table.state);
  const last = table.state.open.plays.findLast(({ seat }) => humans.includes(seat))?.seat;
  if (asked.length === 0) return { table, holder: undefined, curtain: undefined };
  const same = last !== undefined && asked.includes(last);
  return { table, holder: last, curtain: same ? last : nextAfter(asked, last) };
}

/** What the human with the device commands. From behind the curtain, only a take-back: it goes back covered. */
export function carriedOut({ table, holder, curtain }: LocalTable, command: Command, now: number): Changed {
  const covered = curtain !== undefined;
  if (holder === undefined || (covered && command.do !== 'takeBack')) throw refused('noDecision');
  const next = act(table, { person: localPerson(holder), commandId: null }, command, { now });
  const local = drawCurtain({ table: next.table, holder, curtain: covered ? holder : undefined });
  return { local, entry: next.entry };
}

/** What a bot has chosen. */
export function playedByBot(local: LocalTable, seat: Seat, action: unknown, now: number): Changed {
  const { table, entry } = act(local.table, 'system', { do: 'playBot', seat, action }, { now });
  return { local: drawCurtain({ ...local, table }), entry };
}

/** The awaited human has the device now. */
export function lifted(local: LocalTable): LocalTable {
  return local.curtain === undefined ? local : { ...local, holder: local.curtain, curtain: undefined };
}

/** Behind the curtain, and when several humans look at the end together, only what everybody may know. */
export function eyesOf({ table, holder, curtain }: LocalTable): Viewer {
  const together = table.state.phase === 'over' && humansOf(table.state).length > 1;
  return curtain !== undefined || together ? 'spectator' : (holder ?? 'spectator');
}

/** What the screen may show; behind the curtain the last holder may still take back. */
export function localTableView(local: LocalTable): TableView {
  const tableView = tableViewOf(local.table, eyesOf(local));
  if (local.curtain === undefined || local.holder === undefined) return tableView;
  return { ...tableView, mayTakeBack: tableViewOf(local.table, local.holder).mayTakeBack };
}

function planOf({ game }: Title, { options, seats }: Proposal): TablePlan {
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

/** Those for whom a bot plays on are asked no more. */
function askedHumans(state: TableState): Seat[] {
  return humansOf(state).filter((seat) => state.awaited.includes(seat) && botAt(state, seat) === undefined);
}

/** Covers the table when another human than the holder is to decide. */
function drawCurtain(local: LocalTable): LocalTable {
  const { table, holder, curtain } = local;
  if (curtain !== undefined || humansOf(table.state).length < 2) return local;
  const asked = askedHumans(table.state);
  if (asked.length === 0 || (holder !== undefined && asked.includes(holder))) return local;
  return { ...local, curtain: nextAfter(asked, holder) };
}

function nextAfter(asked: readonly Seat[], holder: Seat | undefined): Seat | undefined {
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0];
}
