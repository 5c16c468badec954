/** What the store promises about finished games. */
import { expect, it } from 'vitest';
import type { GameResult, SeatResult } from '../../resultStore.ts';
import { Clash } from '../../storeErrors.ts';
import { human, opening, personOf, playing, rowOf, stateOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

const player = (seat: number, person: string | null, place: number | null, points: number): SeatResult => ({
  seat,
  person,
  bot: person === null ? 'level3' : null,
  place,
  points,
  parts: { houses: points },
  leftAt: null,
  resigned: false,
  approach: person === null ? null : { turn: seat, traits: { rows: ['1'] } },
});

const result = (table: string, finished: number, ...players: SeatResult[]): GameResult => ({
  table,
  game: 'rowhouse',
  seats: 2,
  kind: players.some(({ person }) => person === null) ? 'bots' : 'people',
  rated: false,
  finished,
  ending: 'played',
  players,
});

export function keepsResults(at: Tested): void {
  const finish = async (id: string, ended: GameResult) => {
    const seats = ended.players.map(({ person }) =>
      person === null ? ({ kind: 'bot', level: 'level3' } as const) : human(person),
    );
    await at.store.commit(opening(id, { seats }));
    const row = rowOf(stateOf(id, 2, { seats, phase: 'over' }));
    await at.store.commit(playing(id, 2, { row, rowChanged: true, result: ended }));
  };
  const people = async () => {
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
  };

  it('keeps a result with the last entry, or neither', async () => {
    await people();
    const ended = result('t1', 9, player(0, 'ada', 1, 12), player(1, 'ben', 2, 7));
    await finish('t1', ended);
    expect(await at.store.resultsOf('ben', 5)).toEqual([ended]);
    const late = playing('t1', 2, { prev: 'another', result: { ...ended, table: 't1', finished: 10 } });
    await expect(at.store.commit(late)).rejects.toBeInstanceOf(Clash);
    expect(await at.store.resultsOf('ada', 5)).toEqual([ended]);
    expect(await at.store.resultsOf('cem', 5)).toEqual([]);
  });

  it('counts games, wins and points, and with whom they were played', async () => {
    await people();
    await finish('t1', result('t1', 1, player(0, 'ada', 1, 12), player(1, 'ben', 2, 7)));
    await finish('t2', result('t2', 2, player(0, 'ben', 1, 20), player(1, 'ada', 1, 20)));
    await finish('t3', result('t3', 3, player(0, 'ada', 2, 5), player(1, null, 1, 8)));
    await finish('t4', result('t4', 4, player(0, 'ada', null, 3), player(1, 'cem', null, 3)));
    await finish('t5', { ...result('t5', 5, player(0, 'ada', 1, 40)), seats: 1, kind: 'solo' });
    expect(await at.store.talliesOf('ada')).toEqual([
      { game: 'rowhouse', seats: 2, games: 3, contests: 3, won: 2, points: 37, best: 20 },
      { game: 'rowhouse', seats: 1, games: 1, contests: 0, won: 0, points: 40, best: 40 },
    ]);
    expect(await at.store.encountersOf('ada', 5)).toEqual([
      { other: 'ben', games: 2, won: 1, lost: 0, last: 2 },
    ]);
    expect((await at.store.resultsOf('ada', 2)).map(({ table }) => table)).toEqual(['t5', 't4']);
    expect(await at.store.talliesOf('nobody')).toEqual([]);
  });

  it('knows of how many finished tables it has no result, and who has met whom', async () => {
    await people();
    const seats = [human('ada'), human('ben')];
    await at.store.commit(opening('old', { seats, phase: 'over' }));
    await at.store.commit(opening('new', { seats: [human('ada'), human('cem')] }));
    expect(await at.store.unknownResultsOf('ada')).toBe(1);
    expect(await at.store.unknownResultsOf('cem')).toBe(0);
    expect(await at.store.haveMet('ben', 'ada')).toBe(true);
    expect(await at.store.haveMet('ben', 'cem')).toBe(false);
  });

  it('keeps the result of somebody who is gone, without them', async () => {
    await people();
    await finish('t1', result('t1', 1, player(0, 'ada', 1, 12), player(1, 'ben', 2, 7)));
    await at.store.forgetPerson('ada');
    const [left] = await at.store.resultsOf('ben', 5);
    expect(left?.players.map(({ person, points }) => [person, points])).toEqual([
      [null, 12],
      ['ben', 7],
    ]);
    expect(await at.store.encountersOf('ben', 5)).toEqual([]);
  });

  it('finds the results of one title at one number of seats, of a person and of everybody', async () => {
    await people();
    await finish('t1', result('t1', 1, player(0, 'ada', 1, 12), player(1, 'ben', 2, 7)));
    await finish('t2', result('t2', 2, player(0, 'ben', 1, 20), player(1, null, 2, 9)));
    await finish('t3', { ...result('t3', 2, player(0, 'ada', null, 3)), ending: 'calledOff' });
    await finish('t4', { ...result('t4', 2, player(0, 'ada', 1, 40)), seats: 1, kind: 'solo' });
    await finish('t5', result('t5', 2, player(0, 'ada', 1, 30), player(1, 'cem', 2, 9)));
    const of = { game: 'rowhouse', seats: 2, peopleOnly: false };
    const tables = (found: readonly GameResult[]) => found.map(({ table }) => table);
    expect(tables(await at.store.resultsOf('ada', 9, of))).toEqual(['t3', 't5', 't1']);
    const [last, ...earlier] = await at.store.rankedResults(of, 2);
    expect([last?.table, ...tables(earlier)]).toEqual(['t2', 't5']);
    expect(last?.players[1]).toEqual(player(1, null, 2, 9));
    expect(tables(await at.store.rankedResults(of, 9, last))).toEqual(['t5', 't1']);
    expect(tables(await at.store.rankedResults({ ...of, peopleOnly: true }, 9))).toEqual(['t5', 't1']);
    expect(await at.store.rankedResults({ ...of, game: 'flatiron' }, 9)).toEqual([]);
    expect(await at.store.rankedCounts('rowhouse')).toEqual([
      { seats: 1, games: 1, amongPeople: 0 },
      { seats: 2, games: 3, amongPeople: 2 },
    ]);
    expect(await at.store.rankedCounts('flatiron')).toEqual([]);
  });

  it('keeps one review of a person for each table', async () => {
    await people();
    const review = { table: 't1', person: 'ada', decisions: 40, cost: 12_500, good: 31, created: 5 };
    const better = { ...review, cost: 9_000, good: 33, created: 6 };
    await at.store.keepReview(review);
    await at.store.keepReview({ ...review, table: 't2', created: 4 });
    await at.store.keepReview({ ...review, person: 'ben' });
    await at.store.keepReview(better);
    expect(await at.store.reviewsOf('ada')).toEqual([better, { ...review, table: 't2', created: 4 }]);
    await at.store.forgetPerson('ada');
    expect(await at.store.reviewsOf('ada')).toEqual([]);
    expect(await at.store.reviewsOf('ben')).toHaveLength(1);
  });
}
