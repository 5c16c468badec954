/** The next round of a schedule, chosen so that seats can be fair in the end. */
import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { historyOf } from '../history.ts';
import { nextOf } from '../lookAhead.ts';
import { type Entrant, type Pairing, POINT } from '../pairing.ts';
import { roundRobin } from '../roundRobin.ts';
import { nextRound, roundsFor } from '../rounds.ts';
import { roundsLeft, waysOn } from '../roundsLeft.ts';
import { seatSpread } from '../seating.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const rng = Rng.fromSeed(SEED);
const everybody = () => true;

const entrantsOf = (people: number) =>
  Array.from({ length: people }, (_, i): Entrant => ({ number: i + 1, division: 0, draw: i, plays: true }));

function pairing(
  round: number,
  number: number,
  seats: readonly number[],
  missed: readonly number[] = [],
): Pairing {
  const kind = seats.length === 1 ? 'bye' : 'table';
  return { round, number, division: 0, kind, seats, scores: seats.map(() => POINT / 2), missed };
}

const keyOf = (table: readonly number[]) => table.toSorted((one, two) => one - two).join(' ');
const roundKey = (round: readonly (readonly number[])[]) => round.map(keyOf).toSorted().join(' | ');

describe('the rounds left', () => {
  const rounds = roundRobin([1, 2, 3, 4, 5, 6, 7], 2, rng);

  it('are all but those that were played, in whatever order and seats', () => {
    const played = [4, 0].flatMap((index, i) =>
      (rounds[index] ?? []).map((seats, n) => pairing(i + 1, n + 1, seats.toReversed())),
    );
    expect(roundsLeft(rounds, played).map(roundKey)).toEqual(
      [1, 2, 3, 5, 6].map((i) => roundKey(rounds[i] ?? [])),
    );
  });

  it.each([7, 8, 9, 10])('of %i people can be mixed, and what is left makes rounds as well', (people) => {
    const all = Array.from({ length: people }, (_, i) => i + 1);
    const last = roundRobin(all, 2, rng).slice(-4);
    const ways = waysOn(last);
    expect(ways.length).toBeGreaterThan(last.length);
    expect(new Set(ways.map(({ next }) => roundKey(next))).size).toBe(ways.length);
    for (const { next, left } of ways) {
      for (const round of [next, ...left])
        expect(round.flat().toSorted((one, two) => one - two)).toEqual(all);
      const tables = (rounds: readonly (readonly (readonly number[])[])[]) =>
        rounds.flat().map(keyOf).toSorted();
      expect(tables([next, ...left])).toEqual(tables(last));
      const played = next.map((seats, n) => pairing(1, n + 1, seats));
      expect(tables(roundsLeft(last, played))).toEqual(tables(left));
    }
  });
});

describe('the next round', () => {
  it('lets those begin who have begun less often, whoever they meet', () => {
    // Only one round is left, and nobody but 1 and 4 has played.
    const history = historyOf(entrantsOf(4), [pairing(1, 1, [1, 4]), pairing(1, 2, [2, 3], [2])]);
    const [left = []] = [
      nextOf(
        [
          [
            [1, 2],
            [4, 3],
          ],
        ],
        history,
        everybody,
        rng,
      ),
    ];
    expect(left).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });

  it('does not leave two for the last round who have both begun once more often', () => {
    // 1 and 3 have begun; if the second round brought no game together with 4 and 2, the last one must.
    const played = [pairing(1, 1, [1, 2]), pairing(1, 2, [3, 4])];
    const history = historyOf(entrantsOf(4), played);
    const left = [
      [
        [1, 3],
        [2, 4],
      ],
      [
        [1, 4],
        [3, 2],
      ],
    ];
    expect(roundKey(nextOf(left, history, everybody, rng))).toBe('1 4 | 2 3');
  });

  it('puts those who have left behind the others, and gives everybody the same tables twice', () => {
    const rounds = roundRobin([1, 2, 3, 4, 5, 6], 3, rng);
    const history = historyOf(entrantsOf(6), []);
    const plays = (number: number) => number !== 2;
    const next = nextOf(rounds, history, plays, rng);
    expect(next.find((table) => table.includes(2))?.at(-1)).toBe(2);
    expect(nextOf(rounds, history, plays, rng)).toEqual(next);
  });
});

describe('a league with no-shows', () => {
  /** Everybody stays away from every tenth table by chance; gives how many are further apart than one, and how many meet twice. */
  function season(people: number, seed: string) {
    const chance = Rng.fromSeed(seed, 'no-shows');
    const plan = { format: 'league', seats: 2, rounds: 0 } as const;
    const entrants = entrantsOf(people);
    const pairings: Pairing[] = [];
    for (let round = 1; round <= roundsFor(plan, entrants, seed); round++)
      for (const [i, { seats }] of nextRound(plan, entrants, pairings, seed).entries())
        pairings.push(
          pairing(round, i + 1, seats, seats.length === 1 ? [] : seats.filter(() => chance.below(10) === 0)),
        );
    const { seats } = historyOf(entrants, pairings);
    const pairs = pairings.flatMap(({ seats }) => (seats.length === 2 ? [keyOf(seats)] : []));
    return {
      apart: entrants.filter(({ number }) => seatSpread(seats(number, 2)) > 1).length,
      isComplete: new Set(pairs).size === pairs.length && pairs.length === (people * (people - 1)) / 2,
    };
  }

  it('lets everybody meet everybody once, with seats within one', () => {
    const seeds = Array.from({ length: 6 }, (_, i) => i.toString().padStart(32, '7'));
    for (const seed of seeds) expect(season(6, seed)).toEqual({ apart: 0, isComplete: true });
  });
});
