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

/** One fact in which a chosen answer is worse than the best. */
export interface Difference<F extends Fact = Fact> {
  /** Whether the best answer has it, or the chosen one. */
  readonly side: 'better' | 'worse';
  readonly fact: F;
  /** The same kind of fact of the other answer. */
  readonly other: F | undefined;
}

/** In what a chosen answer is worse than the best, the weightiest first. */
export function differencesTo<F extends Fact>(chosen: readonly F[], best: readonly F[]): Difference<F>[] {
  const better = compared(best, chosen, 1).map((one) => ({ ...one, side: 'better' as const }));
  const worse = compared(chosen, best, -1).map((one) => ({ ...one, side: 'worse' as const }));
  return [...better, ...worse]
    .sort((first, second) => second.gain - first.gain)
    .map(({ side, fact, other }) => ({ side, fact, other }));
}

function differing<F extends Fact>(one: readonly F[], other: readonly F[], sign: 1 | -1): F[] {
  return compared(one, other, sign)
    .sort((first, second) => second.gain - first.gain)
    .map(({ fact }) => fact);
}

/** Each fact beside the same kind of fact of the other answer, where the difference is a reason. */
function compared<F extends Fact>(facts: readonly F[], others: readonly F[], sign: 1 | -1) {
  return facts
    .map((fact) => ({ fact, other: others.find((one) => isAlike(one, fact)) }))
    .map((one) => ({ ...one, gain: sign * (one.fact.weight - (one.other?.weight ?? 0)) }))
    .filter(({ gain }) => gain >= LEAST);
}

function isAlike(one: Fact, { fact, about }: Fact): boolean {
  return one.fact === fact && one.about === about;
}
