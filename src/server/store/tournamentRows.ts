/** Tournaments as rows of the database, and back. */
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoredPairing, Tournament, TournamentChange } from './tournamentStore.ts';

export function changeOf({ progress, plan, ...rest }: TournamentChange['tournament']) {
  return {
    ...rest,
    ...(plan && { body: JSON.stringify(plan) }),
    ...(progress !== undefined && { progress: progress && JSON.stringify(progress) }),
  };
}

export function pairingChange({
  scores,
  missed,
  came,
  isOpen,
}: Omit<NonNullable<TournamentChange['pairings']>[number], 'round' | 'number'>) {
  return {
    ...(scores !== undefined && { scores: scores && JSON.stringify(scores) }),
    ...(missed && { missed: JSON.stringify(missed) }),
    ...(came && { came: JSON.stringify(came) }),
    ...(isOpen !== undefined && { opened: isOpen ? 1 : 0 }),
  };
}

export function toRow({ plan, progress, group, ...row }: Tournament) {
  return {
    ...row,
    group_id: group,
    game: plan.game,
    body: JSON.stringify(plan),
    progress: progress && JSON.stringify(progress),
    claimed: 0,
  };
}

export function toTournament({
  body,
  progress,
  group_id: group,
  game: _,
  claimed: __,
  ...row
}: Selectable<Schema['events']>): Tournament {
  return { ...row, group, plan: JSON.parse(body), progress: progress === null ? null : JSON.parse(progress) };
}

export function toPairing({
  event_id: _,
  table_id: table,
  holders,
  came,
  missed,
  scores,
  opened,
  ...row
}: Selectable<Schema['event_tables']>): StoredPairing {
  return {
    ...row,
    table,
    seats: JSON.parse(holders),
    came: JSON.parse(came),
    missed: JSON.parse(missed),
    scores: scores === null ? null : JSON.parse(scores),
    isOpen: opened === 1,
  };
}
