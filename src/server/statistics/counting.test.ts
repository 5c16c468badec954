/** What is counted of finished games. */
import { describe, expect, it } from 'vitest';
import type { GameResult, SeatResult } from '../store/index.ts';
import { binsOf, CountedGames, gameStatistics } from './gameStatistics.ts';
import { personStatistics, reviewedIn } from './personStatistics.ts';

const seat = (number: number, person: string | null, place: number | null, points: number): SeatResult => ({
  seat: number,
  person,
  bot: person === null ? 'level3' : null,
  place,
  points,
  parts: { houses: points - 1, bonus: 1 },
  leftAt: null,
  resigned: false,
  approach: { turn: 1 - number, traits: { rows: [String(points % 2)] } },
});

let made = 0;
function game(players: readonly SeatResult[], change: Partial<GameResult> = {}): GameResult {
  made += 1;
  return {
    table: `t${made}`,
    game: 'rowhouse',
    seats: Math.min(2, players.length),
    kind: 'people',
    rated: false,
    finished: made,
    ending: 'played',
    players,
    ...change,
  };
}

/** A store with these results, which counts how often it is asked. */
function storeWith(results: readonly GameResult[]) {
  const latest = results.toSorted((one, two) => two.finished - one.finished);
  const store = {
    asked: 0,
    async rankedResults(_of: unknown, limit: number, before?: Pick<GameResult, 'finished'>) {
      store.asked += 1;
      return latest.filter(({ finished }) => !before || finished < before.finished).slice(0, limit);
    },
    async rankedCounts() {
      return [];
    },
  };
  return store;
}

const ASKED = { game: 'rowhouse', seats: 2, peopleOnly: false };

describe('the statistics of a game', () => {
  it('count who wins, in which turn and with what; shared wins by their share', async () => {
    const store = storeWith([
      game([seat(0, 'ada', 1, 12), seat(1, 'ben', 2, 7)]),
      game([seat(0, 'ada', 1, 10), seat(1, 'ben', 1, 10)]),
      game([seat(0, 'cem', 2, 4), seat(1, null, 1, 9)]),
    ]);
    expect(await gameStatistics(store, ASKED)).toEqual({
      games: 3,
      contests: 3,
      since: expect.any(Number),
      all: { players: 6, parts: { houses: 7.67, bonus: 1 } },
      winners: { players: 4, parts: { houses: 9.25, bonus: 1 } },
      others: { players: 2, parts: { houses: 4.5, bonus: 1 } },
      points: {
        width: 1,
        bins: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((from) => ({
          from,
          players: { 4: 1, 7: 1, 9: 1, 10: 2, 12: 1 }[from] ?? 0,
        })),
      },
      turns: [
        { turn: 0, games: 3, won: 1.5, scored: 3, points: 26 },
        { turn: 1, games: 3, won: 1.5, scored: 3, points: 26 },
      ],
      traits: {
        rows: [
          { id: '0', games: 4, won: 2, scored: 4, points: 36 },
          { id: '1', games: 2, won: 1, scored: 2, points: 16 },
        ],
      },
    });
  });

  it('read many games page by page, and none where there are none', async () => {
    const many = storeWith(
      Array.from({ length: 1234 }, () => game([seat(0, 'ada', 1, 12), seat(1, 'ben', 2, 7)])),
    );
    expect(await gameStatistics(many, ASKED)).toMatchObject({ games: 1234, all: { players: 2468 } });
    expect(many.asked).toBe(3);
    expect(await gameStatistics(storeWith([]), ASKED)).toMatchObject({
      games: 0,
      since: null,
      all: null,
      winners: null,
      points: { bins: [] },
      turns: [],
      traits: {},
    });
  });

  it('of games that were given up count who won, and no points', async () => {
    const given = game([seat(0, 'ada', 1, 2), seat(1, 'ben', 2, 0)], { ending: 'conceded' });
    expect(await gameStatistics(storeWith([given]), ASKED)).toMatchObject({
      ...{ games: 1, contests: 1, all: null, winners: null, points: { bins: [] } },
      turns: [
        { turn: 0, games: 1, won: 0, scored: 0, points: 0 },
        { turn: 1, games: 1, won: 1, scored: 0, points: 0 },
      ],
    });
  });

  it('leave automata out, but not their wins', async () => {
    const solo = game([seat(0, 'ada', 2, 50), { ...seat(1, null, 1, 60), bot: 'Daniel', approach: null }], {
      seats: 1,
    });
    expect(await gameStatistics(storeWith([solo]), { ...ASKED, seats: 1 })).toMatchObject({
      contests: 1,
      all: { players: 1 },
      winners: null,
      turns: [{ turn: 1, games: 1, won: 0 }],
    });
  });

  it('are counted once in ten minutes for all who ask, and again after a failure', async () => {
    const store = storeWith([game([seat(0, 'ada', 1, 12), seat(1, 'ben', 2, 7)])]);
    let now = 0;
    const counted = new CountedGames(store, () => now);
    await Promise.all([counted.of(ASKED), counted.of(ASKED), counted.of({ ...ASKED, peopleOnly: true })]);
    expect(store.asked).toBe(2);
    now = 599_999;
    await counted.of(ASKED);
    expect(store.asked).toBe(2);
    now = 600_000;
    await counted.of(ASKED);
    expect(store.asked).toBe(3);
    const failing = new CountedGames(
      { ...store, rankedResults: () => Promise.reject(new Error('no database')) },
      () => now,
    );
    await expect(failing.of(ASKED)).rejects.toThrow('no database');
    await expect(failing.of(ASKED)).rejects.toThrow('no database');
  });

  it('sort points into at most fourteen bins of a round width', () => {
    expect(binsOf([3])).toEqual({ width: 1, bins: [{ from: 3, players: 1 }] });
    const { width, bins } = binsOf([-7, 12, 99, 103, 104]);
    expect(width).toBe(10);
    expect(bins).toHaveLength(12);
    expect(bins[0]).toEqual({ from: -10, players: 1 });
    expect(bins.at(-1)).toEqual({ from: 100, players: 2 });
    expect(binsOf([0, 1_000_000]).bins.length).toBeLessThanOrEqual(14);
  });
});

describe('the statistics of a person', () => {
  const results = [
    game([seat(0, 'ada', 1, 12), seat(1, 'ben', 2, 7)]),
    game([seat(0, 'ben', 1, 10), seat(1, 'ada', 1, 10)]),
    game([seat(0, 'ada', null, 3), seat(1, 'ben', null, 3)], { ending: 'calledOff' }),
    game([seat(0, 'ada', 2, 8), seat(1, null, 1, 9), { ...seat(2, null, 3, 2) }]),
    game([seat(0, 'ada', 2, 8), { ...seat(1, null, 1, 9), bot: null }]),
    game([seat(0, 'ada', 1, 2), seat(1, 'ben', 2, 0)], { ending: 'conceded' }),
  ];

  it('leave out games without places, and count opponents: of several bots of a level the best', () => {
    const found = personStatistics('ada', results);
    expect(found.total).toEqual({ games: 5, contests: 5, won: 2.5, scored: 4, points: 38, best: 12 });
    expect(found.opponents).toEqual([
      { person: 'ben', bot: null, games: 3, won: 2, lost: 0, scored: 2, points: 22, theirs: 17 },
      { person: null, bot: 'level3', games: 1, won: 0, lost: 1, scored: 1, points: 8, theirs: 9 },
    ]);
    expect(found.turns).toEqual([
      { turn: 0, games: 1, won: 0.5, scored: 1, points: 10 },
      { turn: 1, games: 4, won: 2, scored: 3, points: 28 },
    ]);
    expect(found.listed.map(({ seat, place, players, points }) => [seat, place, players, points])).toEqual([
      [0, 1, 2, 12],
      [1, 1, 2, 10],
      [0, 2, 3, 8],
      [0, 2, 2, 8],
      [0, 1, 2, null],
    ]);
    expect(personStatistics('cem', results)).toMatchObject({ total: { games: 0 }, parts: null, listed: [] });
  });

  it('alone count points, and nobody wins', () => {
    const alone = [game([seat(0, 'ada', 1, 40)], { kind: 'solo' })];
    expect(personStatistics('ada', alone).total).toEqual({
      games: 1,
      contests: 0,
      won: 0,
      scored: 1,
      points: 40,
      best: 40,
    });
  });

  it('add up the latest reviews of these games alone', () => {
    const review = (table: string, cost: number) => {
      return { table, person: 'ada', decisions: 10, cost, good: 7, created: 1 };
    };
    const tables = Array.from({ length: 25 }, (_, i) => ({ table: `r${i}` }));
    const reviews = [review('elsewhere', 9000), ...tables.map(({ table }) => review(table, 1500))];
    const { cost, tables: reviewed } = reviewedIn(tables, reviews);
    expect(cost).toEqual({ games: 20, decisions: 200, cost: 30, good: 140 });
    expect(reviewed).toHaveLength(25);
    expect(reviewedIn(tables, []).cost).toEqual({ games: 0, decisions: 0, cost: 0, good: 0 });
  });
});
