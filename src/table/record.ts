/** A finished table as a record of its game, and as what a viewer saw step by step. */
import type { Title } from '#games';
import { type GameRecord, type Play, requireBox, type Viewer } from '#kernel';
import type { Entry, Happening, SeenEntry } from './entry.ts';
import { diff, type Patch } from './patch.ts';
import { shownDigest } from './promise.ts';
import { refusedByTable } from './reasons.ts';
import { after, lifted } from './restore.ts';
import type { TableState } from './state.ts';
import { seenEntry, type TableView, tableViewOf } from './tableView.ts';

/** The answers that stand after all entries, in order. */
export function standingPlays(entries: readonly Entry[]): Play[] {
  return standing(entries).map(({ seat, action }) => ({ seat, action }));
}

type Played = Extract<Happening, { did: 'played' }>;

function standing(entries: readonly Entry[]): readonly Played[] {
  const plays = new Map<number, Played>();
  const stands = new Set<number>();
  for (const { seq, happening } of entries) {
    if (happening.did === 'played') {
      plays.set(seq, happening);
      stands.add(seq);
    }
    const settled = 'settled' in happening ? happening.settled : null;
    const undone = happening.did === 'tookBack' ? happening.undone : undefined;
    for (const gone of undone ?? (settled?.kind === 'back' ? settled.undone : [])) stands.delete(gone);
    for (const again of settled?.kind === 'back' ? settled.restored : []) stands.add(again);
  }
  return [...plays].flatMap(([seq, play]) => (stands.has(seq) ? [play] : []));
}

/**
 * T19 The record of a table's game, with its seed: only once it is over. With the players' names where they are given, by
 * seat, and the values it was played with.
 */
export function recordOf(
  state: TableState,
  entries: readonly Entry[],
  names: readonly string[] = [],
  box: Pick<GameRecord, 'box' | 'values'> = state.box === undefined ? {} : { box: state.box },
): GameRecord {
  if (state.phase !== 'over' || state.seed === null) throw refusedByTable('notOver');
  const { game, options } = state.plan;
  const record = {
    game,
    options,
    seats: state.seats.length,
    seed: state.seed,
    plays: standingPlays(entries),
    ...box,
    ...proofOf(state, entries),
  };
  return names.some((name) => name !== '') ? { ...record, names } : record;
}

/** T34 What makes the deal checkable: from now on everybody may know the secret. */
function proofOf({ id, promise }: TableState, entries: readonly Entry[]): Pick<GameRecord, 'proof'> {
  if (!promise) return {};
  const dealt = entries.flatMap(({ happening }) => (happening.did === 'dealt' ? [happening] : []));
  const shown = [...dealt, ...standing(entries)].map(({ events }) => shownDigest(events));
  const { digest, secret, salts } = promise;
  return { proof: { table: id, promise: digest, secret, salts, shown } };
}

/** One step of a replay: what happened, and what it changed in what the viewer sees. */
export interface Frame extends SeenEntry {
  readonly patch: Patch | null;
}

export interface Replay {
  readonly first: TableView;
  readonly frames: readonly Frame[];
}

/** Everything the viewer saw from a state on. Who may see as which viewer is decided elsewhere. */
export function replayFrames(
  title: Title,
  start: TableState,
  entries: readonly Entry[],
  viewer: Viewer,
): Replay {
  const { game } = title;
  requireBox(game, start.box);
  const look = (state: TableState) => tableViewOf({ title, state: lifted(game, state) }, viewer);
  const first = look(start);
  let state = start;
  let tableView = first;
  const frames = entries.flatMap((entry): Frame[] => {
    if (entry.seq <= state.seq) return [];
    state = after(state, entry);
    const before = tableView;
    tableView = look(state);
    // What spectators said during the game stays among them.
    return [{ ...seenEntry(game, entry, viewer, false), patch: diff(before, tableView) ?? null }];
  });
  return { first, frames };
}
