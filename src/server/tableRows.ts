/** What can be said of a table from its row alone, without loading it. */
import type { PersonId } from '#table';
import type { TableRow } from './store/index.ts';

/** The person's seat; none is -1. */
export function seatIn({ seats }: Pick<TableRow, 'seats'>, person: PersonId): number {
  return seats.findIndex((holder) => holder.kind === 'human' && holder.person === person);
}

/** The first open seat, or else the first bot's, which a person may take before the first answer; none is -1. */
export function freeSeatIn({ seats }: TableRow): number {
  const open = seats.findIndex(({ kind }) => kind === 'open');
  return open >= 0 ? open : seats.findIndex(({ kind }) => kind === 'bot');
}

/** Whether an answer of this person, and not of a bot standing in, is awaited. */
export function isWaitingFor({ phase, seats, awaited }: TableRow, person: PersonId): boolean {
  if (phase !== 'playing') return false;
  return awaited.some((seat) => {
    const holder = seats[seat];
    return holder?.kind === 'human' && holder.person === person && holder.standIn === null;
  });
}
