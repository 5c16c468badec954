/** Which open tables are shown, remembered for the next visit; and the game a new table begins with. */
import { type GameId, isGameId } from '#games';
import { recall, remember } from '../../settings/memory.ts';
import { isByTurns, type OfferedTable } from './openRows.ts';

export const FILTERS = ['all', 'live', 'turns', 'two'] as const;
export type Filter = (typeof FILTERS)[number];

export function rememberedFilter(): Filter {
  const stored = recall('openTables');
  return FILTERS.find((one) => one === stored) ?? 'all';
}

export function rememberFilter(filter: Filter): void {
  remember('openTables', filter);
}

export function fits({ table }: Pick<OfferedTable, 'table'>, filter: Filter): boolean {
  if (filter === 'two') return table.seats.length === 2;
  return filter === 'all' || isByTurns(table) === (filter === 'turns');
}

/** The game that was played last. */
export function lastGame(): GameId {
  const [game = ''] = recall('lastChoice')?.split(' ') ?? [];
  return isGameId(game) ? game : 'tangramcity';
}
