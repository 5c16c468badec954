/** The laws as one test suite that every game runs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameTypes, parseOptions } from '../index.ts';
import { LAWS, type Law } from './laws.ts';
import { eachAction, range, type Table, type Visit } from './randomGames.ts';
import type { Subject } from './subject.ts';

const GAMES = 12;
const MAX_ACTIONS = 5000;
/** One walk through random games checks all laws, so it takes as long as all of them together. */
const WALK_TIMEOUT = 600_000;

/** DEEP=10 plays ten times as many games, for the nightly run. */
const DEPTH = Number(process.env.DEEP ?? 1);

/** Checks every law on a game, at every seat count and option set. */
export function conformance<G extends GameTypes>(subject: Subject<G>): void {
  const seatCounts = range(subject.game.seats.min, subject.game.seats.max);
  const games = DEPTH * (subject.games ?? GAMES);

  for (const seats of seatCounts) {
    const tables = tablesOf(subject, seats);
    describe(`${subject.game.id} with ${seats} seats`, () => {
      it('can be played', () => expect(tables.length).toBeGreaterThan(0));
      for (const table of tables) {
        const isFirst = seats === seatCounts[0] && table === tables[0];
        const laws = LAWS.filter(({ weight }) => weight !== 'once' || isFirst);
        describe(JSON.stringify(table.options), () => {
          let broken: ReadonlyMap<Law, unknown>;
          beforeAll(() => {
            broken = brokenLaws(laws, subject, table, games);
          }, WALK_TIMEOUT);
          it.each(laws)('$name', (law) => {
            if (!broken.has(law)) return;
            // Run on its own, so that fast-check finds the shortest game that breaks it.
            runLaw(law, subject, table, games);
            throw broken.get(law);
          });
        });
      }
    });
  }
}

/** Checks one law; if it is broken, throws with a short game that shows it. */
function runLaw<G extends GameTypes>(law: Law, subject: Subject<G>, table: Table<G>, games: number): void {
  const visit = law.begin(subject, table);
  if (law.weight !== 'once') eachAction(subject, table, { games: gamesOf(law, games) }, visit);
}

/** The laws that a game breaks, each with its first error: one walk through random games serves them all. */
export function brokenLaws<G extends GameTypes>(
  laws: readonly Law[],
  subject: Subject<G>,
  table: Table<G>,
  games: number,
): ReadonlyMap<Law, unknown> {
  const broken = new Map<Law, unknown>();
  const attempt = (law: Law, check: () => void) => {
    try {
      check();
    } catch (error) {
      broken.set(law, error);
    }
  };
  const visits = new Map<Law, Visit<G>>();
  for (const law of laws) attempt(law, () => visits.set(law, law.begin(subject, table)));
  try {
    eachAction(subject, table, { games, isHasty: true }, (step, played) => {
      for (const [law, visit] of visits)
        if (law.weight !== 'once' && played < gamesOf(law, games) && !broken.has(law))
          attempt(law, () => visit(step));
    });
  } catch (error) {
    // A game that breaks a law may well come to a dead end; one that keeps them all may not.
    if (broken.size === 0) throw error;
  }
  return broken;
}

function gamesOf({ weight }: Law, games: number): number {
  return weight === 'heavy' ? Math.ceil(games / 4) : games;
}

/** The option sets that can be played with this number of seats. */
export function tablesOf<G extends GameTypes>(subject: Subject<G>, seats: number): Table<G>[] {
  const { game, optionSets = [{}], longest = MAX_ACTIONS } = subject;
  return optionSets
    .filter((options) => !game.refuse(parseOptions<G['options']>(game.options, options), seats))
    .map((options) => ({ game, seats, options, longest }));
}
