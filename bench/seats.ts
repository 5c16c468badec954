/** How fair seats can be where people stay away: the best that anybody could do for few people, and whether a way out was left where somebody's seats came to be two apart. */
import { at, Rng } from '#kernel';
import { type Entrant, historyOf, nextRound, type Pairing, roundsFor, seatSpread } from '#tournament';
import type { WholeTournament } from '../src/server/store/index.ts';
import { entrantsOf } from '../src/server/tournaments/steps.ts';
import { roundRobin } from '../src/tournament/roundRobin.ts';
import { roundsLeft, waysOn } from '../src/tournament/roundsLeft.ts';
import { fairestSeats, seatCosts, UNFAIR } from '../src/tournament/seating.ts';

/** A game is played where both come. */
const PLAYED = 0.9 ** 2;

/** Everybody against everybody: a bit for each pair that has not met. */
type Pairs = number;

/** The share of so many people (an even number up to six), each against each, whose seats end two apart under the best choice of rounds and seats that does not know who will come. */
export function bestShare(people: number): number {
  return new BestChoice(people).share;
}

class BestChoice {
  readonly share: number;
  private readonly people: number;
  private readonly pairs: readonly (readonly [number, number])[];
  private readonly known = new Map<string, number>();

  constructor(people: number) {
    this.people = people;
    this.pairs = Array.from({ length: people }, (_, one) => one).flatMap((one) =>
      Array.from({ length: people - one - 1 }, (_, i) => [one, one + 1 + i] as const),
    );
    const nobody = Array.from({ length: people }, () => 0);
    this.share = this.apart(nobody, 2 ** this.pairs.length - 1) / people;
  }

  /** How many end two apart at best. `begun`: how much more often each has begun than not. Infinite where the pairs that are left make no rounds. */
  private apart(begun: readonly number[], left: Pairs): number {
    if (left === 0) return begun.filter((one) => Math.abs(one) > 1).length;
    const key = `${left} ${begun}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const values = this.rounds(left, 0).flatMap((round) => {
      const rest = round.reduce((pairs, pair) => pairs - 2 ** pair, left);
      return this.turned(round).map((games) => this.after(begun, games, rest));
    });
    const best = Math.min(Number.POSITIVE_INFINITY, ...values);
    this.known.set(key, best);
    return best;
  }

  /** All rounds of pairs that have not met; those who have a rival in it already are bits of `taken`. */
  private rounds(left: Pairs, taken: number): readonly (readonly number[])[] {
    const first = Array.from({ length: this.people }, (_, i) => i).find((one) => ((taken >> one) & 1) === 0);
    if (first === undefined) return [[]];
    return this.pairs.flatMap(([one, two], pair) => {
      const isFree = one === first && ((taken >> two) & 1) === 0 && ((left >> pair) & 1) === 1;
      if (!isFree) return [];
      return this.rounds(left, taken | (1 << one) | (1 << two)).map((rest) => [pair, ...rest]);
    });
  }

  /** Every choice of who begins. */
  private turned(round: readonly number[]): readonly (readonly (readonly [number, number])[])[] {
    const [pair, ...others] = round;
    if (pair === undefined) return [[]];
    const [one, two] = at(this.pairs, pair);
    return this.turned(others).flatMap((rest) => [
      [[one, two] as const, ...rest],
      [[two, one] as const, ...rest],
    ]);
  }

  private after(
    begun: readonly number[],
    games: readonly (readonly [number, number])[],
    left: Pairs,
  ): number {
    const [game, ...others] = games;
    if (!game) return this.apart(begun, left);
    const [first, second] = game;
    const played = begun.with(first, at(begun, first) + 1).with(second, at(begun, second) - 1);
    return PLAYED * this.after(played, others, left) + (1 - PLAYED) * this.after(begun, others, left);
  }
}

/** The share that the real choice of rounds and seats leaves two apart, in so many seasons in which nobody leaves. */
export function measuredShare(people: number, seasons: number): number {
  let apart = 0;
  for (let season = 0; season < seasons; season++)
    apart += apartIn(people, season.toString().padStart(32, '7'));
  return apart / (people * seasons);
}

function apartIn(people: number, seed: string): number {
  const chance = Rng.fromSeed(seed, 'no-shows');
  const plan = { format: 'league', seats: 2, rounds: 0 } as const;
  const entrants = Array.from({ length: people }, (_, draw): Entrant => {
    return { number: draw + 1, division: 0, draw, plays: true };
  });
  const pairings: Pairing[] = [];
  for (let round = 1; round <= roundsFor(plan, entrants, seed); round++)
    for (const [i, draft] of nextRound(plan, entrants, pairings, seed).entries()) {
      const missed = draft.seats.filter(() => chance.below(10) === 0);
      pairings.push({ ...draft, round, number: i + 1, scores: draft.seats.map(() => 0), missed });
    }
  const { seats } = historyOf(entrants, pairings);
  return entrants.filter(({ number }) => seatSpread(seats(number, 2)) > 1).length;
}

/** Of those who ended two apart: how many came to it in a round in which every way to go on would have put somebody two apart. */
export function withoutWayOut({ tournament, people, pairings }: WholeTournament): {
  readonly apart: number;
  readonly unavoidable: number;
} {
  const entrants = entrantsOf(people);
  let [apart, unavoidable] = [0, 0];
  for (const { number, division } of entrants.filter(({ plays }) => plays)) {
    const own = pairings.filter((one) => one.division === division);
    const isApart = (upTo: number) => {
      const { seats } = historyOf(
        entrants,
        own.filter(({ round }) => round <= upTo),
      );
      return sizesOf(tournament.plan.seats).some((size) => seatSpread(seats(number, size)) > 1);
    };
    if (!isApart(tournament.round)) continue;
    apart += 1;
    let round = tournament.round;
    while (isApart(round - 1)) round -= 1;
    if (!hadFairWay(tournament, entrants, own, round)) unavoidable += 1;
  }
  return { apart, unavoidable };
}

/** Whether a round could have been played in which nobody's seats come to be two apart. */
function hadFairWay(
  { seed, plan }: WholeTournament['tournament'],
  entrants: readonly Entrant[],
  own: readonly Pairing[],
  round: number,
): boolean {
  const before = own.filter((one) => one.round < round);
  const history = historyOf(entrants, before);
  const division = own[0]?.division ?? 0;
  const inside = entrants
    .filter((one) => one.division === division)
    .sort((one, two) => one.draw - two.draw)
    .map(({ number }) => number);
  const rounds = roundRobin(inside, plan.seats, Rng.fromSeed(seed, `division ${division}`));
  // Who had left by then is at no table that was played.
  const there = own.flatMap((one) => (one.round === round && one.kind === 'table' ? one.seats : []));
  const isFair = (table: readonly number[]) =>
    fairestSeats(table, (one) => seatCosts(history.seats(one, table.length))).cost < UNFAIR;
  return waysOn(roundsLeft(rounds, before)).some(({ next }) =>
    next
      .map((table) => table.filter((one) => there.includes(one)))
      .every((table) => table.length < 2 || isFair(table)),
  );
}

function sizesOf(seats: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => i + 2);
}
