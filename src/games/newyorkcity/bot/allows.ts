/** Whether an answer met in one imagined state is legal in another, found without the list. */
import { at, type Seat, same } from '#kernel';
import { isPossibleBid } from '../bids/possibleBid.ts';
import { CHARACTER, type Character } from '../characters.ts';
import { CLERK_CARDS, characterTile, LINKS, PRESTIGE_TILES, SCOUT_DISCARDS } from '../components.ts';
import { type Counts, covers, of, total } from '../counts.ts';
import { poolOf } from '../effects.ts';
import { turnStaff } from '../flow/bidding.ts';
import { usableAfter, usableBefore } from '../flow/draft.ts';
import { isFirstOfItsKind, mixLike } from '../flow/pairs.ts';
import { rules } from '../flow.ts';
import { matching, ready } from '../powers.ts';
import { maySwap } from '../reserve.ts';
import { type Action, type Answers, firmOf, type State, type Step } from '../state.ts';

type Check<S extends Step> = (state: State, seat: Seat, action: Action, step: S) => boolean;

export function allows(state: State, seat: Seat, action: Action): boolean {
  // No step of this game has lanes.
  const step = at(state.agenda, state.agenda.length - 1) as Step;
  // Each check takes its own step; it is called by the step's name.
  const check = CHECKS[step.step as keyof Answers] as Check<Step>;
  return check(state, seat, action, step);
}

const CHECKS: { readonly [K in keyof Answers]: Check<Extract<Step, { step: K }>> } = {
  pickStack: ({ stacks }, _seat, action) => 'stack' in action && isListed(stacks, action.stack),
  draft(state, seat, action, { picks }) {
    if ('pair' in action) return isListed(state.pairs, action.pair);
    return 'use' in action && usableBefore(state, seat, picks).includes(action.use);
  },
  mix: (state, _seat, action) => 'mix' in action && isListedMix(state, action.mix),
  assist(state, seat, action, { pair, last }) {
    return 'use' in action ? usableAfter(state, seat, pair, last).includes(action.use) : 'done' in action;
  },
  exchange(state, seat, action) {
    const { hand } = firmOf(state, seat);
    return 'discard' in action && isChoice(action.discard, hand, 0, total(hand));
  },
  discardTwo(state, seat, action) {
    const { hand } = firmOf(state, seat);
    return 'discard' in action && isChoice(action.discard, hand, Math.min(SCOUT_DISCARDS, total(hand)));
  },
  drop: (state, seat, action) => 'drop' in action && firmOf(state, seat).staff.includes(action.drop),
  hire(state, _seat, action, { value, decline }) {
    return 'hire' in action ? isInSight(state, action.hire, value) : decline && 'done' in action;
  },
  fetch: (state, seat, action, { pair }) =>
    'fetch' in action && isChoice(action.fetch, matching(firmOf(state, seat), pair), 1, 2),
  replaceBlack: ({ black }, _seat, action) =>
    'district' in action && !('tile' in action) && of(black, action.district) > 0,
  bid(state, seat, action, { swapped }) {
    if ('cards' in action) return isPossibleBid(state, seat, action);
    if ('use' in action) return turnStaff(state, seat).includes(action.use);
    return 'swap' in action ? maySwap(state, seat, swapped) : 'pass' in action;
  },
  raise: (state, seat, action) => rules.legalActions(state, seat).some((legal) => same(legal, action)),
  refresh(state, seat, action) {
    const firm = firmOf(state, seat);
    return 'discard' in action && isChoice(action.discard, poolOf(firm), 0, total(firm.reserve));
  },
  keep(state, seat, action) {
    const firm = firmOf(state, seat);
    return 'keep' in action && isChoice(action.keep, poolOf(firm), total(firm.reserve));
  },
  award: (state, _seat, action) => ('tile' in action ? isOnOffer(state, action) : 'done' in action),
  relocate(state, seat, action, { district }) {
    if (!('from' in action)) return 'done' in action;
    return action.from !== district && of(firmOf(state, seat).built, action.from) > 0;
  },
  reinforce: (_state, _seat, action) =>
    'use' in action ? action.use === CHARACTER.foreman : 'done' in action,
  renew(state, seat, action, { swapped }) {
    const firm = firmOf(state, seat);
    if ('discard' in action)
      return isChoice(action.discard, poolOf(firm), 1, Math.min(CLERK_CARDS, total(firm.hand)));
    return 'swap' in action ? maySwap(state, seat, swapped) : 'done' in action;
  },
  act: (state, seat, action) =>
    'use' in action ? ready(state, seat, 'act').includes(action.use) : 'done' in action,
};

/** Q9 Of equal pairs or stacks only the first is an answer. */
function isListed(pairs: readonly number[][], which: number): boolean {
  return which < pairs.length && isFirstOfItsKind(pairs, which);
}

/** Q9 Of mixes that take and leave the same cards only the first is an answer. */
function isListedMix(state: State, mix: readonly number[]): boolean {
  const [one = 0, first = 0, two = 0, second = 0] = mix;
  const [a = [], b = []] = [state.pairs[one], state.pairs[two]];
  if (a.length < 2 || b.length < 2 || !a.includes(first) || !b.includes(second)) return false;
  const like = mixLike(state, mix);
  return like[0] === one && like[1] === first && like[2] === two && like[3] === second;
}

/** Cards of these, at least so many and at most so many. */
function isChoice(cards: Counts, pool: Counts, least: number, most = least): boolean {
  const count = total(cards);
  return count >= least && count <= most && covers(pool, cards);
}

function isInSight({ shelves }: State, character: Character, most: number): boolean {
  const { value } = characterTile(character);
  return value <= most && at(shelves, value - 1).includes(character);
}

function isOnOffer({ offer, links }: State, { tile, link }: Extract<Answers['award'], { tile: number }>) {
  if (!offer.includes(tile) || (links & (1 << link)) === 0) return false;
  return at(LINKS, link).vehicle === at(PRESTIGE_TILES, tile).vehicle;
}
