/** Why one answer is better than another: where what is known of them differs most. */
import type { Fact, GameTypes, Heuristics, Seat } from '#kernel';

/** Differences below this many points are no reason. */
const LEAST = 0.4;

/** Facts of the first answer that speak for it, compared with the second, the weightiest first. */
export function reasonsFor<F extends Fact>(one: readonly F[], other: readonly F[]): F[] {
  return differing(one, other, 1);
}

/** Facts of the first answer that speak against it, compared with the second, the weightiest first. */
export function reasonsAgainst<F extends Fact>(one: readonly F[], other: readonly F[]): F[] {
  return differing(one, other, -1);
}

/** The facts of each answer that tell it apart: of the first, what it has over the second; of the others, what they lack compared with the first. */
export function reasonsOf<G extends GameTypes>(
  heuristics: Heuristics<G>,
  view: G['view'],
  seat: Seat,
  answers: readonly G['action'][],
): G['fact'][][] {
  const facts = answers.map((action) => heuristics.facts(view, seat, action));
  const [best = [], next = []] = facts;
  return facts.map((own, i) => (i === 0 ? reasonsFor(best, next) : reasonsAgainst(own, best)));
}

function differing<F extends Fact>(one: readonly F[], other: readonly F[], sign: 1 | -1): F[] {
  return one
    .map((fact) => ({ fact, gain: sign * (fact.weight - weightIn(other, fact)) }))
    .filter(({ gain }) => gain >= LEAST)
    .sort((first, second) => second.gain - first.gain)
    .map(({ fact }) => fact);
}

/** What the same kind of fact weighs for the other answer; nothing if it has none. */
function weightIn(facts: readonly Fact[], { fact, about }: Fact): number {
  return facts.find((one) => one.fact === fact && one.about === about)?.weight ?? 0;
}
