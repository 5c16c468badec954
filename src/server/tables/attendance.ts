/** When people were last at their tables, as far as this process knows: nobody has to wait for those who have been gone too long. */
import type { AbsenceRule, Gone, Holder, PersonId } from '#table';
import { QUICK_HOST } from '../people/quickHost.ts';

/** So long after a start of the server people have time to come back before they count as gone. */
const TIME_TO_COME_BACK = 10 * 60_000;

/** Tables at most of which this is remembered. */
const REMEMBERED = 50_000;

/** The part of a table that is needed; a table view has it too. */
interface Peopled {
  readonly id: string;
  readonly host: PersonId;
  readonly seats: readonly Holder[];
  readonly absence: AbsenceRule;
}

export class Attendance {
  private readonly started: number;
  private readonly tables = new Map<string, Map<PersonId, number>>();

  constructor(started: number) {
    this.started = started;
  }

  saw(table: string, person: PersonId, at: number): void {
    const seen = this.tables.get(table) ?? new Map<PersonId, number>();
    // Put last: the first table in the map is the first to be forgotten.
    this.tables.delete(table);
    this.tables.set(table, seen.set(person, at));
    if (this.tables.size <= REMEMBERED) return;
    for (const oldest of this.tables.keys()) {
      this.tables.delete(oldest);
      return;
    }
  }

  /**
   * Since when those with a seat, and the host, are not here. Those not remembered count as gone since the table last
   * changed (`updated`): the server may have been down since.
   */
  gone(table: Peopled, isHere: (person: PersonId) => boolean, updated: number): Gone {
    const { id, host, seats, absence } = table;
    const { after } = absence;
    const people = seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : []));
    const gone: Record<PersonId, number> = {};
    for (const person of new Set([host, ...people])) {
      if (isHere(person) || person === QUICK_HOST || person === '') continue;
      const known = this.tables.get(id)?.get(person);
      const since = known ?? Math.max(updated, this.started - after + Math.min(after, TIME_TO_COME_BACK));
      if (known === undefined) this.saw(id, person, since);
      gone[person] = since;
    }
    return gone;
  }
}
