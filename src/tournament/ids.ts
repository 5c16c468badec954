/** Ids: a table's is made of its tournament's, the round and its number, so that opening it twice is one table. */

/** What tells a tournament's id from all others; it is followed by fourteen letters and digits. */
export const TOURNAMENT_PREFIX = 'ev';
export const TOURNAMENT_ID_LENGTH = 16;

const TABLE_ID = /^(ev[a-z0-9]{14})r(\d{1,3})t(\d{1,3})$/;

export function tableIdOf(tournament: string, round: number, number: number): string {
  return `${tournament}r${round}t${number}`;
}

/** The tournament that a table belongs to, by the table's id. */
export function tournamentOf(table: string): string | undefined {
  return TABLE_ID.exec(table)?.[1];
}
