/** Tables without games, for simulations and tests: they end after a while as strength and luck will have it, some people do not come, some leave, some tables never end. */
import type { Rng, Seat } from '#kernel';
import { evenShares, sharesOf } from '#tournament';
import type { RoundTables } from '../roundTables.ts';

interface SimulatedTable {
  readonly people: readonly (string | null)[];
  /** When it ends by itself. */
  readonly ends: number;
  readonly absent: readonly Seat[];
  /** Best first. */
  readonly ranking: readonly Seat[];
  lost: Seat[];
  isOver: boolean;
}

interface Simulation {
  readonly rng: Rng;
  readonly now: () => number;
  /** How strong each person is. */
  readonly strength: (person: string) => number;
  /** Chances in a thousand: that somebody does not come, that somebody leaves for good, that a table does not end by itself. */
  readonly noShow: number;
  readonly leaving: number;
  readonly endless: number;
  /** How long a table takes, in milliseconds. */
  readonly duration: readonly [least: number, most: number];
}

export class SimulatedTables implements RoundTables {
  readonly tables = new Map<string, SimulatedTable>();
  /** How often a table was opened that was there already. */
  openedAgain = 0;
  private readonly simulation: Simulation;

  constructor(simulation: Simulation) {
    this.simulation = simulation;
  }

  async open(table: string, _tournament: unknown, people: readonly (string | null)[]): Promise<void> {
    if (this.tables.has(table)) {
      this.openedAgain += 1;
      return;
    }
    const { rng, now, strength, noShow, leaving, endless, duration } = this.simulation;
    const happens = (chance: number) => rng.below(1000) < chance;
    const seats = [...people.keys()];
    const absent = seats.filter((seat) => people[seat] === null || happens(noShow));
    const left = seats.filter((seat) => !absent.includes(seat) && happens(leaving));
    const luck = new Map(seats.map((seat) => [seat, strength(people[seat] ?? '') + rng.below(1000)]));
    const last = (seat: Seat) => (absent.includes(seat) ? 2 : left.includes(seat) ? 1 : 0);
    const ranking = seats.toSorted(
      (one, two) => last(one) - last(two) || (luck.get(two) ?? 0) - (luck.get(one) ?? 0),
    );
    const ends = happens(endless) ? Infinity : now() + duration[0] + rng.below(duration[1] - duration[0]);
    this.tables.set(table, { people, ends, absent, ranking, lost: [], isOver: false });
  }

  async outcome(table: string) {
    const found = this.tables.get(table);
    if (!found) return undefined;
    const { people, ends, absent, ranking, lost, isOver } = found;
    if (!isOver && ends > this.simulation.now()) return undefined;
    // Those who do not come have lost by their clocks, if not before.
    const last = [...new Set([...lost, ...absent])];
    const played = ranking.filter((seat) => !last.includes(seat)).map((seat) => [seat]);
    const scores =
      played.length === 0 ? evenShares(people.length) : sharesOf([...played, last], people.length);
    return { scores: scores.map((score, seat) => (absent.includes(seat) ? 0 : score)), missed: absent };
  }

  async came(table: string) {
    const found = this.tables.get(table);
    return [...(found?.people.keys() ?? [])].filter((seat) => !found?.absent.includes(seat));
  }

  async callTime(table: string, seats: readonly Seat[], timeout: 'bot' | 'lose'): Promise<void> {
    const found = this.tables.get(table);
    if (!found || found.isOver) return;
    if (timeout === 'lose') found.lost = [...new Set([...found.lost, ...seats])];
    found.isOver = timeout === 'bot' || found.people.length - found.lost.length < 2;
  }

  /** When the next table ends by itself, after this time. */
  nextEnd(after: number): number {
    return Math.min(
      ...[...this.tables.values()]
        .filter(({ ends, isOver }) => !isOver && ends > after)
        .map(({ ends }) => ends),
    );
  }
}
