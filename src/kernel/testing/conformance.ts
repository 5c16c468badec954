/** The laws as one suite that each game runs on itself. */
import { describe, expect, it } from 'vitest';
import { type GameTypes, parseOptions } from '../index.ts';
import { LAWS } from './laws.ts';
import { range, type Table } from './randomGames.ts';
import type { Subject } from './subject.ts';

const GAMES = 12;
const LONGEST = 5000;

/** DEEP=10 plays ten times as many games: for the nightly run. */
const DEPTH = Number(process.env.DEEP ?? 1);

export function conformance<G extends GameTypes>(subject: Subject<G>): void {
  const seatCounts = range(subject.game.seats.min, subject.game.seats.max);
  const games = DEPTH * (subject.games ?? GAMES);

  for (const seats of seatCounts) {
    const tables = tablesOf(subject, seats);
    describe(`${subject.game.id} with ${seats} seats`, () => {
      it('can be played', () => expect(tables.length).toBeGreaterThan(0));
      for (const table of tables) {
        for (const { name, weight, run } of LAWS) {
          if (weight === 'once' && (seats !== seatCounts[0] || table !== tables[0])) continue;
          it(`${name}: ${JSON.stringify(table.options)}`, () => {
            run(subject, table, weight === 'light' ? games : Math.ceil(games / 4));
          });
        }
      }
    });
  }
}

/** The option sets that so many seats can play. */
export function tablesOf<G extends GameTypes>(subject: Subject<G>, seats: number): Table<G>[] {
  const { game, optionSets = [{}], longest = LONGEST } = subject;
  return optionSets
    .filter((options) => !game.refuse(parseOptions<G['options']>(game.options, options), seats))
    .map((options) => ({ game, seats, options, longest }));
}
