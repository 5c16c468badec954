/** Tables from stored data: patches are applied and old shapes brought up to date; no rule runs. */
import type { Title } from '#games';
import { fromStored, type Game, type Position, requireBox } from '#kernel';
import type { Table } from './change.ts';
import type { Entry } from './entry.ts';
import { lineOf } from './line.ts';
import { patched, patchFrom } from './patch.ts';
import type { Holder, Level, TableState } from './state.ts';

/** With every so many entries the whole state is stored, so that only the patches since then have to be applied. */
export const SNAPSHOT_EVERY = 32;

/** The state after the last of the entries, from a snapshot; entries up to the snapshot are skipped. */
export function stateAt(snapshot: TableState, entries: readonly Entry[]): TableState {
  return entries.reduce(after, snapshot);
}

/** The state after one more entry. */
export function after(state: TableState, { seq, patch }: Entry): TableState {
  if (seq <= state.seq) return state;
  if (seq !== state.seq + 1) throw new Error(`entry ${state.seq + 1} is missing`);
  return { ...(patch === null ? state : patched(state, patchFrom(patch))), seq };
}

/** The entry whose state is needed too, so that answers can be taken back. */
export function baseNeeded({ open }: TableState): number | undefined {
  return open.plays.length > 0 ? open.from : undefined;
}

/** A table to go on with, from its state and, where `baseNeeded` names an entry, the state after that; refuses one with other values (K10). */
export function restore(title: Title, stored: TableState, baseState: TableState | null = null): Table {
  const { game } = title;
  requireBox(game, stored.box);
  const state = lifted(game, stored);
  const needed = baseNeeded(state);
  if (needed !== undefined && needed !== baseState?.seq)
    throw new Error('the state to take back to is missing');
  const base = lifted(game, baseState ?? state).position;
  return state === stored ? { title, state, base } : { title, state, base, stored };
}

/**
 * The table after one more entry, which was decided elsewhere. Undefined where answers may be taken back to a moment
 * that this table does not know, or where newer rules wrote it: then it has to be restored.
 */
export function follow(table: Table, entry: Entry): Table | undefined {
  const { title } = table;
  const stored = after(table.stored ?? table.state, entry);
  if (isNewer(title.game, stored)) return undefined;
  const state = lifted(title.game, stored);
  const { from, plays } = state.open;
  const base = plays.length === 0 || from === state.seq ? state.position : table.base;
  if (base !== state.position && from !== table.state.open.from) return undefined;
  return state === stored ? { title, state, base } : { title, state, base, stored };
}

/** Whether newer rules than these wrote the state: what it holds, and hides, is not known here. */
export function isNewer({ migrations }: Game, { version }: TableState): boolean {
  return version > migrations.length;
}

/** The state brought up to date: the position in the game's present shape, bots under their present names, later fields added. */
export function lifted(game: Game, stored: TableState): TableState {
  const state = completed(stored);
  const { version, position } = state;
  const seats = state.seats.some(isFormer) ? state.seats.map(renamed) : state.seats;
  const named = seats === state.seats ? state : { ...state, seats };
  if (position === null) return named;
  if (version === game.migrations.length) return rankedAnew(game, named, position);
  const present = fromStored(game, { game: game.id, version, position });
  return rankedAnew(game, { ...named, position: present, version: game.migrations.length }, present);
}

/** Automata were not always ranked: where one is missing, the game ranks everybody again. */
function rankedAnew(game: Game, state: TableState, { state: end }: Position): TableState {
  if (state.ending?.kind !== 'played') return state;
  const { ranking } = state.ending.outcome;
  const outcome =
    ranking.flat().length === state.seats.length && game.automata(end).length > 0
      ? game.outcome(end)
      : undefined;
  return outcome ? { ...state, ending: { kind: 'played', outcome } } : state;
}

/** Adds what older states lack: a line as runs; nobody had resigned or was gone, and a clock that had run out without effect rings again. */
function completed(stored: TableState): TableState {
  const former: readonly unknown[] = stored.line;
  const listed = former.filter((entry) => typeof entry === 'number');
  return withQuits(listed.length > 0 ? { ...stored, line: lineOf(listed) } : stored);
}

function withQuits(stored: TableState): TableState {
  // All of it came at once.
  const { quits }: Partial<TableState> = stored;
  if (quits !== undefined) return stored;
  return { ...stored, quits: [], asked: 0, clocks: { ...stored.clocks, late: [] } };
}

/** What bots were called before there were levels. */
const FORMER: Readonly<Record<string, Level>> = { random: 'level1', greedy: 'level3' };

function isFormer(holder: Holder): boolean {
  return renamed(holder) !== holder;
}

function renamed(holder: Holder): Holder {
  if (holder.kind === 'open') return holder;
  const name = holder.kind === 'bot' ? holder.level : holder.standIn;
  const level = name === null ? undefined : FORMER[name];
  if (!level) return holder;
  return holder.kind === 'bot' ? { ...holder, level } : { ...holder, standIn: level };
}
