/** A whole tournament in simulated time: the real steps and the real store, simulated tables and people. Nobody operates it. */
import { at, Rng } from '#kernel';
import type { TournamentPlan } from '#tournament';
import type { Store, Tournament, WholeTournament } from '../../store/index.ts';
import { takeSteps } from '../steps.ts';
import { TOURNAMENT_TIMES } from '../times.ts';
import { SimulatedTables } from './simulatedTables.ts';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

/** After so many looks it certainly hangs. */
const MOST_LOOKS = 20_000;

interface SimulationPlan {
  readonly plan: TournamentPlan;
  readonly people: number;
  readonly seed: string;
  /** In a thousand: people who do not come to a table, who leave one for good, tables that do not end by themselves. */
  readonly noShow: number;
  readonly leaving?: number;
  readonly endless?: number;
  /** In a thousand: steps that break off in the middle, as if the process were killed. */
  readonly broken?: number;
  /** Whether every step is also taken a second time at once, as by another node. */
  readonly twice?: boolean;
  /** Of a league. */
  readonly seasons?: number;
}

interface Simulated {
  readonly seasons: readonly WholeTournament[];
  readonly tables: SimulatedTables;
  /** Steps that broke off. */
  readonly broken: number;
  /** Milliseconds of real time for all steps. */
  readonly spent: number;
  /** By person; more is stronger. */
  readonly strength: (person: string) => number;
}

/** Everybody signs up and checks in; then time goes on until the last season is over. */
export async function simulateTournament(store: Store, simulated: SimulationPlan): Promise<Simulated> {
  const {
    plan,
    people,
    seed,
    noShow,
    leaving = 0,
    endless = 0,
    broken = 0,
    twice = false,
    seasons = 1,
  } = simulated;
  const rng = Rng.fromSeed(seed, 'simulation');
  const ids = Array.from({ length: people }, (_, i) => `${seed.slice(0, 8)}p${i}`);
  for (const id of ids)
    await store.addPerson({ id, name: id, created: 0, email: null, passwordHash: null, gone: false });
  const strength = (person: string) => (2400 * (people - ids.indexOf(person))) / people;
  let now = START - 60 * MINUTE;
  const duration = [plan.roundTime / 8, plan.roundTime / 2].map(Math.round);
  const tables = new SimulatedTables({
    ...{ rng, noShow, leaving, endless, strength, now: () => now },
    duration: [at(duration, 0), at(duration, 1)],
  });
  let breaks = 0;
  let spent = 0;
  const breaking = new Proxy(tables, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'open' || typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        if (rng.below(1000) < broken) {
          breaks += 1;
          throw new Error('killed');
        }
        await Reflect.apply(value, target, args);
        // The table is there, and nobody has noted it.
        if (rng.below(1000) < broken) {
          breaks += 1;
          throw new Error('killed');
        }
      };
    },
  });
  const context = { store, tables: breaking, times: TOURNAMENT_TIMES, now: () => now, logError: () => {} };
  const finished: WholeTournament[] = [];
  let tournament: Tournament | undefined = newTournament(plan, seed, ids.at(0) ?? null);
  await store.addTournament(tournament, []);
  for (const id of ids) await store.enterTournament(tournament.id, id, now);
  while (tournament && finished.length < seasons) {
    const { id, league }: Tournament = tournament;
    now = Math.max(now, tournament.starts - MINUTE);
    await takeSteps(context, id);
    for (const person of ids) await store.changeEntrant(id, person, ['signedUp'], 'here');
    for (let looks = 0; ; looks++) {
      if (looks > MOST_LOOKS) throw new Error('the tournament hangs');
      const before = performance.now();
      const taken = await Promise.all([takeSteps(context, id), twice ? takeSteps(context, id) : undefined]);
      spent += performance.now() - before;
      const [last] = taken;
      if (last?.finished) break;
      now = Math.max(now + 1, Math.min(last?.wake ?? Infinity, tables.nextEnd(now)));
    }
    const whole = await store.tournament(id);
    if (whole) finished.push(whole);
    const seasonsSoFar = await store.seasonsOf(league ?? id);
    const next = seasonsSoFar.find(({ season }) => season === finished.length + 1);
    tournament = next && (await store.tournament(next.id))?.tournament;
  }
  return { seasons: finished, tables, broken: breaks, spent, strength };
}

function newTournament(plan: TournamentPlan, seed: string, host: string | null): Tournament {
  return {
    id: `ev${seed.slice(0, 14)}`,
    name: 'Simulated Cup',
    description: '',
    host,
    group: null,
    plan,
    phase: 'announced',
    starts: START,
    changed: null,
    round: 0,
    rounds: 0,
    progress: null,
    wake: 0,
    version: 0,
    seed,
    league: null,
    season: 1,
    created: 0,
    finished: null,
  };
}

/** A plan as it usually is. */
export function planOf(change: Partial<TournamentPlan>): TournamentPlan {
  return {
    ...{
      format: 'swiss',
      game: 'rowhouse',
      options: {},
      seats: 2,
      rounds: 6,
      capacity: 256,
      divisionSize: 8,
    },
    clock: { bank: 8 * MINUTE, increment: 15_000, cap: 15 * MINUTE },
    byTurns: false,
    roundTime: 60 * MINUTE,
    every: 0,
    level: 'level1',
    ...change,
  };
}
