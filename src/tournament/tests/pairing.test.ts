/** Rounds of a Swiss tournament: new rivals as long as there are any, fair seats, free rounds that go round. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../history.ts';
import { largestMatching } from '../matching.ts';
import { type Entrant, type Pairing, POINT, sharesOf } from '../pairing.ts';
import { nextRound, roundsFor } from '../rounds.ts';
import { seatSpread } from '../seating.ts';
import { tableSizes } from '../tables.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** Plays all rounds; `luck` says who comes out ahead, and `absent` who does not come. */
function played(
  people: number,
  seats: number,
  rounds: number,
  luck: (number: number, round: number) => number,
  absent: (number: number, round: number) => boolean = () => false,
) {
  const plan = { format: 'swiss', seats, rounds } as const;
  const entrants = Array.from(
    { length: people },
    (_, draw): Entrant => ({ number: draw + 1, division: 0, draw, plays: true }),
  );
  const pairings: Pairing[] = [];
  const total = roundsFor(plan, entrants, SEED);
  for (let round = 1; round <= total; round++)
    for (const [i, draft] of nextRound(plan, entrants, pairings, SEED).entries()) {
      const missed = draft.seats.filter((number) => draft.kind === 'table' && absent(number, round));
      const ranking = [...draft.seats.entries()]
        .filter(([, number]) => !missed.includes(number))
        .sort(([, one], [, two]) => luck(two, round) - luck(one, round))
        .map(([seat]) => [seat]);
      const scores = draft.scores ?? sharesOf(ranking, draft.seats.length);
      pairings.push({ ...draft, round, number: i + 1, scores, missed });
    }
  return { entrants, pairings, rounds: total };
}

const noise = (number: number, round: number) => Math.sin(number * 12.9898 + round * 78.233) * 43758.5453;

function repeatsIn(entrants: readonly Entrant[], pairings: readonly Pairing[]): number {
  const { met } = historyOf(entrants, pairings);
  return entrants.reduce(
    (sum, { number }, i) =>
      sum + entrants.slice(i + 1).filter((other) => met(number, other.number) > 1).length,
    0,
  );
}

describe('a Swiss tournament', () => {
  it.each([
    [64, 2, 6],
    [64, 3, 6],
    [64, 4, 6],
    [63, 2, 6],
  ])('of %i at tables of %i never repeats a meeting, with seats within one', (people, seats, rounds) => {
    const { entrants, pairings } = played(
      people,
      seats,
      rounds,
      noise,
      (number, round) => (number * 7 + round * 3) % 10 === 0,
    );
    expect(repeatsIn(entrants, pairings)).toBe(0);
    const history = historyOf(entrants, pairings);
    for (const { number } of entrants)
      for (const size of [seats, seats - 1].filter((one) => one > 1))
        expect(seatSpread(history.seats(number, size))).toBeLessThanOrEqual(1);
  });

  it('lets everybody play once a round, whoever is stronger', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 14 }),
        fc.integer({ min: 2, max: 4 }),
        fc.infiniteStream(fc.nat(99)),
        (people, seats, chance) => {
          const dice = new Map<string, number>();
          const luck = (number: number, round: number) => {
            const key = `${number} ${round}`;
            const value = dice.get(key) ?? Number(chance.next().value);
            dice.set(key, value);
            return value;
          };
          const { pairings, rounds, entrants } = played(people, seats, 5, luck);
          for (let round = 1; round <= rounds; round++) {
            const seated = pairings.filter((one) => one.round === round).flatMap((one) => one.seats);
            expect(seated.toSorted((one, two) => one - two)).toEqual(entrants.map(({ number }) => number));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([4, 5, 6, 7, 8, 9, 10])('of %i goes on to the last new pair without a repeat', (people) => {
    const { entrants, pairings, rounds } = played(people, 2, 12, noise);
    expect(rounds).toBe(people % 2 === 0 ? people - 1 : people);
    expect(repeatsIn(entrants, pairings)).toBe(0);
  });

  it('gives a free round to one of the last, and to nobody twice before all have had one', () => {
    const { pairings } = played(9, 2, 6, (number) => -number);
    const free = pairings.filter(({ kind }) => kind === 'bye').map(({ seats }) => seats[0]);
    expect(new Set(free).size).toBe(6);
    expect(pairings.find(({ kind }) => kind === 'bye')?.scores).toEqual([POINT]);
  });

  it('leaves out whoever is not there', () => {
    const entrants = [1, 2, 3, 4].map(
      (number): Entrant => ({ number, division: 0, draw: number, plays: number < 4 }),
    );
    const drafts = nextRound({ format: 'swiss', seats: 2, rounds: 3 }, entrants, [], SEED);
    expect(drafts.flatMap(({ seats }) => seats).toSorted()).toEqual([1, 2, 3]);
  });

  it('ends when nobody is left to play against', () => {
    const entrants = [1, 2].map(
      (number): Entrant => ({ number, division: 0, draw: number, plays: number < 2 }),
    );
    expect(nextRound({ format: 'swiss', seats: 2, rounds: 3 }, entrants, [], SEED)).toEqual([]);
  });
});

describe('sizes of tables', () => {
  it('are as even as can be', () => {
    expect(tableSizes(64, 4)).toEqual(Array.from({ length: 16 }, () => 4));
    expect(tableSizes(9, 4)).toEqual([3, 3, 3]);
    expect(tableSizes(5, 3)).toEqual([3, 2]);
  });
});

describe('the largest matching', () => {
  it('has as many pairs as trying everything finds', () => {
    const graph = fc.integer({ min: 1, max: 8 }).chain((size) =>
      fc
        .array(fc.boolean(), { minLength: (size * (size - 1)) / 2, maxLength: (size * (size - 1)) / 2 })
        .map((edges) => {
          const neighbours = Array.from({ length: size }, (): number[] => []);
          let next = 0;
          for (let one = 0; one < size; one++)
            for (let two = one + 1; two < size; two++)
              if (edges[next++]) {
                neighbours[one]?.push(two);
                neighbours[two]?.push(one);
              }
          return neighbours;
        }),
    );
    fc.assert(
      fc.property(graph, (neighbours) => {
        const mates = largestMatching(neighbours);
        for (const [vertex, mate] of mates.entries())
          if (mate >= 0) {
            expect(mates[mate]).toBe(vertex);
            expect(neighbours[vertex]).toContain(mate);
          }
        const most = mostPairs(neighbours, new Set(neighbours.keys()));
        expect(mates.filter((mate) => mate >= 0)).toHaveLength(2 * most);
      }),
      { numRuns: 300 },
    );
  });
});

function mostPairs(neighbours: readonly (readonly number[])[], left: ReadonlySet<number>): number {
  const [first] = left;
  if (first === undefined) return 0;
  const without = new Set([...left].filter((one) => one !== first));
  let most = mostPairs(neighbours, without);
  for (const mate of neighbours[first] ?? [])
    if (without.has(mate))
      most = Math.max(most, 1 + mostPairs(neighbours, new Set([...without].filter((one) => one !== mate))));
  return most;
}

describe('the share of rivals beaten', () => {
  it('is one for the first, none for the last, and shared by equals', () => {
    expect(sharesOf([[1], [0]], 2)).toEqual([0, POINT]);
    expect(sharesOf([[0, 1]], 2)).toEqual([POINT / 2, POINT / 2]);
    expect(sharesOf([[2], [0], [1]], 3)).toEqual([POINT / 2, 0, POINT]);
    expect(sharesOf([[3], [0, 1], [2]], 4)).toEqual([POINT / 2, POINT / 2, 0, POINT]);
  });

  it('leaves out automata and gives nothing to those who are not ranked', () => {
    expect(sharesOf([[2], [0]], 2)).toEqual([POINT, 0]);
  });

  it('adds up to the same at every table', () => {
    const ranking = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }).chain((order) =>
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }).map((cuts) =>
        order.reduce<number[][]>((groups, seat, i) => {
          if (i === 0 || cuts[i]) groups.push([seat]);
          else groups.at(-1)?.push(seat);
          return groups;
        }, []),
      ),
    );
    fc.assert(
      fc.property(ranking, (groups) => {
        const shares = sharesOf(groups, 5);
        expect(shares.every(Number.isInteger)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe((5 * POINT) / 2);
      }),
    );
  });
});
