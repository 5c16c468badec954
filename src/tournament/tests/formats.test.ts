/** Round robins, eliminations, leagues, and who is where. */
import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { divisionSizes, movingBetween, nextOrder } from '../divisions.ts';
import { eliminationRounds } from '../elimination.ts';
import { tableIdOf, tournamentOf } from '../ids.ts';
import { type Entrant, type Pairing, POINT } from '../pairing.ts';
import { usualRounds } from '../plan.ts';
import { roundRobin } from '../roundRobin.ts';
import { nextRound, roundsFor } from '../rounds.ts';
import { seatSpread } from '../seating.ts';
import { type Standing, standingsOf } from '../standings.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const numbers = (people: number) => Array.from({ length: people }, (_, i) => i + 1);
const entrantsOf = (people: number, plays = (_number: number) => true) =>
  numbers(people).map((number): Entrant => ({ number, division: 0, draw: number, plays: plays(number) }));

function counted(rounds: readonly (readonly (readonly number[])[])[]) {
  const met = new Map<string, number>();
  const seats = new Map<string, number[]>();
  for (const table of rounds.flat().filter(({ length }) => length > 1))
    for (const [seat, one] of table.entries()) {
      const key = `${one} ${table.length}`;
      const counts = seats.get(key) ?? table.map(() => 0);
      seats.set(key, counts.with(seat, (counts[seat] ?? 0) + 1));
      for (const two of table.slice(seat + 1)) {
        const pair = [one, two].toSorted((a, b) => a - b).join(' ');
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
    }
  return { met, spread: Math.max(...[...seats.values()].map(seatSpread)) };
}

describe('a round robin', () => {
  it.each([3, 4, 5, 6, 7, 8, 11, 16])(
    'of %i lets everybody meet everybody once, with seats within one',
    (people) => {
      const rounds = roundRobin(numbers(people), 2, Rng.fromSeed(SEED));
      const { met, spread } = counted(rounds);
      expect(met.size).toBe((people * (people - 1)) / 2);
      expect(Math.max(...met.values())).toBe(1);
      expect(spread).toBeLessThanOrEqual(1);
      for (const round of rounds) expect(round.flat().toSorted((a, b) => a - b)).toEqual(numbers(people));
    },
  );

  it.each([
    [8, 3],
    [9, 3],
    [12, 4],
    [16, 4],
  ])('of %i at tables of %i goes on until all have met, with seats within one', (people, seats) => {
    const rounds = roundRobin(numbers(people), seats, Rng.fromSeed(SEED));
    const { met, spread } = counted(rounds);
    expect(met.size).toBe((people * (people - 1)) / 2);
    expect(spread).toBeLessThanOrEqual(1);
  });

  it('at one table lets everybody sit once at each seat', () => {
    const rounds = roundRobin(numbers(4), 4, Rng.fromSeed(SEED));
    expect(rounds).toHaveLength(4);
    expect(counted(rounds).spread).toBe(0);
  });

  it('lets whoever is there win against those who have left', () => {
    const entrants = entrantsOf(4, (number) => number !== 2);
    const plan = { format: 'roundRobin', seats: 2, rounds: 5 } as const;
    const drafts = nextRound(plan, entrants, [], SEED);
    const walkover = drafts.find(({ kind }) => kind === 'walkover');
    expect(walkover?.seats).toContain(2);
    expect(walkover?.scores?.[walkover.seats.indexOf(2)]).toBe(0);
    expect(walkover?.scores?.reduce((sum, score) => sum + score, 0)).toBe(POINT);
    expect(drafts.filter(({ kind }) => kind === 'table')).toHaveLength(1);
  });

  it('plays at a smaller table where somebody has left a larger one', () => {
    const plan = { format: 'roundRobin', seats: 3, rounds: 5 } as const;
    const drafts = nextRound(
      plan,
      entrantsOf(6, (number) => number !== 2),
      [],
      SEED,
    );
    expect(drafts.map(({ seats }) => seats.length).toSorted()).toEqual([2, 3]);
  });
});

describe('an elimination', () => {
  const plan = { format: 'elimination', seats: 2, rounds: 5 } as const;

  function knockedOut(people: number, seats: number) {
    const entrants = entrantsOf(people);
    const pairings: Pairing[] = [];
    for (let round = 1; ; round++) {
      const drafts = nextRound({ ...plan, seats }, entrants, pairings, SEED);
      if (drafts.length === 0) return { entrants, pairings, rounds: round - 1 };
      for (const [i, draft] of drafts.entries()) {
        const order = draft.seats.toSorted((one, two) => one - two);
        const scores =
          draft.scores ??
          draft.seats.map((one) => (order.length - 1 - order.indexOf(one)) * (POINT / (order.length - 1)));
        pairings.push({ ...draft, round, number: i + 1, scores, missed: [] });
      }
    }
  }

  it.each([2, 3, 5, 8, 13, 16])(
    'of %i is over in as many rounds as it needs, and the strongest wins',
    (people) => {
      const { entrants, pairings, rounds } = knockedOut(people, 2);
      expect(rounds).toBe(Math.ceil(Math.log2(people)));
      expect(rounds).toBe(roundsFor(plan, entrants, SEED));
      const [first, second] = standingsOf('elimination', entrants, pairings);
      expect(first).toMatchObject({ number: 1, place: 1 });
      expect(second?.place).toBe(2);
    },
  );

  it.each([
    [22, 4],
    [10, 3],
    [4, 4],
  ])('of %i at tables of %i lets the better half of each table go on', (people, seats) => {
    const { entrants, pairings, rounds } = knockedOut(people, seats);
    expect(rounds).toBe(eliminationRounds(people, seats));
    expect(standingsOf('elimination', entrants, pairings)[0]?.number).toBe(1);
  });

  it('gives a shared place to those who came equally far', () => {
    const { entrants, pairings } = knockedOut(8, 2);
    expect(standingsOf('elimination', entrants, pairings).map(({ place }) => place)).toEqual([
      1, 2, 3, 3, 5, 5, 5, 5,
    ]);
  });

  it('lets nobody go on from a table that nobody has come to', () => {
    const entrants = entrantsOf(4);
    const pairings = nextRound(plan, entrants, [], SEED).map(
      (draft, i): Pairing => ({
        ...draft,
        round: 1,
        number: i + 1,
        scores: i === 0 ? [0, 0] : [POINT, 0],
        missed: i === 0 ? draft.seats : [],
      }),
    );
    const [final] = nextRound(plan, entrants, pairings, SEED);
    expect(final).toMatchObject({ kind: 'bye', seats: [pairings[1]?.seats[0]] });
  });
});

describe('standings', () => {
  const table = (round: number, seats: readonly number[], scores: readonly number[]): Pairing => ({
    ...{ round, number: 1, division: 0, kind: 'table', seats, scores, missed: [] },
  });

  it('decide equal points by the rivals’ points, then directly, then by fewer first seats', () => {
    const pairings = [
      table(1, [1, 2], [POINT, 0]),
      table(1, [3, 4], [POINT, 0]),
      table(2, [1, 3], [0, POINT]),
      table(2, [2, 4], [POINT, 0]),
    ];
    const order = standingsOf('swiss', entrantsOf(4), pairings).map(({ number }) => number);
    expect(order).toEqual([3, 1, 2, 4]);
  });

  it('decide by who beat whom where that comes first', () => {
    const pairings = [
      table(1, [1, 2], [0, POINT]),
      table(1, [3, 4], [POINT, 0]),
      table(2, [1, 3], [POINT, 0]),
      table(2, [2, 4], [0, POINT]),
      table(3, [4, 1], [0, POINT]),
      table(3, [2, 3], [0, POINT]),
    ];
    expect(standingsOf('roundRobin', entrantsOf(4), pairings).map(({ number }) => number)).toEqual([
      1, 3, 4, 2,
    ]);
  });

  it('count no table that is still played', () => {
    const [first] = standingsOf('swiss', entrantsOf(2), [{ ...table(1, [1, 2], []), scores: null }]);
    expect(first).toMatchObject({ number: 1, points: 0, games: 0 });
  });
});

describe('a league', () => {
  const standing = (number: number, division: number, place: number): Standing => ({
    ...{ number, division, place, points: 0, ties: [], games: 0 },
  });

  it('lets the first of a division change places with the last of the one above', () => {
    const standings = [0, 1, 2].flatMap((division) =>
      [1, 2, 3, 4, 5, 6].map((place) => standing(10 * (division + 1) + place, division, place)),
    );
    expect(nextOrder(standings)).toEqual([
      ...[11, 12, 13, 14, 21, 22],
      ...[15, 16, 23, 24, 31, 32],
      ...[25, 26, 33, 34, 35, 36],
    ]);
  });

  it('moves never more than a third of a division', () => {
    expect(movingBetween(6, 8)).toBe(2);
    expect(movingBetween(4, 8)).toBe(1);
    expect(movingBetween(2, 8)).toBe(0);
  });

  it('has divisions as near to the wanted size as the people allow', () => {
    expect(divisionSizes(20, 6)).toEqual([7, 7, 6]);
    expect(divisionSizes(3, 8)).toEqual([3]);
  });
});

describe('a table’s id', () => {
  it('tells the tournament, and no other id does', () => {
    const id = `ev${'a'.repeat(14)}`;
    expect(tournamentOf(tableIdOf(id, 12, 128))).toBe(id);
    expect(tournamentOf('abcdefghijkl')).toBeUndefined();
    expect(tournamentOf(id)).toBeUndefined();
  });
});

describe('the usual number of rounds', () => {
  it('tells the best apart', () => {
    expect(usualRounds(64, 2)).toBe(6);
    expect(usualRounds(4, 2)).toBe(3);
  });
});
