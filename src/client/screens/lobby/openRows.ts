/** Which open tables are offered to a person: friends' first, then everybody's, then seats of bots that may still be taken. */

import type { PersonId } from '#table';
import type { Lobby, Me, TableRow } from '../../remote/api.ts';

/** A table where somebody may sit down. */
export interface OfferedTable {
  readonly table: TableRow;
  /** The friend who has opened it. */
  readonly friend: PersonId | undefined;
  readonly isBotSeat: boolean;
}

/** Without tables that are full, or where the person sits already. */
export function openRows(
  { friends, tables, withBots }: Pick<Lobby, 'friends' | 'tables' | 'withBots'>,
  me: Pick<Me, 'id'> | undefined,
): readonly OfferedTable[] {
  const offered = [
    ...friends.map((table) => ({ table, friend: table.host, isBotSeat: false })),
    ...tables.map((table) => ({ table, friend: undefined, isBotSeat: false })),
    ...withBots.map((table) => ({ table, friend: undefined, isBotSeat: true })),
  ];
  return offered.filter(
    ({ table: { id, seats } }, i) =>
      offered.findIndex(({ table }) => table.id === id) === i &&
      seats.some(({ kind }) => kind !== 'human') &&
      !seats.some((holder) => holder.kind === 'human' && holder.person === me?.id),
  );
}

/** The seat to sit down on: the first open one, or else the first bot's. */
export function seatToTake({ seats }: Pick<TableRow, 'seats'>): number {
  const open = seats.findIndex(({ kind }) => kind === 'open');
  return open >= 0 ? open : seats.findIndex(({ kind }) => kind === 'bot');
}

/** Whether people play there whenever they look in, and not all at the same time. */
export function isByTurns({ pace }: Pick<TableRow, 'pace'>): boolean {
  const DAY = 86_400_000;
  return pace ? (pace.clock?.bank ?? pace.after) >= DAY : false;
}
