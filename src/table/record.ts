/** A finished table as a record of its game, and as what a viewer saw step by step. */
import type { Title } from '#games';
import { type GameRecord, type Play, requireBox, type Viewer } from '#kernel';
import type { Entry, SeenEntry } from './entry.ts';
import { diff, type Patch } from './patch.ts';
import { refusedByTable } from './reasons.ts';
import { after, lifted } from './restore.ts';
import type { TableState } from './state.ts';
import { seenEntry, type TableView, tableViewOf } from './tableView.ts';

/** The answers that stand after all entries, in order. */
export function standingPlays(entries: readonly Entry[]): Play[] {
  const plays = new Map<number, Play>();
  const standing = new Set<number>();
  for (const { seq, happening } of entries) {
    if (happening.did === 'played') {
      plays.set(seq, { seat: happening.seat, action: happening.action });
      standing.add(seq);
    }
    const settled = 'settled' in happening ? happening.settled : null;
    const undone = happening.did === 'tookBack' ? happening.undone : undefined;
    for (const gone of undone ?? (settled?.kind === 'back' ? settled.undone : [])) standing.delete(gone);
    for (const again of settled?.kind === 'back' ? settled.restored : []) standing.add(again);
  }
  return [...plays].flatMap(([seq, play]) => (standing.has(seq) ? [play] : []));
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
  };
  return names.some((name) => name !== '') ? { ...record, names } : record;
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
