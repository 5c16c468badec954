/** The tables of a round: opened once however often it is tried, looked at, and brought to their end. */
import { Refused, type Seat } from '#kernel';
import { type AbsenceRule, type PersonId, stateAt, type TablePlan, type TableState } from '#table';
import type { Store, Tournament } from '../store/index.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import { outcomeOf, type TableOutcome } from './outcome.ts';
import { TOURNAMENT_HOST } from './tournamentHost.ts';

const DAY = 24 * 60 * 60_000;

/** Who sits at a table, by seat; null where somebody is gone for good. */
type Seated = readonly (PersonId | null)[];

/** What the steps of a tournament do with tables. */
export interface RoundTables {
  /** Opens a table and starts its game; where that has been done, it changes nothing. */
  open(table: string, tournament: Tournament, people: Seated): Promise<void>;
  /** How it has ended; undefined while it is played. */
  outcome(table: string, people: Seated): Promise<TableOutcome | undefined>;
  /** Those who are there, or have answered. */
  came(table: string, people: Seated): Promise<readonly Seat[]>;
  /** These seats have lost, or the whole game is finished by bots. */
  callTime(table: string, seats: readonly Seat[], timeout: AbsenceRule['timeout']): Promise<void>;
}

interface Options {
  readonly store: Store;
  readonly tables: TablesClient;
  readonly isPresent: (person: PersonId, table: string) => Promise<boolean>;
}

export function roundTables({ store, tables, isPresent }: Options): RoundTables {
  const stateOf = async (table: string, upTo?: number): Promise<TableState | undefined> => {
    const stored = await store.load(table, upTo);
    return stored && stateAt(stored.snapshot, stored.entries);
  };
  const start = (table: string, commandId: string) =>
    unlessDone(tables.act(table, TOURNAMENT_HOST, commandId, { do: 'start' }));
  return {
    async open(table, tournament, people) {
      await tables.open(table, TOURNAMENT_HOST, tablePlanOf(tournament, people));
      if (tournament.group !== null) await store.addGroupTable(table, tournament.group);
      await start(table, 'start');
      const row = await store.row(table);
      if (row?.phase !== 'gathering') return;
      // Somebody stood up, or is gone, in the moment between.
      for (const [seat, { kind }] of row.seats.entries())
        if (kind === 'open')
          await unlessDone(
            tables.act(table, TOURNAMENT_HOST, `bot ${seat}`, {
              do: 'seatBot',
              seat,
              level: tournament.plan.level,
            }),
          );
      await start(table, 'start with bots');
    },
    async outcome(table, people) {
      const row = await store.row(table);
      const state = row?.phase === 'over' ? await stateOf(table) : undefined;
      if (!state) return undefined;
      const missed: Seat[] = [];
      for (const { seat, how, seq } of state.quits) {
        const before = how === 'timeout' ? await stateOf(table, seq - 1) : undefined;
        if (before?.answered[seat] === 0) missed.push(seat);
      }
      return outcomeOf(state, people, missed);
    },
    async came(table, people) {
      const state = await stateOf(table);
      const seats = await Promise.all(
        people.map(async (person, seat) => {
          const isThere =
            (state?.answered[seat] ?? 0) > 0 || (person !== null && (await isPresent(person, table)));
          return isThere ? [seat] : [];
        }),
      );
      return seats.flat();
    },
    async callTime(table, seats, timeout) {
      await unlessDone(tables.actAsSystem(table, { do: 'callTime', seats, timeout }));
    },
  };
}

/** Where the table refuses, it has been done already, or the game is over. */
async function unlessDone(acting: Promise<unknown>): Promise<void> {
  try {
    await acting;
  } catch (error) {
    if (!(error instanceof Refused) || !error.reason.rule.startsWith('T')) throw error;
  }
}

function tablePlanOf({ plan, group }: Tournament, people: Seated): TablePlan {
  const { game, options, clock, byTurns, level } = plan;
  return {
    game,
    options,
    access: group === null ? 'public' : 'link',
    clock,
    // A ladder is for what everybody may watch.
    ...(group === null && { rated: 'people' }),
    absence: { after: byTurns ? 3 * DAY : DAY / 144, timeout: 'lose', level },
    seats: people.map((person) =>
      person === null ? { kind: 'bot', level } : { kind: 'human', person, standIn: null },
    ),
  };
}
