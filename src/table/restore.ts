/** Tables from stored data: patches are put together and old shapes lifted, no rule runs. */
import type { Title } from '#games';
import { fromStored, type Game, type Position } from '#kernel';
import type { Table } from './change.ts';
import type { Entry } from './entry.ts';
import { patched } from './patch.ts';
import type { Holder, Level, TableState } from './state.ts';

/** The whole state is stored with every entry whose number this divides: no more patches need to be put together. */
export const SNAPSHOT_EVERY = 32;

/** The state after the last of the entries, from a snapshot at or before the first; entries it has seen are left out. */
export function stateAt(snapshot: TableState, entries: readonly Entry[]): TableState {
  return entries.reduce(after, snapshot);
}

/** The state after one more entry. */
export function after(state: TableState, { seq, patch }: Entry): TableState {
  if (seq <= state.seq) return state;
  if (seq !== state.seq + 1) throw new Error(`entry ${state.seq + 1} is missing`);
  return { ...(patch === null ? state : patched(state, patch)), seq };
}

/** The entry after which the state must be known too, for answers that may be taken back. */
export function baseNeeded({ open }: TableState): number | undefined {
  return open.plays.length > 0 ? open.from : undefined;
}

/** A table to go on with, from its state and, where one is needed, the one after entry `baseNeeded`. */
export function restore(title: Title, stored: TableState, baseState: TableState | null = null): Table {
  const { game } = title;
  const state = lifted(game, stored);
  if (baseNeeded(state) !== baseState?.seq && baseNeeded(state) !== undefined)
    throw new Error('the state to take back to is missing');
  const base = lifted(game, baseState ?? state).position;
  return state === stored ? { title, state, base } : { title, state, base, stored };
}

/** The state with its position in the game's present shape, its bots under their present names, and what is newer than it. */
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

/** Automata were not always ranked: where one is missing, the game is asked again who came in where. */
function rankedAnew(game: Game, state: TableState, { state: end }: Position): TableState {
  if (state.ending?.kind !== 'played') return state;
  const { ranking } = state.ending.outcome;
  const outcome =
    ranking.flat().length === state.seats.length && game.automata(end).length > 0
      ? game.outcome(end)
      : undefined;
  return outcome ? { ...state, ending: { kind: 'played', outcome } } : state;
}

/** Before seats could resign or be gone: nobody had, and a clock that had run out without consequence rings again. */
function completed(stored: TableState): TableState {
  const { quits, asked, clocks }: Partial<TableState> = stored;
  if (quits !== undefined && asked !== undefined) return stored;
  return { ...stored, quits: [], asked: 0, ...(clocks && { clocks: { ...clocks, late: [] } }) };
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
