/** Whether an answer met in one imagined state is legal in another, found without the list. */
import { at, type Seat, same } from '#kernel';
import { CHARACTER, type Character } from '../characters.ts';
import { characterTile, LINKS, PRESTIGE_TILES } from '../components.ts';
import { type Counts, covers, of, total } from '../counts.ts';
import { poolOf } from '../effects.ts';
import { turnStaff } from '../flow/bidding.ts';
import { usableAfter, usableBefore } from '../flow/draft.ts';
import { isFirstOfItsKind, mixLike } from '../flow/pairs.ts';
import { rules } from '../flow.ts';
import { matching, ready } from '../powers.ts';
import { maySwap } from '../reserve.ts';
import { type Action, type Answers, firmOf, type State, type Step } from '../state.ts';
import { isPossibleBid } from './possibleBid.ts';

export function allows(state: State, seat: Seat, action: Action): boolean {
  const step = state.agenda.at(-1) as Step;
  const firm = firmOf(state, seat);
  switch (step.step) {
    case 'bid':
      if ('cards' in action) return isPossibleBid(state, seat, action);
      if ('use' in action) return turnStaff(state, seat).includes(action.use);
      return 'swap' in action ? maySwap(state, seat, step.swapped) : 'pass' in action;
    case 'pickStack':
      return 'stack' in action && isListed(state.stacks, action.stack);
    case 'draft':
      if ('pair' in action) return isListed(state.pairs, action.pair);
      return 'use' in action && usableBefore(state, seat, step.picks).includes(action.use);
    case 'assist':
      if ('use' in action) return usableAfter(state, seat, step.pair, step.last).includes(action.use);
      return 'done' in action;
    case 'act':
      return 'use' in action ? ready(state, seat, 'act').includes(action.use) : 'done' in action;
    case 'hire':
      if ('hire' in action) return isInSight(state, action.hire, step.value);
      return step.decline && 'done' in action;
    case 'mix':
      return 'mix' in action && isListedMix(state, action.mix);
    case 'reinforce':
      return 'use' in action ? action.use === CHARACTER.foreman : 'done' in action;
    case 'award':
      return 'tile' in action ? isOnOffer(state, action) : 'done' in action;
    case 'keep':
      return 'keep' in action && isChoice(action.keep, poolOf(firm), total(firm.reserve));
    case 'exchange':
      return 'discard' in action && isChoice(action.discard, firm.hand, 0, total(firm.hand));
    case 'discardTwo':
      return 'discard' in action && isChoice(action.discard, firm.hand, Math.min(2, total(firm.hand)));
    case 'refresh':
      return 'discard' in action && isChoice(action.discard, poolOf(firm), 0, total(firm.reserve));
    case 'renew':
      if ('discard' in action)
        return isChoice(action.discard, poolOf(firm), 1, Math.min(2, total(firm.hand)));
      return 'swap' in action ? maySwap(state, seat, step.swapped) : 'done' in action;
    case 'fetch':
      return 'fetch' in action && isChoice(action.fetch, matching(firm, step.pair), 1, 2);
    case 'drop':
      return 'drop' in action && firm.staff.includes(action.drop);
    case 'replaceBlack':
      return 'district' in action && !('tile' in action) && of(state.black, action.district) > 0;
    case 'relocate':
      if ('from' in action) return action.from !== step.district && of(firm.built, action.from) > 0;
      return 'done' in action;
    default:
      return rules.legalActions(state, seat).some((legal) => same(legal, action));
  }
}

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
