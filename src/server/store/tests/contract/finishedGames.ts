/** People with accounts, and finished games between them that count. */
import type { GameResult } from '../../resultStore.ts';
import { human, opening, personOf, playing, rowOf, stateOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function finishedGames(at: Tested) {
  const people = async (...ids: string[]) => {
    for (const id of ids) await at.store.addPerson(personOf(id, { passwordHash: 'secret' }));
  };
  /** A finished game that counts, its players by their places. */
  const finish = async (id: string, finished: number, ranked: readonly string[], change = {}) => {
    const seats = ranked.map((person) => human(person));
    const result: GameResult = {
      table: id,
      game: 'rowhouse',
      seats: ranked.length,
      kind: 'people',
      rated: true,
      finished,
      ending: 'played',
      players: ranked.map((person, seat) => {
        return {
          seat,
          person,
          bot: null,
          place: seat + 1,
          points: 9,
          parts: {},
          leftAt: null,
          resigned: false,
          approach: null,
        };
      }),
      ...change,
    };
    await at.store.commit(opening(id, { seats }));
    const row = rowOf(stateOf(id, 2, { seats, phase: 'over' }));
    await at.store.commit(playing(id, 2, { row, rowChanged: true, result }));
  };
  return { people, finish };
}
