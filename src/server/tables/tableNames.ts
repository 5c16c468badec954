/** What the people around a table are called, and whom a table names. */
import type { Names } from '#protocol';
import type { Entry, PersonId, TableState } from '#table';
import type { Store } from '../store/index.ts';

/** What the people of one table are called, read from the store when they first turn up. */
export class NameBook {
  private readonly store: Pick<Store, 'people'>;
  private readonly names = new Map<PersonId, string>();

  constructor(store: Pick<Store, 'people'>) {
    this.store = store;
  }

  /** Reads the names that are not known yet, and gives whose they are; undefined when there are none. */
  learn(people: readonly PersonId[]): Promise<readonly PersonId[]> | undefined {
    const unknown = people.filter((person) => !this.names.has(person));
    return unknown.length > 0 ? this.read(unknown) : undefined;
  }

  /** Whether the table knows the person, so that the new name must be shown there. */
  change(person: PersonId, name: string): boolean {
    if (!this.names.has(person)) return false;
    this.names.set(person, name);
    return true;
  }

  of(people: readonly PersonId[]): Names {
    return Object.fromEntries(people.map((person) => [person, this.names.get(person) ?? '']));
  }

  private async read(people: readonly PersonId[]): Promise<readonly PersonId[]> {
    const found = await this.store.people(people);
    for (const person of people) this.names.set(person, '');
    for (const { id, name } of found) this.names.set(id, name);
    return people;
  }
}

/** Everybody whom a state and these entries name. */
export function peopleIn({ host, seats }: TableState, entries: readonly Entry[]): readonly PersonId[] {
  const people = new Set([host]);
  for (const holder of seats) if (holder.kind === 'human') people.add(holder.person);
  for (const entry of entries) for (const person of peopleOf(entry)) people.add(person);
  return [...people];
}

/** Whom one entry names. */
export function peopleOf({ person, happening }: Entry): readonly PersonId[] {
  const named = 'person' in happening ? [happening.person] : [];
  return person === null ? named : [person, ...named];
}
