/** When people were last at their tables, as far as this process knows: who has been gone too long need not be waited for. */
import type { AbsenceRule, Gone, Holder, PersonId } from '#table';
import { QUICK_HOST } from '../people/quickHost.ts';

/** Whoever is not back so long after a start of the server was not here before it either. */
const TIME_TO_COME_BACK = 10 * 60_000;

/** Of so many tables at most. */
const REMEMBERED = 50_000;

/** As much of a table as it takes; a table view has it. */
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
    // The table of which something was noted last is the last to be forgotten.
    this.tables.delete(table);
    this.tables.set(table, seen.set(person, at));
    if (this.tables.size <= REMEMBERED) return;
    for (const oldest of this.tables.keys()) {
      this.tables.delete(oldest);
      return;
    }
  }

  /**
   * Since when those with a seat, and the host, are not here. Whom nobody remembers was last here when the table last changed
   * (`updated`), as far as anybody can tell; the server may have been down since.
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
