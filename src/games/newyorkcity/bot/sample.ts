/** Random legal answers, found without listing them; bids are in sampleBid.ts. */
import { at, type Rng, type Seat } from '#kernel';
import { listBids, meansOf } from '../bids.ts';
import { CHARACTER, type Character } from '../characters.ts';
import { CLERK_CARDS, LINKS, PRESTIGE_TILES, SCOUT_DISCARDS } from '../components.ts';
import { total } from '../counts.ts';
import { poolOf } from '../effects.ts';
import { usableAfter, usableBefore } from '../flow/draft.ts';
import { isFirstOfItsKind, mixes, mixLike } from '../flow/pairs.ts';
import { distinctStacks } from '../flow/start.ts';
import { matching, ready } from '../powers.ts';
import { maySwap } from '../reserve.ts';
import { type Action, type Answers, firmOf, type State, type Step } from '../state.ts';
import { anyCards, anyPlace } from './draws.ts';
import { sampleBid } from './sampleBid.ts';
import { SAMPLE } from './weights.ts';

const DONE: { done: true } = { done: true };
const SWAP: { swap: true } = { swap: true };

type Sampler<S extends Step> = (state: State, seat: Seat, step: S, rng: Rng) => Action;

export function sample(state: State, seat: Seat, rng: Rng): Action {
  // No step of this game has lanes.
  const step = at(state.agenda, state.agenda.length - 1) as Step;
  // Each sampler takes its own step; it is called by the step's name.
  const sampler = SAMPLERS[step.step as keyof Answers] as Sampler<Step>;
  return sampler(state, seat, step, rng);
}

const SAMPLERS: { readonly [K in keyof Answers]: Sampler<Extract<Step, { step: K }>> } = {
  pickStack: (state, _seat, _step, rng) => ({ stack: rng.pick(distinctStacks(state)) }),
  draft(state, seat, { picks }, rng) {
    const use = someOf(usableBefore(state, seat, picks), SAMPLE.draftWithout, rng);
    return use ? { use } : { pair: anyPair(state, rng) };
  },
  mix: (state, _seat, _step, rng) => ({ mix: anyMix(state, rng) }),
  assist(state, seat, { pair, last }, rng) {
    const use = someOf(usableAfter(state, seat, pair, last), SAMPLE.assistWithout, rng);
    return use ? { use } : DONE;
  },
  exchange(state, seat, _step, rng) {
    const { hand } = firmOf(state, seat);
    return { discard: anyCards(hand, rng.below(total(hand) + 1), rng) };
  },
  discardTwo(state, seat, _step, rng) {
    const { hand } = firmOf(state, seat);
    return { discard: anyCards(hand, Math.min(SCOUT_DISCARDS, total(hand)), rng) };
  },
  drop: (state, seat, _step, rng) => ({ drop: rng.pick(firmOf(state, seat).staff) }),
  hire: ({ shelves }, _seat, { value, decline }, rng) =>
    decline && rng.below(SAMPLE.declinesHire) === 0 ? DONE : { hire: anyTile(shelves, value, rng) },
  fetch(state, seat, { pair }, rng) {
    const cards = matching(firmOf(state, seat), pair);
    return { fetch: anyCards(cards, 1 + rng.below(total(cards)), rng) };
  },
  replaceBlack: ({ black }, _seat, _step, rng) => ({ district: anyPlace(black, -1, rng) }),
  bid: (state, seat, step, rng) => (isSwapDue(state, seat, step, rng) ? SWAP : sampleBid(state, seat, rng)),
  raise: (state, seat, _step, rng) => rng.pick([DONE, ...listBids(meansOf(state, seat))]),
  refresh(state, seat, _step, rng) {
    const firm = firmOf(state, seat);
    return { discard: anyCards(poolOf(firm), rng.below(total(firm.reserve) + 1), rng) };
  },
  keep(state, seat, _step, rng) {
    const firm = firmOf(state, seat);
    return { keep: anyCards(poolOf(firm), total(firm.reserve), rng) };
  },
  award: (state, _seat, _step, rng) => anyAward(state, rng),
  relocate(state, seat, { district }, rng) {
    if (rng.below(SAMPLE.declinesMove) === 0) return DONE;
    return { from: anyPlace(firmOf(state, seat).built, district, rng) };
  },
  reinforce: (_state, _seat, _step, rng) =>
    rng.below(SAMPLE.declinesForeman) === 0 ? DONE : { use: CHARACTER.foreman },
  renew(state, seat, step, rng) {
    if (isSwapDue(state, seat, step, rng)) return SWAP;
    const firm = firmOf(state, seat);
    const count = rng.below(1 + Math.min(CLERK_CARDS, total(firm.hand)));
    return count === 0 ? DONE : { discard: anyCards(poolOf(firm), count, rng) };
  },
  act(state, seat, _step, rng) {
    const use = someOf(ready(state, seat, 'act'), SAMPLE.actWithout, rng);
    return use ? { use } : DONE;
  },
};

/** One of the characters; one time in so many, and without any, nothing. */
function someOf(characters: readonly Character[], often: number, rng: Rng): Character | undefined {
  if (characters.length === 0 || (often > 1 && rng.below(often) === 0)) return undefined;
  return rng.pick(characters);
}

function anyPair({ pairs }: State, rng: Rng): number {
  let pair = rng.below(pairs.length);
  while (!isFirstOfItsKind(pairs, pair)) pair -= 1;
  return pair;
}

/** One card each of two pairs; seldom does a pair lack a card. */
function anyMix(state: State, rng: Rng): number[] {
  const { pairs } = state;
  if (pairs.some(({ length }) => length < 2)) return rng.pick(mixes(state));
  const two = 1 + rng.below(pairs.length - 1);
  const one = rng.below(two);
  const first = at(at(pairs, one), rng.below(2));
  return mixLike(state, [one, first, two, at(at(pairs, two), rng.below(2))]);
}

/** A tile on one of the first shelves. */
function anyTile(shelves: readonly (readonly Character[])[], value: number, rng: Rng): Character {
  let shelf = rng.below(value);
  while (at(shelves, shelf).length === 0) shelf = (shelf + 1) % value;
  return rng.pick(at(shelves, shelf));
}

function anyAward({ offer, links }: State, rng: Rng): Action {
  if (rng.below(SAMPLE.declinesAward) === 0) return DONE;
  const tile = rng.pick(offer);
  const { vehicle } = at(PRESTIGE_TILES, tile);
  let link = rng.below(LINKS.length);
  while (at(LINKS, link).vehicle !== vehicle || (links & (1 << link)) === 0) link = (link + 1) % LINKS.length;
  return { tile, link, district: at(at(LINKS, link).ends, rng.below(2)) };
}

/** Few turns begin with a swap: it changes what others see, and hardly ever what a bid brings. */
function isSwapDue(state: State, seat: Seat, { swapped }: { swapped?: true }, rng: Rng): boolean {
  return rng.below(SAMPLE.swaps) === 0 && maySwap(state, seat, swapped);
}
