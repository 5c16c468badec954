/** Quick match: the next free seat of a game and size, and how long that takes. */
import { randomUUID } from 'node:crypto';
import { loadTitle } from '#games';
import { Refused, refused } from '#kernel';
import type { PersonId, TablePlan } from '#table';
import { QUICK_HOST } from '../people/quickHost.ts';
import { newTableId } from '../people/token.ts';
import type { Store, TableRow } from '../store/index.ts';
import { freeSeatIn, seatIn } from '../tableRows.ts';
import type { TablesClient } from '../tables/tablesClient.ts';

const A_MINUTE = 60_000;
const WAITS_COUNTED = 50;
const ROWS_LOOKED_AT = 500;

/** Whoever has waited longer than this has probably left: nobody is seated with them. */
const WAITED_TOO_LONG = 30 * A_MINUTE;

/** With a clock, nobody who leaves in the middle holds up strangers for ever. */
const CLOCK = { bank: 15 * A_MINUTE, increment: A_MINUTE / 2, cap: 15 * A_MINUTE };

export interface Queue {
  readonly game: string;
  readonly seats: number;
  /** How long the last fifty tables took to fill, in milliseconds; null before the first. */
  readonly median: number | null;
  /** People who wait now. */
  readonly waiting: number;
}

export interface Matched {
  readonly table: string;
  readonly seat: number;
  readonly started: boolean;
}

/** Who wants to play what. */
export interface Wish {
  readonly person: PersonId;
  readonly game: string;
  readonly seats: number;
  /** They take the other seats. */
  readonly bots: boolean;
  /** What the person adds to the chance of the deal (T34). */
  readonly salt?: string | undefined;
}

export class QuickMatch {
  private readonly store: Store;
  private readonly tables: TablesClient;
  /** The last request of each queue: those that come together are served one after the other. */
  private readonly lines = new Map<string, Promise<unknown>>();
  private readonly medians = new Map<string, { readonly median: number | null; readonly until: number }>();
  private hosting: Promise<void> | undefined;

  constructor(store: Store, tables: TablesClient) {
    this.store = store;
    this.tables = tables;
  }

  /** A seat at a table of this game and size. */
  async join(wish: Wish, mayOpen: () => Promise<void>): Promise<Matched> {
    const { person, game, seats, bots } = wish;
    await checkSize(game, seats);
    return this.alone(keyOf(game, seats), async () => {
      const table =
        (await this.tableWith(person, game, seats)) ??
        (await this.sitDown(wish)) ??
        (await this.open(wish, mayOpen));
      if (bots) await this.fillWithBots(table);
      return this.settle(table, person);
    });
  }

  async queue(game: string, seats: number): Promise<Queue> {
    await checkSize(game, seats);
    const [queue] = await this.queues([{ game, seats }]);
    return queue ?? { game, seats, median: null, waiting: 0 };
  }

  async queues(wanted: readonly { readonly game: string; readonly seats: number }[]): Promise<Queue[]> {
    const rows = await this.waitingRows();
    return Promise.all(
      wanted.map(async ({ game, seats }) => ({
        game,
        seats,
        median: await this.median(game, seats),
        waiting: rows.filter((row) => isOf(row, game, seats)).reduce((sum, row) => sum + humans(row), 0),
      })),
    );
  }

  /** Public tables where a person may take a bot's seat: they have begun, and nobody has answered. */
  async withBots(): Promise<readonly TableRow[]> {
    const rows = await this.store.untouched(Date.now() - WAITED_TOO_LONG);
    return rows.filter(({ seats }) => seats.some(({ kind }) => kind === 'bot'));
  }

  /** The table where this person waits already, or may still be joined. */
  private async tableWith(person: PersonId, game: string, seats: number): Promise<string | undefined> {
    const rows = [...(await this.store.tablesOf(person, 'gathering')), ...(await this.withBots())];
    return rows.find((row) => isOf(row, game, seats) && seatIn(row, person) >= 0)?.id;
  }

  /** The table that has waited longest for somebody, or else the last that began with a bot. */
  private async sitDown({ person, game, seats, salt }: Wish): Promise<string | undefined> {
    const rows = [...(await this.waitingRows()).toReversed(), ...(await this.withBots())];
    const apart = await this.store.apartFrom(person);
    for (const row of rows.filter((row) => isOf(row, game, seats) && !sitsAt(row, apart))) {
      const seat = freeSeatIn(row);
      if (
        seat >= 0 &&
        (await this.isAccepted(this.tables.act(row.id, person, randomUUID(), { do: 'sit', seat, salt })))
      )
        return row.id;
    }
    return undefined;
  }

  private async open({ person, game, seats, salt }: Wish, mayOpen: () => Promise<void>): Promise<string> {
    await mayOpen();
    await this.host();
    const table = newTableId();
    const open = { kind: 'open' } as const;
    const plan: TablePlan = {
      game,
      options: {},
      access: 'public',
      clock: CLOCK,
      rated: 'people',
      seats: Array.from({ length: seats }, () => open),
    };
    await this.tables.open(table, QUICK_HOST, plan);
    await this.tables.act(table, person, randomUUID(), { do: 'sit', seat: 0, salt });
    return table;
  }

  private async fillWithBots(table: string): Promise<void> {
    const row = await this.store.row(table);
    for (const [seat, { kind }] of (row?.seats ?? []).entries())
      if (kind === 'open')
        await this.isAccepted(
          this.tables.act(table, QUICK_HOST, randomUUID(), { do: 'seatBot', seat, level: 'level3' }),
        );
  }

  /** Starts a table without open seats, and counts the wait where people filled it. */
  private async settle(table: string, person: PersonId): Promise<Matched> {
    const row = await this.store.row(table);
    if (row === undefined) throw new Error('a quick table is not in the store');
    const seat = seatIn(row, person);
    if (row.phase !== 'gathering') return { table, seat, started: true };
    const full = row.seats.every(({ kind }) => kind !== 'open');
    const started =
      full && (await this.isAccepted(this.tables.act(table, QUICK_HOST, randomUUID(), { do: 'start' })));
    if (started && humans(row) === row.seats.length) await this.count(row);
    return { table, seat, started };
  }

  private async count({ game, seats, created }: TableRow): Promise<void> {
    const now = Date.now();
    await this.store.addWait(game, seats.length, now - created, now);
    this.medians.delete(keyOf(game, seats.length));
  }

  /** Known for a minute, or until the next wait is counted here. */
  private async median(game: string, seats: number): Promise<number | null> {
    const known = this.medians.get(keyOf(game, seats));
    if (known && known.until > Date.now()) return known.median;
    const found = median(await this.store.waits(game, seats, WAITS_COUNTED));
    this.medians.set(keyOf(game, seats), { median: found, until: Date.now() + A_MINUTE });
    return found;
  }

  private async waitingRows(): Promise<TableRow[]> {
    const since = Date.now() - WAITED_TOO_LONG;
    const rows = await this.store.gathering(ROWS_LOOKED_AT);
    return rows.filter(({ host, updated }) => host === QUICK_HOST && updated > since);
  }

  /** Makes sure that the host of quick tables is in the store. */
  private host(): Promise<void> {
    this.hosting ??= this.enrol().catch((error) => {
      this.hosting = undefined;
      throw error;
    });
    return this.hosting;
  }

  private async enrol(): Promise<void> {
    if (await this.store.person(QUICK_HOST)) return;
    const host = { id: QUICK_HOST, name: 'Skyline', created: Date.now() };
    await this.store.addPerson({ ...host, email: null, passwordHash: null, gone: false });
  }

  /** Whether the table carried the command out. It refuses when somebody else was faster, which is no error. */
  private async isAccepted(acting: Promise<number>): Promise<boolean> {
    try {
      await acting;
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Those who come together are served one after the other, whichever node they come to. */
  private alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.inLine(key, async () => {
      const held = await this.store.hold(`quick match ${key}`);
      try {
        return await work();
      } finally {
        await this.store.letGo(held);
      }
    });
  }

  private inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.lines.set(key, mine);
    return mine;
  }
}

async function checkSize(id: string, seats: number): Promise<void> {
  const { game } = await loadTitle(id);
  if (seats < Math.max(2, game.seats.min) || seats > game.seats.max) throw refused('wrongSeatCount');
}

function keyOf(game: string, seats: number): string {
  return `${game} ${seats}`;
}

function isOf(row: TableRow, game: string, seats: number): boolean {
  return row.host === QUICK_HOST && row.game === game && row.seats.length === seats;
}

/** Whether one of these people has a seat there. */
function sitsAt(row: TableRow, people: readonly PersonId[]): boolean {
  return people.some((person) => seatIn(row, person) >= 0);
}

function humans({ seats }: TableRow): number {
  return seats.filter(({ kind }) => kind === 'human').length;
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? null;
}
