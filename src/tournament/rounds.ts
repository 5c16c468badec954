/** The next round of a tournament, from what has been so far and nothing else: whoever works it out comes to the same tables. */
import { Rng } from '#kernel';
import { eliminationRounds, nextElimination } from './elimination.ts';
import { type History, historyOf } from './history.ts';
import { nextOf } from './lookAhead.ts';
import { type Draft, type Entrant, type Pairing, POINT } from './pairing.ts';
import { pairsThatLeadOn } from './pairs.ts';
import type { TournamentPlan } from './plan.ts';
import { roundRobin } from './roundRobin.ts';
import { roundsLeft } from './roundsLeft.ts';
import { fairestSeats, seatCosts } from './seating.ts';
import { standingsOf } from './standings.ts';
import { splitIntoTables, tableSizes } from './tables.ts';

type Rules = Pick<TournamentPlan, 'format' | 'seats' | 'rounds'>;

/** The rival of whoever is free; people are counted from 1 on. */
const FREE = 0;

/** How many rounds there will be with these people. */
export function roundsFor(plan: Rules, entrants: readonly Entrant[], seed: string): number {
  const people = entrants.length;
  switch (plan.format) {
    case 'swiss':
      return Math.min(plan.rounds, newRounds(people, plan.seats));
    case 'elimination':
      return eliminationRounds(people, plan.seats);
    default:
      return Math.max(0, ...schedules(plan, entrants, seed).map(({ rounds }) => rounds.length));
  }
}

/** Pairs never have to meet again for so many rounds; at one table everybody sits once at each seat. Several larger tables set no limit. */
function newRounds(people: number, seats: number): number {
  if (seats === 2) return people % 2 === 0 ? people - 1 : people;
  return people <= seats ? people : Number.POSITIVE_INFINITY;
}

/** The tables of the round after those that were; none when there is nobody left to play against. */
export function nextRound(
  plan: Rules,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  seed: string,
): readonly Draft[] {
  const round = roundAfter(pairings);
  const history = historyOf(entrants, pairings);
  const plays = (number: number) => entrants.some((one) => one.number === number && one.plays);
  const present = (draft: Draft) => withoutAbsent(draft, plays);
  switch (plan.format) {
    case 'swiss':
      return swiss(plan, entrants, pairings, Rng.fromSeed(seed, `round ${round}`));
    case 'elimination':
      return fair(
        nextElimination(entrants, pairings, plan.seats, Rng.fromSeed(seed, `round ${round}`)).map(present),
        history,
      );
    default:
      return schedules(plan, entrants, seed).flatMap(({ division, rounds }) => {
        const own = pairings.filter((one) => one.division === division);
        const left = roundsLeft(rounds, own);
        const next = nextOf(left, history, plays, Rng.fromSeed(seed, `seats ${division} ${round}`));
        return next.map((seats) => present(scheduled(division, seats)));
      });
  }
}

function swiss(
  { seats, rounds }: Rules,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  rng: Rng,
): readonly Draft[] {
  const playing = entrants.filter(({ plays }) => plays).map((one) => ({ ...one, division: 0 }));
  const order = standingsOf('swiss', playing, pairings).map(({ number }) => number);
  if (order.length < 2) return [];
  const history = historyOf(entrants, pairings);
  const roundsLeft = Math.min(rounds, newRounds(entrants.length, seats)) - roundAfter(pairings);
  const tables =
    seats > 2
      ? splitIntoTables(order, tableSizes(order.length, seats), history, rng)
      : pairsThatLeadOn(
          order.length % 2 === 0 ? order : [...order, FREE],
          withFree(history),
          roundsLeft,
          rng,
        );
  return tables.map((table): Draft => {
    const numbers = table.filter((one) => one !== FREE);
    if (numbers.length === table.length) return { division: 0, kind: 'table', seats: numbers, scores: null };
    return { division: 0, kind: 'bye', seats: numbers, scores: [POINT] };
  });
}

/** Whoever is free meets nobody, who has no points: so the last are free first, and nobody twice. */
function withFree(history: History): History {
  return {
    ...history,
    met(one, two) {
      if (one === FREE || two === FREE) return history.byes.get(one === FREE ? two : one) ?? 0;
      return history.met(one, two);
    },
  };
}

function roundAfter(pairings: readonly Pairing[]): number {
  return 1 + Math.max(0, ...pairings.map(({ round }) => round));
}

/** All rounds of each division, settled by the draw. */
function schedules({ seats }: Rules, entrants: readonly Entrant[], seed: string) {
  const divisions = [...new Set(entrants.map(({ division }) => division))].sort((one, two) => one - two);
  return divisions.map((division) => {
    const inside = entrants
      .filter((one) => one.division === division)
      .sort((one, two) => one.draw - two.draw);
    const numbers = inside.map(({ number }) => number);
    return { division, rounds: roundRobin(numbers, seats, Rng.fromSeed(seed, `division ${division}`)) };
  });
}

/** Whoever is free meets all others in other rounds, and gets nothing for it. */
function scheduled(division: number, seats: readonly number[]): Draft {
  return seats.length === 1
    ? { division, kind: 'bye', seats, scores: [0] }
    : { division, kind: 'table', seats, scores: null };
}

/** The same tables, with seats as fair as can be. */
function fair(drafts: readonly Draft[], history: History): readonly Draft[] {
  return drafts.map((draft) =>
    draft.kind === 'table' ? { ...draft, seats: seating(draft.seats, history).seats } : draft,
  );
}

function seating(seats: readonly number[], history: History) {
  return fairestSeats(seats, (one) => seatCosts(history.seats(one, seats.length)));
}

/** Nobody waits for those who have left: the others play without them, and the last one left has won. */
function withoutAbsent(draft: Draft, plays: (number: number) => boolean): Draft {
  if (draft.kind !== 'table') return draft;
  const left = draft.seats.filter(plays);
  if (left.length === draft.seats.length) return draft;
  if (left.length > 1) return { ...draft, seats: left };
  return {
    ...draft,
    kind: 'walkover',
    scores: draft.seats.map((number) => (left.includes(number) ? POINT : 0)),
  };
}
