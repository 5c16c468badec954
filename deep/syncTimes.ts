/** How long clients are out of sync: cut off, waiting for an answer, or without an entry that somebody else has seen. */
import { textTable } from '../tools/table.ts';
import type { Fault } from './faults.ts';
import type { Scripted } from './scripted.ts';

/** How often clients are looked at, and how late answers and entries may be before it counts, in milliseconds. */
const LOOK = 25;
const GRACE = 1000;

/** Whoever falls out of sync so many milliseconds after a fault has ended suffers from something else. */
const AFTERMATH = 5000;

/** A fault as clients saw it. */
export interface Suffering {
  readonly fault: Fault;
  readonly start: number;
  end: number;
  /** Clients that lost their node at the start: for them time runs from there. */
  readonly victims: ReadonlySet<Scripted>;
  /** The longest time until each client that noticed was in sync again, in milliseconds. */
  readonly back: Map<Scripted, number>;
}

export class SyncTimes {
  readonly faults: Suffering[] = [];
  /** Times out of sync that no fault explains. */
  readonly unexplained: number[] = [];
  readonly #people: () => Iterable<Scripted>;
  /** Since when each client is out of sync. */
  readonly #away = new Map<Scripted, number>();
  /** When each entry of a table was first seen by anybody. */
  readonly #firstSeen = new Map<string, number[]>();
  readonly #timer: NodeJS.Timeout;

  constructor(people: () => Iterable<Scripted>) {
    this.#people = people;
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  get areAllBack(): boolean {
    return this.#away.size === 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A fault begins; its end is to be set. */
  begin(fault: Fault, socket: string | undefined): Suffering {
    const losesNode = fault === 'kill' || fault === 'stop' || fault === 'cutPeople';
    const victims = [...this.#people()].filter(({ wire }) => losesNode && wire.address === socket);
    const start = performance.now();
    const suffering = { fault, start, end: Infinity, victims: new Set(victims), back: new Map() };
    this.faults.push(suffering);
    return suffering;
  }

  #look(): void {
    const now = performance.now();
    for (const { wire } of this.#people())
      for (const [table, { seq }] of wire.tables) {
        const times = this.#firstSeen.get(table) ?? [];
        this.#firstSeen.set(table, times);
        while (times.length <= seq) times.push(now);
      }
    for (const client of this.#people()) {
      const since = this.#lackingSince(client);
      const isAway = client.wire.awaySince !== undefined || (since !== undefined && now - since > GRACE);
      const known = this.#away.get(client);
      if (isAway) this.#away.set(client, Math.min(known ?? Infinity, since ?? now));
      else if (known !== undefined) {
        this.#away.delete(client);
        this.#count(client, known, now);
      }
    }
  }

  #lackingSince({ wire }: Scripted): number | undefined {
    const times = [...wire.tables].flatMap(([table, { seq }]) => this.#firstSeen.get(table)?.[seq + 1] ?? []);
    const all = wire.lackingSince === undefined ? times : [...times, wire.lackingSince];
    return all.length > 0 ? Math.min(...all) : undefined;
  }

  /** The last fault before it is to blame. */
  #count(client: Scripted, since: number, until: number): void {
    const cause = this.faults.findLast(({ start }) => start <= since + LOOK);
    if (!cause || since > cause.end + AFTERMATH) {
      this.unexplained.push(until - since);
      return;
    }
    const from = cause.victims.has(client) ? cause.start : since;
    cause.back.set(client, Math.max(cause.back.get(client) ?? 0, until - from));
  }
}

/** Milliseconds below which such a share of them lies. */
export function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, two) => one - two);
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}

/** By kind of fault: how many clients noticed, and how long they took, in milliseconds. */
export function syncTable(faults: readonly Suffering[]): string {
  const row = (name: string, some: readonly Suffering[]) => {
    const times = some.flatMap(({ back }) => [...back.values()]);
    const noticed = some.filter(({ back }) => back.size > 0).length;
    return [
      name,
      some.length,
      noticed,
      times.length,
      ...[0.5, 0.9, 0.99, 1].map((part) => share(times, part)),
    ];
  };
  const kinds = [...new Set(faults.map(({ fault }) => fault))].sort();
  return textTable(
    ['fault', 'times', 'noticed', 'clients', 'median ms', 'p90', 'p99', 'most'],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          faults.filter(({ fault }) => fault === kind),
        ),
      ),
      row('all', faults),
    ],
  );
}
